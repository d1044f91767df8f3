// What a place wins at the end of a run, when it is known how much of the promise its play has filled.
import { type Cents, cents } from '#rules/money.ts';
import { filledOf, filledPrize } from '#rules/tournaments/funding.ts';
import { type PrizeReward, prizeAt } from '#rules/tournaments/prizes.ts';
import { poolWorth } from './pool.ts';
import type { RunRow } from './runs.ts';

export function finalPrize(run: RunRow, rank: number): PrizeReward | null {
  const { prizes } = run.terms;
  const filled = filledPromise(run);
  const isShare = prizes.some(({ from, to, share }) => rank >= from && rank <= to && share !== undefined);
  if (isShare) return prizeAt(prizes, rank, poolWorth({ ...run, promised_cents: filled }));
  const prize = prizeAt(prizes, rank, poolWorth(run));
  if (prize === null || run.terms.funding === undefined) return prize;
  return filledPrize(prize, run.promised_cents === 0 ? 0 : filled / run.promised_cents);
}

function filledPromise({ promised_cents, cost_hundredths, terms: { funding } }: RunRow): Cents {
  if (funding === undefined) return promised_cents;
  return filledOf(cents(promised_cents), { percent: funding.percent, costHundredths: cost_hundredths });
}
