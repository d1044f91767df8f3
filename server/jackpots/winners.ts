// Who has won jackpots.
import type { JackpotTerms } from '#rules/jackpots.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import type { JackpotWords } from './definitions.ts';

export interface WinnerRow {
  id: number;
  words: Record<string, JackpotWords>;
  cycle: number;
  round_id: string;
  game: string;
  fakename: string;
  currency: Currency;
  staked_cents: Cents;
  pot_cents: Cents;
  measure_before: number;
  measure_after: number;
  won_at: Date;
  commit: string;
  server_seed: string;
  terms: JackpotTerms;
  window_from: Date | null;
  window_to: Date | null;
}

interface Wanted {
  /** Null: of all. */
  jackpot: number | null;
  cycle: number | null;
  offset: number;
  count: number;
}

/** Newest first. */
export async function listWinners(sql: Sql, { jackpot, cycle, offset, count }: Wanted) {
  const rows = await sql<WinnerRow & { total: number }>`
    select win.jackpot_id as id, jackpot.words, win.cycle, win.round_id, win.game, player.fakename, win.currency,
      win.staked_cents, win.pot_cents, win.measure_before, win.measure_after, win.won_at, cycle.commit,
      cycle.server_seed, cycle.terms, cycle.window_from, cycle.window_to, (count(*) over ())::int as total
    from jackpot_win as win
    join jackpot on jackpot.id = win.jackpot_id
    join jackpot_cycle as cycle on cycle.jackpot_id = win.jackpot_id and cycle.number = win.cycle
    join player on player.id = win.player_id
    where (${jackpot}::int is null or win.jackpot_id = ${jackpot}) and (${cycle}::int is null or win.cycle = ${cycle})
    order by win.won_at desc, win.jackpot_id, win.cycle desc offset ${offset} limit ${count}`;
  return { rows, count: rows[0]?.total ?? 0 };
}

const OWN_SHOWN = 100;

interface OwnRow {
  jackpot_id: number;
  cycle: number;
  paid_cents: Cents | null;
  currency_paid: Currency | null;
}

/** Those that a player has won, with what they were paid. */
export async function listOwn(sql: Sql, playerId: number) {
  const rows = await sql<OwnRow>`
    select jackpot_id, cycle, paid_cents, currency_paid from jackpot_win where player_id = ${playerId}
    order by won_at desc limit ${OWN_SHOWN}`;
  return rows.map(({ jackpot_id, cycle, paid_cents, currency_paid }) => ({
    ...{ jackpot_id, cycle },
    paid: paid_cents === null ? null : { amount: paid_cents, currency: currency_paid! },
  }));
}
