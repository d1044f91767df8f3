// What accumulators are worth at best, with all that they get on top, at prices that are offered.
import { boostPercent, insuranceCents } from '#sports/bets/boost.ts';
import { type Extras, extrasNow } from '#sports/bets/extras.ts';
import type { BetLeg } from '#sports/bets/payout.ts';
import { LOST, type OutcomeResult, WON } from '#sports/settle/outcome-result.ts';

interface OfferedPrice {
  readonly oddsX1000: number;
  /** Of winning, as exactly as a player may know it. */
  readonly chance: number;
}

const legs = (count: number, result: OutcomeResult, oddsX1000: number): BetLeg[] =>
  Array.from({ length: count }, () => ({ oddsX1000, result }));

/** For each price the likeliest outcome that has it: no accumulator of others is worth more. */
export function bestPrices(prices: readonly OfferedPrice[]): OfferedPrice[] {
  const best = new Map<number, number>();
  for (const { oddsX1000, chance } of prices) best.set(oddsX1000, Math.max(chance, best.get(oddsX1000) ?? 0));
  return [...best].map(([oddsX1000, chance]) => ({ oddsX1000, chance }));
}

/** Of a stake of 1, with the price that is best for so many legs; a free bet is worth what its best use is. */
export function accumulatorWorth(
  prices: readonly OfferedPrice[],
  count: number,
  extras: Extras = extrasNow,
): number {
  const freebetWorth = Math.max(...prices.map(({ chance, oddsX1000 }) => chance * (oddsX1000 / 1000 - 1)));
  const all = prices.map(({ chance, oddsX1000 }) => {
    const percent = boostPercent(legs(count, WON, oddsX1000), extras);
    const won = chance ** count * (1 + ((oddsX1000 / 1000) ** count - 1) * (1 + percent / 100));
    const slip = [...legs(count - 1, WON, oddsX1000), ...legs(1, LOST, oddsX1000)];
    const insured = Number(insuranceCents(slip, { stakeCents: 10_000n, capCents: 10_000n }, extras)) / 10_000;
    return won + count * (1 - chance) * chance ** (count - 1) * insured * freebetWorth;
  });
  return Math.max(...all);
}
