// Why a bet paid what it paid: every combination with its factors, what came on top, and every time it was worked out.
import type { BetWhy } from '#contract/betting/bet.ts';
import type { Output } from '#contract/define.ts';
import { type Cents, cents } from '#rules/money.ts';
import { boostPercent } from '#sports/bets/boost.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import type { Sql } from '../database/db.ts';
import type { KeptBet } from './bet-rows.ts';
import { factorX1000 } from './shown-bet.ts';
import { playedBet, workedOut } from './worked-out.ts';

interface RevisionRow {
  at: Date;
  paid_cents: Cents;
  why: string;
}

export async function whyOf(sql: Sql, bet: KeptBet): Promise<Output<{ output: typeof BetWhy }>> {
  const revisions = await sql<RevisionRow>`
    select at, paid_cents, why from bet_revision
    where player_id = ${bet.player_id} and bet_id = ${bet.id} order by revision`;
  const { boost, combos } = workedOut(bet);
  const isBoosted = combos.length === 1 && bet.legs.length > 1 && bet.freebet_id === null;
  return {
    rows: bet.combos.map((legs, at) => ({
      legs: [...legs],
      factors: legs.map((place) => factorOf(bet, place)),
      unit: bet.unit_cents,
      pays: combos[at] === null ? null : cents(Number(combos[at]!)),
    })),
    boost_percent: isBoosted ? boostPercent(playedBet(bet).legs, extrasOf(bet.rules)) : 0,
    ...{ boost, cashed_out: bet.sold_cents, paid: cents(bet.paid_cents + bet.sold_cents) },
    revisions: revisions.map(({ at, paid_cents, why }) => ({ at: at.toISOString(), paid: paid_cents, why })),
  };
}

/** Of a leg that is open, its odds. */
const factorOf = ({ legs }: KeptBet, place: number): number => {
  const { result, odds_x1000 } = legs[place]!;
  return factorX1000(result, odds_x1000) ?? odds_x1000;
};
