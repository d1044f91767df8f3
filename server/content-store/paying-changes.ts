// Whether a change of content lets players be given more than one person alone may define. Words and pictures never pay,
// and one person may stop a definition at once: remove it, switch it off or end it earlier.
import { formatMoney } from '#rules/format.ts';
import { noCost, type WorstCost } from '#rules/gifts/worst-cost.ts';
import { cents } from '#rules/money.ts';
import type { EntryChange } from './change-risks.ts';
import { keepsFigures } from './changed-figures.ts';
import { worstCostOf } from './cost-classes.ts';
import { addCosts, type DefinedAlone } from './defined-alone.ts';
import type { GiftLimits } from './gift-limits.ts';

/** `alone`: what the same person has defined alone besides. A sentence for staff; null: one person may do it. */
export function findPayment(
  change: EntryChange,
  { onePerson: limits, coinHundredths }: GiftLimits,
  alone: DefinedAlone,
): string | null {
  const cost = worstCostOf(change, change.after, coinHundredths);
  if (cost === null || isNothing(cost) || keepsFigures(change)) return null;
  const together = addCosts(cost, alone.beside(change));
  if (isWithin(together, limits)) return null;
  if (change.kind === 'setting') return 'it decides what players are paid.';
  const to = `${amountOf(together.perPlayer)} to one player, ${amountOf(together.perDay)} a day, ${amountOf(together.total)} in all`;
  return isWithin(cost, limits)
    ? `with what the same person has defined alone in 30 days it can cost ${to}.`
    : `it can cost ${to}.`;
}

const isNothing = (cost: WorstCost): boolean => isWithin(cost, noCost);

const isWithin = (cost: WorstCost, limits: WorstCost): boolean =>
  cost.perPlayer <= limits.perPlayer && cost.perDay <= limits.perDay && cost.total <= limits.total;

const amountOf = (euroCents: number): string =>
  Number.isSafeInteger(euroCents)
    ? formatMoney({ amount: cents(euroCents), currency: 'EUR' })
    : 'without a limit';
