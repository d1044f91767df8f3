import {
  type jackpots as contract,
  type Jackpot,
  type JackpotWinner,
  WINNERS_COUNT,
} from '#contract/jackpots.ts';
import { nameNow } from '#games/renamed.ts';
import { shelf } from '#games/shelf.ts';
import { type JackpotTerms, wonCents } from '#rules/jackpots.ts';
import { maskedName } from '#rules/masked-name.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import type { HandlersOf } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import type { Sql } from '../database/db.ts';
import { definitionsIn, type JackpotWords, POT_CURRENCY } from './definitions.ts';
import { listOwn, listWinners, type WinnerRow } from './winners.ts';

export const jackpots: HandlersOf<typeof contract> = {
  async get({ id, game }, { db, content, locale }) {
    const rows = await listRunning(db.sql);
    const wordsOf = wordsIn(content, locale);
    const items = rows
      .filter((row) => id === undefined || row.id === id)
      .filter(({ terms }) => game === undefined || terms.games.includes(nameNow(game)))
      .map((row) => viewOf(row, wordsOf(row)))
      .toSorted((a, b) => b.start.amount - a.start.amount || a.id - b.id);
    return { items, count: items.length };
  },

  async getWinners({ jackpot_id = null, cycle = null, offset = 0, count = WINNERS_COUNT }, ctx) {
    const wanted = { jackpot: jackpot_id, cycle, offset, count };
    const { rows, count: total } = await listWinners(ctx.db.sql, wanted);
    const wordsOf = wordsIn(ctx.content, ctx.locale);
    return { items: rows.map((row) => winnerOf(row, wordsOf(row))), count: total };
  },

  async getOwn(_input, { db, player }) {
    const items = await listOwn(db.sql, player.id);
    return { items, count: items.length };
  },
};

interface RunningRow {
  id: number;
  terms: JackpotTerms;
  words: Record<string, JackpotWords>;
  number: number;
  commit: string;
  next_commit: string;
  opened_at: Date;
  window_from: Date | null;
  window_to: Date | null;
  pot_micros: number;
  last_cents: Cents | null;
  last_at: Date | null;
}

const listRunning = (sql: Sql): Promise<RunningRow[]> => sql<RunningRow>`
  select jackpot.id, cycle.terms, jackpot.words, cycle.number, cycle.commit, next.commit as next_commit, cycle.opened_at,
    cycle.window_from, cycle.window_to, cycle.pot_micros, last.pot_cents as last_cents, last.won_at as last_at
  from jackpot
  join jackpot_cycle as cycle on cycle.jackpot_id = jackpot.id and cycle.state = 'open'
  join jackpot_cycle as next on next.jackpot_id = jackpot.id and next.state = 'next'
  left join lateral (
    select pot_cents, won_at from jackpot_win where jackpot_win.jackpot_id = jackpot.id order by cycle desc limit 1
  ) as last on true`;

/** As operators write them by now; of one that is defined no more as they were. */
function wordsIn(content: Content, locale: string) {
  const defined = new Map(definitionsIn(content, locale).map((one) => [one.id, one]));
  return ({ id, words }: { id: number; words: Record<string, JackpotWords> }): JackpotWords =>
    defined.get(id) ?? words[locale] ?? words[content.defaultLocale]!;
}

const euros = (amount: number) => ({ amount: cents(amount), currency: POT_CURRENCY });

function viewOf(row: RunningRow, { title, text, image, tone }: JackpotWords): Jackpot {
  const { terms } = row;
  const { limit_cents: limit, mean_turnover_cents: mean } = terms;
  return {
    ...{ id: row.id, kind: terms.kind, title, text, image, tone, games: [...terms.games] },
    value: euros(wonCents(row.pot_micros)),
    start: euros(terms.start_cents),
    min_stake: euros(terms.min_stake_cents),
    ...{ pot_percent: terms.pot_ppm / 10_000, reserve_percent: terms.reserve_ppm / 10_000 },
    limit: limit === undefined ? null : euros(limit),
    mean_turnover: mean === undefined ? null : euros(mean),
    window: windowOf(row),
    ...{ cycle: row.number, commit: row.commit, next_commit: row.next_commit },
    opened_at: row.opened_at.toISOString(),
    last_win: row.last_at === null ? null : { amount: row.last_cents!, at: row.last_at.toISOString() },
  };
}

const windowOf = ({ window_from: from, window_to: to }: Pick<RunningRow, 'window_from' | 'window_to'>) =>
  from === null || to === null ? null : { from: from.toISOString(), to: to.toISOString() };

const names = new Map(shelf.map(({ sysname, name }) => [sysname, name]));

function winnerOf(row: WinnerRow, { title, image }: JackpotWords): JackpotWinner {
  const sysname = nameNow(row.game);
  return {
    ...{ jackpot_id: row.id, title, image, cycle: row.cycle },
    game: { sysname, name: names.get(sysname) ?? sysname },
    nickname: maskedName(row.fakename),
    bet: { amount: row.staked_cents, currency: row.currency as Currency },
    amount: euros(row.pot_cents),
    at: row.won_at.toISOString(),
    proof: {
      ...{ commit: row.commit, server_seed: row.server_seed, round: row.round_id },
      terms: structuredClone(row.terms) as JackpotWinner['proof']['terms'],
      window: windowOf(row),
      ...{ before: row.measure_before, after: row.measure_after },
    },
  };
}
