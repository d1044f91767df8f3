import {
  type Accruing,
  CASHBACK_COUNT,
  type Cashback,
  type cashbacks as contract,
} from '#contract/cashbacks.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf, PlayerContext } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { type CashbackRow, listCashbacks } from './cashback-rows.ts';
import { payOut, remove } from './claims.ts';
import { listOpenPeriods, type OpenPeriod } from './open-periods.ts';
import { listPlayed, type PlayedRow } from './played.ts';
import { describedIn, type KeptTerms, reckonFor } from './rules-offered.ts';

export const cashbacks: HandlersOf<typeof contract> = {
  async get({ offset = 0, count = CASHBACK_COUNT }, ctx) {
    const whose = { playerId: ctx.player.id, now: ctx.now };
    const { rows, count: total } = await listCashbacks(ctx.db.sql, whose, { offset, count });
    return { items: rows.map((row) => viewOf(row, ctx)), count: total };
  },

  async getAccruing(_input, ctx) {
    const periods = (await listOpenPeriods(ctx.db.sql)).filter(({ ends_at }) => ends_at > ctx.now);
    const items = await Promise.all(periods.map((period) => accruingOf(period, ctx)));
    return { items, count: items.length };
  },

  async payout({ cashback_id }, ctx) {
    await payOut(ctx, ctx.player, cashback_id);
    return DONE;
  },

  async remove({ cashback_id }, ctx) {
    await remove(ctx, ctx.player, cashback_id);
    return DONE;
  },
};

const percent = (ppm: number): number => ppm / 10_000;

function viewOf(row: CashbackRow & { terms: KeptTerms }, ctx: PlayerContext): Cashback {
  const { id, status, currency } = row;
  return {
    ...{ id, status: status as Cashback['status'], description: describedIn(row.terms, ctx) },
    ...{ start_date: row.starts_at.toISOString(), end_date: row.ends_at.toISOString() },
    receiving_expired_at: row.expires_at?.toISOString() ?? null,
    amount: { amount: row.amount_cents, currency },
    ...{ staked: row.staked_cents, won: row.won_cents, given: row.given_cents },
    ...{ carried: row.carried_cents, base: row.base_cents, rate: percent(row.rate_ppm) },
    most: row.most_cents,
  };
}

async function accruingOf(period: OpenPeriod, ctx: PlayerContext): Promise<Accruing> {
  const { starts_at, ends_at, terms } = period;
  const { db, player, rooms, content } = ctx;
  const [[played], levels] = await Promise.all([
    listPlayed(db.sql, [player.id], period),
    rooms.cashbacks.levelsOf(db.sql, [player.id]),
  ]);
  const row = played ?? { ...nothing, player_id: player.id, currency: player.currency };
  const made = reckonFor(terms, row, { level: levels.get(player.id) ?? 1, rates: ratesOf(content) });
  const { staked, won, given, carried, base, most, minimum, cap } = made;
  return {
    ...{ start_date: starts_at.toISOString(), end_date: ends_at.toISOString() },
    description: describedIn(terms, ctx),
    amount: { amount: made.amount, currency: row.currency },
    ...{ staked, won, given, carried, base, rate: percent(made.rate_ppm), most, minimum, cap },
    most_share: terms.bound === undefined ? null : percent(terms.bound.share_ppm),
    ...{ is_automatic: terms.is_automatic, claim_days: terms.claim_days },
  };
}

const nothing: Omit<PlayedRow, 'player_id' | 'currency'> = {
  ...{ gamesStaked: 0, gamesWon: 0, sportsStaked: 0, sportsWon: 0, theoretical: 0 },
  ...{ given: 0, spent: 0, late: 0, number: 0, carried: 0 },
};
