// Purses of coins. A key moves coins once, whoever asks how often; a purse is never below nothing. What has to be taken
// back after it was spent is owed, and kept from what comes next.
import { Refusal } from '#contract/refusals.ts';
import { MICRO, wholeCoins } from '#rules/loyalty.ts';
import { lockPlayer, type Sql, type Tx } from '../database/db.ts';

export interface CoinMove {
  playerId: number;
  key: string;
  /** Less than nothing takes. */
  microcoins: number;
  reason: 'play' | 'streak' | 'reward' | 'order' | 'refund' | 'character' | 'expiry';
}

export interface CoinPurse {
  microcoins: number;
  moved_at: Date;
}

export async function findPurse(sql: Sql, playerId: number): Promise<CoinPurse | undefined> {
  const [purse] = await sql<CoinPurse>`
    select microcoins, moved_at from coin_purse where player_id = ${playerId}`;
  return purse;
}

/** Gives the keys that had not been moved before. */
export async function moveCoins(tx: Tx, moves: readonly CoinMove[], now: Date): Promise<Set<string>> {
  if (moves.length === 0) return new Set();
  const kept = await tx.sql<{ player_id: number; key: string }>`
    with moved as (
      insert into coin_entry (player_id, key, microcoins, reason, recorded_at)
      select player_id, key, microcoins, reason, ${now}
      from unnest(${moves.map(({ playerId }) => playerId)}::bigint[], ${moves.map(({ key }) => key)}::text[],
        ${moves.map(({ microcoins }) => microcoins)}::bigint[], ${moves.map(({ reason }) => reason)}::text[]
      ) as asked (player_id, key, microcoins, reason)
      order by player_id, key
      on conflict (player_id, key) do nothing
      returning player_id, key, microcoins
    ), summed as (
      select player_id, sum(microcoins)::bigint as net from moved group by player_id
    ), held as (
      insert into coin_purse as purse (player_id, microcoins, owed_microcoins, moved_at)
      select player_id, greatest(0, net), greatest(0, -net), ${now} from summed order by player_id
      on conflict (player_id) do update set
        microcoins = greatest(0, purse.microcoins - purse.owed_microcoins
          + excluded.microcoins - excluded.owed_microcoins),
        owed_microcoins = greatest(0, purse.owed_microcoins - purse.microcoins
          + excluded.owed_microcoins - excluded.microcoins),
        moved_at = excluded.moved_at, warned_days = null
    )
    select player_id, key from moved`;
  return new Set(kept.map(({ player_id, key }) => keyOf(player_id, key)));
}

const keyOf = (playerId: number, key: string): string => `${playerId} ${key}`;

/** Adds to entries that grow. Only for what is counted once by other means: a reader of facts, in its own transaction. */
export async function addToEntries(tx: Tx, moves: readonly CoinMove[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  await tx.sql`
    with asked as (
      select player_id, key, reason, sum(microcoins)::bigint as microcoins
      from unnest(${moves.map(({ playerId }) => playerId)}::bigint[], ${moves.map(({ key }) => key)}::text[],
        ${moves.map(({ microcoins }) => microcoins)}::bigint[], ${moves.map(({ reason }) => reason)}::text[]
      ) as asked (player_id, key, microcoins, reason)
      group by player_id, key, reason order by player_id, key
    ), moved as (
      insert into coin_entry as entry (player_id, key, microcoins, reason, recorded_at)
      select player_id, key, microcoins, reason, ${now} from asked
      on conflict (player_id, key) do update set
        microcoins = entry.microcoins + excluded.microcoins, recorded_at = excluded.recorded_at
    ), summed as (
      select player_id, sum(microcoins)::bigint as net from asked group by player_id order by player_id
    )
    insert into coin_purse as purse (player_id, microcoins, owed_microcoins, moved_at)
    select player_id, greatest(0, net), greatest(0, -net), ${now} from summed
    on conflict (player_id) do update set
      microcoins = greatest(0, purse.microcoins - purse.owed_microcoins
        + excluded.microcoins - excluded.owed_microcoins),
      owed_microcoins = greatest(0, purse.owed_microcoins - purse.microcoins
        + excluded.owed_microcoins - excluded.microcoins),
      moved_at = excluded.moved_at, warned_days = null`;
}

interface Price {
  playerId: number;
  key: string;
  coins: number;
  reason: 'order' | 'character';
}

/** Refused where the purse holds less; then nothing has changed. */
export async function spendCoins(tx: Tx, { playerId, key, coins, reason }: Price, now: Date): Promise<void> {
  await lockPlayer(tx, playerId);
  const [purse] = await tx.sql<CoinPurse>`
    select microcoins, moved_at from coin_purse where player_id = ${playerId} for update`;
  const held = wholeCoins(purse?.microcoins ?? 0);
  if (held < coins) throw new Refusal('NotEnoughCoins', { error_data: { missing: coins - held } });
  await moveCoins(tx, [{ playerId, key, microcoins: -coins * MICRO, reason }], now);
}
