// Free bets as they are kept: given once a key, staked whole, and given back when the bet is void.
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { tell } from '../live/outbox.ts';

export interface FreebetRow {
  id: number;
  currency: Currency;
  value_cents: Cents;
  odds_min_x1000: number;
  expires_at: Date;
}

/** Where nobody says otherwise, in thousandths. */
export const FREEBET_ODDS_MIN_X1000 = 1_500;

interface Grant {
  key: string;
  player: { id: number; currency: Currency };
  value: Cents;
  oddsMinX1000?: number | undefined;
  source: string;
  expiresAt: Date;
}

/** The same key gives once. */
export async function grantFreebet(tx: Tx, grant: Grant, now: Date): Promise<void> {
  const { key, player, value, oddsMinX1000 = FREEBET_ODDS_MIN_X1000, source, expiresAt } = grant;
  const given = await tx.sql`
    insert into freebet (key, player_id, currency, value_cents, odds_min_x1000, source, granted_at, expires_at)
    values (${key}, ${player.id}, ${player.currency}, ${value}, ${oddsMinX1000}, ${source}, ${now}, ${expiresAt})
    on conflict (key) do nothing returning 1`;
  if (given.length > 0) await tell(tx, player.id, { name: 'bets.freebets_changed', data: {} });
}

/** Those that can be staked, the first to expire first. */
export const listFreebets = (sql: Sql, playerId: number, now: Date): Promise<FreebetRow[]> =>
  sql<FreebetRow>`
    select id, currency, value_cents, odds_min_x1000, expires_at from freebet
    where player_id = ${playerId} and state = 'available' and expires_at > ${now}
    order by expires_at, id limit 100`;

interface Staked {
  player_id: number;
  freebet_id: number;
  bet_id: string;
}

/** The caller has locked the players, and seen that they are available. */
export async function stakeFreebets(tx: Tx, staked: readonly Staked[]): Promise<void> {
  if (staked.length === 0) return;
  await tx.sql`
    update freebet set state = 'staked', bet_id = staked.bet_id
    from unnest(
      ${staked.map(({ player_id }) => player_id)}::bigint[], ${staked.map(({ freebet_id }) => freebet_id)}::bigint[],
      ${staked.map(({ bet_id }) => bet_id)}::text[]
    ) as staked (player_id, freebet_id, bet_id)
    where freebet.player_id = staked.player_id and freebet.id = staked.freebet_id`;
}

/** So long a free bet can be staked again when its bet comes back late. */
const EXTENSION_MS = 24 * 3_600_000;

/** For void and rejected bets. A free bet is extended only once: else a player could keep it alive with void bets. */
export async function returnFreebets(tx: Tx, returned: readonly Staked[], now: Date): Promise<void> {
  if (returned.length === 0) return;
  const extendedTo = new Date(now.getTime() + EXTENSION_MS);
  await tx.sql`
    update freebet set state = 'available', bet_id = null,
      expires_at = case when is_extended then expires_at else greatest(expires_at, ${extendedTo}) end,
      is_extended = is_extended or expires_at < ${extendedTo}
    from unnest(
      ${returned.map(({ player_id }) => player_id)}::bigint[], ${returned.map(({ freebet_id }) => freebet_id)}::bigint[],
      ${returned.map(({ bet_id }) => bet_id)}::text[]
    ) as returned (player_id, freebet_id, bet_id)
    where freebet.player_id = returned.player_id and freebet.id = returned.freebet_id
      and freebet.bet_id = returned.bet_id`;
}

/** For void bets that a correction makes valid again. One that pays another bet meanwhile is left to it. */
export async function takeBackFreebets(tx: Tx, taken: readonly Staked[]): Promise<void> {
  if (taken.length === 0) return;
  await tx.sql`
    update freebet set state = 'staked', bet_id = taken.bet_id
    from unnest(
      ${taken.map(({ player_id }) => player_id)}::bigint[], ${taken.map(({ freebet_id }) => freebet_id)}::bigint[],
      ${taken.map(({ bet_id }) => bet_id)}::text[]
    ) as taken (player_id, freebet_id, bet_id)
    where freebet.player_id = taken.player_id and freebet.id = taken.freebet_id and state = 'available'`;
}
