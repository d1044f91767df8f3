// Wins as they are kept and shown: real ones alone, by a masked name.
import type { Win } from '#contract/leaderboard.ts';
import { nameNow } from '#games/renamed.ts';
import { maskedName } from '#rules/masked-name.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import type { OfferedGame } from '../games/offered-games.ts';

/** A jackpot is won once a cycle: so it is named among wins. */
export const jackpotWin = (jackpot: number, cycle: number): string => `jackpot:${jackpot}:${cycle}`;

function jackpotIn(win: string): number | null {
  const [, jackpot] = /^jackpot:(\d+):/.exec(win) ?? [];
  return jackpot === undefined ? null : Number(jackpot);
}

interface WinRow {
  round_id: string;
  fakename: string;
  game: string;
  currency: Currency;
  staked_cents: Cents;
  paid_cents: Cents;
  at: Date;
}

interface Span {
  offset: number;
  count: number;
}

/** What is older is forgotten. */
const KEPT_DAYS = 30;

export const listLatest = (sql: Sql, { offset, count }: Span): Promise<WinRow[]> => sql<WinRow>`
  select round_id, fakename, game, win.currency, staked_cents, paid_cents, at from (
    select round_id, player_id, game, currency, staked_cents, paid_cents, at from win
    order by at desc, round_id offset ${offset} limit ${count}
  ) as win join player on player.id = player_id order by at desc, round_id`;

export const listBiggest = (sql: Sql, { offset, count }: Span): Promise<WinRow[]> => sql<WinRow>`
  select round_id, fakename, game, win.currency, staked_cents, paid_cents, at from (
    select round_id, player_id, game, currency, staked_cents, paid_cents, worth_cents, at from win
    order by worth_cents desc, round_id offset ${offset} limit ${count}
  ) as win join player on player.id = player_id order by worth_cents desc, round_id`;

export async function countWins(sql: Sql): Promise<number> {
  const [counted] = await sql<{ wins: number }>`select count(*)::int as wins from win`;
  return counted!.wins;
}

export async function forgetWins(sql: Sql, now: Date): Promise<void> {
  await sql`delete from win where at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
}

/** A game that is offered no more has no picture and no page: its wins are not shown. */
export function shownWins(rows: readonly WinRow[], games: readonly OfferedGame[]): Win[] {
  const known = new Map(games.map((game) => [game.sysname, game]));
  return rows.flatMap(({ round_id: id, fakename, game, currency, staked_cents, paid_cents, at }): Win[] => {
    const played = known.get(nameNow(game));
    if (played === undefined) return [];
    const { sysname, name, image = `/art/tiles-240/${sysname}.webp` } = played;
    return [
      {
        ...{ id, name: maskedName(fakename), game: { sysname, name, image } },
        amount: { amount: paid_cents, currency },
        stake: { amount: staked_cents, currency },
        jackpot: jackpotIn(id),
        at: at.toISOString(),
      },
    ];
  });
}
