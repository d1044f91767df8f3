// Whether a method takes an amount (decision D66): its bounds belong to it, then the step.
import { type Problem, problem } from './fields/problem.ts';
import type { Cents } from './money.ts';

export interface AmountTerms {
  min: Cents;
  max: Cents;
  step: Cents;
}

/** Bounds are told as they are typed, in units. */
export function paymentAmount(amount: Cents, { min, max, step }: AmountTerms): Problem | null {
  if (amount < min) return problem('min_value', { min: min / 100 });
  if (amount > max) return problem('max_value', { max: max / 100 });
  if (amount % step !== 0) return problem('multiple_of', { value: step / 100 });
  return null;
}
