// Looks for bonuses that time has ended, or that play has and nobody has noticed: some at a time, each player once.
import type { Db } from '../database/db.ts';
import { lockPlayers, type Tx } from '../database/db.ts';
import { droppedEntry } from './bonus-entries.ts';
import type { BonusRow } from './bonus-rows.ts';
import { changeBonuses } from './change-bonuses.ts';
import { smallestStake } from './counted-games.ts';
import { endPlayed } from './end-bonuses.ts';

const AT_ONCE = 200;

export async function endDueBonuses(db: Db, now: Date): Promise<void> {
  await passOver(db, findWaiting(db, now), (tx, players) => dropWaiting(tx, players, now));
  await passOver(db, findInPlay(db, now), (tx, players) => endPlayed(tx, players, now));
}

async function passOver(
  db: Db,
  found: Promise<{ player_id: number }[]>,
  work: (tx: Tx, players: readonly number[]) => Promise<void>,
): Promise<void> {
  const players = [...new Set((await found).map(({ player_id }) => player_id))];
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const some = players.slice(from, from + AT_ONCE);
    await db.atomically(async (tx) => {
      await lockPlayers(tx, some);
      await work(tx, some);
    });
  }
}

const MOST = 10_000;

const findWaiting = ({ sql }: Db, now: Date) => sql<{ player_id: number }>`
  select player_id from bonus where state = 'available' and ends_at <= ${now} order by ends_at limit ${MOST}`;

const findInPlay = ({ sql }: Db, now: Date) => sql<{ player_id: number }>`
  select player_id from bonus join bonus_purse using (id)
  where state in ('active', 'expiring') and (
    state = 'expiring' or ends_at <= ${now} or turnover_hundredths >= required_cents * 100
    or purse_cents < ${smallestStake})
  limit ${MOST}`;

async function dropWaiting(tx: Tx, players: readonly number[], now: Date): Promise<void> {
  const rows = await tx.sql<BonusRow>`
    select id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents
    from bonus
    where player_id = any(${players}::bigint[]) and state = 'available' and ends_at <= ${now} for update`;
  const changes = rows.map(
    (bonus) => ({ bonus, to: 'expired', entry: droppedEntry(bonus, bonus.amount_cents) }) as const,
  );
  await changeBonuses(tx, changes, now);
}
