// What a bet comes to by what is known of its legs. Nothing is paid before all of it is over.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { boostCents, freebetCents } from '#sports/bets/boost.ts';
import { extrasOf } from '#sports/bets/extras.ts';
import { type Bet, type BetStatus, potentialOf, settleBet, stakeOf } from '#sports/bets/payout.ts';
import type { KeptBet } from './bet-rows.ts';

/** The part of it that was not sold. */
export const playedBet = ({ legs, combos, unit_cents }: KeptBet): Bet => ({
  legs: legs.map(({ odds_x1000, result }) => ({ oddsX1000: odds_x1000, result })),
  combos,
  unitCents: BigInt(unit_cents),
});

/** What it gets on top of so much, by the rules it was placed under. */
function boostOf({ rules }: KeptBet, bet: Bet, payoutCents: bigint): bigint {
  if (bet.combos.length !== 1 || bet.legs.length < 2) return 0n;
  return boostCents(bet.legs, { stakeCents: stakeOf(bet), payoutCents }, extrasOf(rules));
}

/** The most that it can still pay, by what has become of its legs. */
export function potentialLeft(kept: KeptBet): Cents {
  const bet = playedBet(kept);
  const plain = potentialOf(bet);
  if (kept.freebet_id !== null) return cents(Number(freebetCents(stakeOf(bet), plain)));
  return cents(Number(plain + boostOf(kept, bet, plain)));
}

export interface WorkedOut {
  status: BetStatus;
  /** By settlement, cash-outs not counted. */
  paid: Cents;
  /** Of it. */
  boost: Cents;
  /** In the order of the combos: null while one is open. */
  combos: readonly (bigint | null)[];
}

export function workedOut(kept: KeptBet): WorkedOut {
  const bet = playedBet(kept);
  const { status, payoutCents, combos } = settleBet(bet);
  if (status === 'open') return { status, paid: ZERO, boost: ZERO, combos };
  if (kept.freebet_id !== null) {
    const paid = cents(Number(freebetCents(stakeOf(bet), payoutCents)));
    const isReturned = status === 'returned';
    return { status: isReturned ? status : paid > 0 ? 'won' : 'lost', paid, boost: ZERO, combos };
  }
  const boost = boostOf(kept, bet, payoutCents);
  return { status, paid: cents(Number(payoutCents + boost)), boost: cents(Number(boost)), combos };
}
