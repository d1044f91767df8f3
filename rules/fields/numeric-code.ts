// The code of two-factor and of contact confirmation (spec §5): exactly six digits.
import { detailed, isEmpty, type Problem, required } from './problem.ts';

export const CODE_LENGTH = 6;

export function numericCode(value: string): Problem | null {
  if (isEmpty(value)) return required;
  return /^[0-9]{6}$/.test(value) ? null : detailed('format', 'numeric_code', { length: CODE_LENGTH });
}
