// Rounds as they are kept.
import type { Bet, Decision } from '#games/kinds/kind.ts';
import { namesEver } from '#games/renamed.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { SeedPair } from '../fairness/seed-pairs.ts';
import type { PackRow } from '../freespins/packs.ts';

export interface RoundRow {
  id: string;
  player_id: number;
  number: number;
  game: string;
  definition: string;
  pair_id: number;
  nonce: number;
  bet: Bet;
  decisions: readonly Decision[];
  currency: Currency;
  staked_cents: Cents;
  /** Of what was staked. */
  bonus_cents: Cents;
  /** The bonus that paid this part. */
  bonus_id: number | null;
  paid_cents: Cents;
  state: 'open' | 'over' | 'void';
  words: number;
  started_at: Date;
  ended_at: Date | null;
  /** Of free spins, which paid the stake; null: the player did. */
  pack_id: string | null;
  /** The pocket that a pack's win goes to. */
  wins_to: PackRow['wins_to'] | null;
}

/** With the seeds it was made from. */
export interface SeededRow extends RoundRow, Pick<SeedPair, 'server_seed' | 'client_seed'> {}

/** In this order. */
export async function insertRounds(tx: Tx, rows: readonly RoundRow[]): Promise<void> {
  await tx.sql`
    insert into round (id, player_id, number, game, definition, pair_id, nonce, bet, decisions, currency, staked_cents, bonus_cents,
      bonus_id, paid_cents, state, words, started_at, ended_at, pack_id)
    select id, player_id, number, game, definition, pair_id, nonce, bet::jsonb, '[]', currency, staked_cents, bonus_cents,
      bonus_id, paid_cents, state, words, started_at, ended_at, pack_id
    from unnest(
      ${rows.map(({ id }) => id)}::text[], ${rows.map(({ player_id }) => player_id)}::bigint[],
      ${rows.map(({ number }) => number)}::int[],
      ${rows.map(({ game }) => game)}::text[], ${rows.map(({ definition }) => definition)}::text[],
      ${rows.map(({ pair_id }) => pair_id)}::bigint[], ${rows.map(({ nonce }) => nonce)}::int[],
      ${rows.map(({ bet }) => JSON.stringify(bet))}::text[], ${rows.map(({ currency }) => currency)}::text[],
      ${rows.map(({ staked_cents }) => staked_cents)}::bigint[], ${rows.map(({ bonus_cents }) => bonus_cents)}::bigint[],
      ${rows.map(({ bonus_id }) => bonus_id)}::bigint[],
      ${rows.map(({ paid_cents }) => paid_cents)}::bigint[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ words }) => words)}::int[], ${rows.map(({ started_at }) => started_at)}::timestamptz[],
      ${rows.map(({ ended_at }) => ended_at)}::timestamptz[], ${rows.map(({ pack_id }) => pack_id)}::text[]
    ) as played (id, player_id, number, game, definition, pair_id, nonce, bet, currency, staked_cents, bonus_cents,
      bonus_id, paid_cents, state, words, started_at, ended_at, pack_id)`;
}

/** A nonce is taken with the stake: of a round that could not be paid none is used up. */
export async function takeNonces(tx: Tx, rows: readonly RoundRow[]): Promise<void> {
  await tx.sql`
    update seed_pair set next_nonce = next_nonce + 1
    from unnest(${rows.map(({ player_id }) => player_id)}::bigint[], ${rows.map(({ pair_id }) => pair_id)}::bigint[]) as used (player_id, id)
    where seed_pair.player_id = used.player_id and seed_pair.id = used.id`;
}

export async function findRound(sql: Sql, playerId: number, id: string): Promise<SeededRow | undefined> {
  const [row] = await sql<SeededRow>`
    select * from seeded_round where id = ${id} and player_id = ${playerId} and pair_id is not null`;
  return row;
}

export async function findOpenRound(
  sql: Sql,
  playerId: number,
  game: string,
): Promise<SeededRow | undefined> {
  const [row] = await sql<SeededRow>`
    select * from seeded_round
    where player_id = ${playerId} and game = ${game} and state = 'open' and pair_id is not null`;
  return row;
}

/** Under whatever name it had; at a shared table those whose seed is known. */
export const listLastRounds = (
  sql: Sql,
  playerId: number,
  game: string,
  count: number,
): Promise<SeededRow[]> =>
  sql<SeededRow>`
    select * from seeded_round
    where player_id = ${playerId} and game = any(${namesEver(game)}::text[]) and server_seed is not null
    order by number desc limit ${count}`;

/** After a decision. */
export async function updateRound(tx: Tx, row: RoundRow): Promise<void> {
  const { id, player_id, decisions, staked_cents, bonus_cents, paid_cents, state, words, ended_at } = row;
  await tx.sql`
    update round set decisions = ${JSON.stringify(decisions)}::jsonb, staked_cents = ${staked_cents},
      bonus_cents = ${bonus_cents}, paid_cents = ${paid_cents}, state = ${state}, words = ${words}, ended_at = ${ended_at}
    where id = ${id} and player_id = ${player_id}`;
}
