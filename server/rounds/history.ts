// What a player has played, the latest first. Without a filter any page is found by its numbers alone.
import type { HistoryRound } from '#contract/games-history.ts';
import { nameNow } from '#games/renamed.ts';
import { shelf } from '#games/shelf.ts';
import type { Context } from '../calls/context.ts';
import { type DaysAsked, spanOf } from '../calls/days-asked.ts';
import type { Config } from '../config/config.ts';
import type { Sql } from '../database/db.ts';
import { findStudioGame } from '../studios/studio-games.ts';
import type { RoundRow } from './round-rows.ts';

export interface RoundFilter extends DaysAsked {
  game?: string | undefined;
  state?: RoundRow['state'] | undefined;
}

interface Span {
  offset: number;
  count: number;
}

export type PlayedRow = Pick<
  RoundRow,
  | 'id'
  | 'number'
  | 'game'
  | 'currency'
  | 'staked_cents'
  | 'paid_cents'
  | 'state'
  | 'started_at'
  | 'ended_at'
  | 'pack_id'
>;

const names = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

export async function listPlayed(
  { db: { sql }, config }: Pick<Context, 'db' | 'config'>,
  playerId: number,
  filter: RoundFilter,
  span: Span,
) {
  const { zone: _, ...finer } = filter;
  const isPlain = Object.values(finer).every((value) => value === undefined);
  const { rows, count } = await (isPlain ? byNumber : byFilter)(sql, playerId, span, filter);
  return { items: rows.map((row) => view(row, config)), count };
}

async function byNumber(sql: Sql, playerId: number, { offset, count }: Span) {
  const [last] = await sql<{ number: number }>`
    select coalesce(max(number), 0)::int as number from round where player_id = ${playerId}`;
  const rows = await sql<PlayedRow>`
    select id, number, game, currency, staked_cents, paid_cents, state, started_at, ended_at, pack_id from round
    where player_id = ${playerId} and number <= ${last!.number - offset}
    order by number desc limit ${count}`;
  return { rows, count: last!.number };
}

async function byFilter(sql: Sql, playerId: number, { offset, count }: Span, filter: RoundFilter) {
  const { game = null, state = null } = filter;
  const { from, to } = spanOf(filter);
  const [found] = await sql<{ total: number }>`
    select count(*)::int as total from round
    where player_id = ${playerId} and (${game}::text is null or game = ${game})
      and (${state}::text is null or state = ${state})
      and (${from}::timestamptz is null or started_at >= ${from})
      and (${to}::timestamptz is null or started_at < ${to})`;
  const rows = await sql<PlayedRow>`
    select id, number, game, currency, staked_cents, paid_cents, state, started_at, ended_at, pack_id from round
    where player_id = ${playerId} and (${game}::text is null or game = ${game})
      and (${state}::text is null or state = ${state})
      and (${from}::timestamptz is null or started_at >= ${from})
      and (${to}::timestamptz is null or started_at < ${to})
    order by number desc offset ${offset} limit ${count}`;
  return { rows, count: found!.total };
}

/** Of so many of the last rounds: whoever has played one game since has left the others long ago. */
const RECENT_ROUNDS = 1_000;
const RECENT_GAMES = 12;

export async function listRecent(sql: Sql, playerId: number): Promise<string[]> {
  const rows = await sql<{ game: string }>`
    select game from (
      select game, number from round where player_id = ${playerId} order by number desc limit ${RECENT_ROUNDS}
    ) as last
    group by game order by max(number) desc limit ${RECENT_GAMES}`;
  return rows.map(({ game }) => game).filter((game) => names.has(game));
}

/** A game that is no longer on the shelf is named as it is kept. */
export const nameOf = (game: string, config: Config): string =>
  names.get(nameNow(game)) ?? findStudioGame(config, game)?.name ?? game;

const view = (
  { id, game, currency, staked_cents, paid_cents, state, started_at, ended_at, pack_id }: PlayedRow,
  config: Config,
): HistoryRound => ({
  ...{ id, game, name: nameOf(game, config), state },
  staked: { amount: staked_cents, currency },
  paid: { amount: paid_cents, currency },
  created_at: started_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
  is_free: pack_id !== null,
});
