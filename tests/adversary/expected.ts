// What a bet is expected to pay, exactly: every result of its legs that pays anything is settled by the functions that settle
// bets, and weighed by how likely it truly is.
import type { KeptBet } from '#server/bets/bet-rows.ts';
import { insuranceOf } from '#server/bets/insurance.ts';
import { workedOut } from '#server/bets/worked-out.ts';
import { LOST, WON } from '#sports/settle/outcome-result.ts';

/** In cents, of a single or an accumulator whose legs win or lose; a free bet given for it counts as what its best use pays. */
export function expectedPayment(bet: KeptBet, chances: readonly number[], freebetWorth: number): number {
  const settled = (lost: number | null): KeptBet => ({
    ...bet,
    status: lost === null ? 'won' : 'lost',
    legs: bet.legs.map((leg, at) => ({ ...leg, result: at === lost ? LOST : WON })),
  });
  const all = chances.reduce((product, chance) => product * chance, 1);
  const insured = chances.map((chance, at) => (all / chance) * (1 - chance) * insuranceOf(settled(at)));
  return all * workedOut(settled(null)).paid + freebetWorth * sum(insured);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
