// A sum of money as typed (spec §5, decision D66): whole units, thousands commas ignored, no leading zero,
// within bounds that belong to it, then a multiple of the step.
import { detailed, isEmpty, type Problem, problem, required } from './problem.ts';

export interface SumBounds {
  min?: number;
  max?: number;
  multipleOf?: number;
}

/** Longer than any money there is, and the most digits a number holds exactly. */
const DIGITS_MAX = 15;

export function sum(
  value: string,
  { min = 1, max = Number.POSITIVE_INFINITY, multipleOf = 1 }: SumBounds = {},
): Problem | null {
  if (isEmpty(value)) return required;
  const units = readSum(value);
  if (units === null) return detailed('format', 'sum');
  if (units < min) return problem('min_value', { min });
  if (units > max) return problem('max_value', { max });
  if (units === Number.POSITIVE_INFINITY) return detailed('format', 'sum');
  if (units % multipleOf !== 0) return problem('multiple_of', { value: multipleOf });
  return null;
}

/** "1,000" is 1000; null is not a sum. A comma that groups no threes makes it none (amendment M12). */
export function readSum(value: string): number | null {
  if (!/^[1-9](\d*|\d{0,2}(,\d{3})+)$/.test(value)) return null;
  const digits = value.replaceAll(',', '');
  return digits.length > DIGITS_MAX ? Number.POSITIVE_INFINITY : Number(digits);
}
