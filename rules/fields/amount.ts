// An amount of money as typed: whole units as everywhere (sum.ts), and cents where the step allows them.
import { type Cents, fromUnits } from '../money.ts';
import { type AmountTerms, paymentAmount } from '../payment-amount.ts';
import { detailed, isEmpty, type Problem, problem, required } from './problem.ts';

const UNIT = 100;
const pattern = /^[1-9][0-9,]{0,12}(\.[0-9]{1,2})?$/;

export function amount(value: string, terms: AmountTerms): Problem | null {
  if (isEmpty(value)) return required;
  const entered = readAmount(value);
  if (entered !== null) return paymentAmount(entered, terms);
  return terms.step % UNIT === 0 ? detailed('format', 'sum') : problem('format');
}

/** "1,250.5" is 125050 cents; null is no amount. */
export function readAmount(value: string): Cents | null {
  const text = value.trim();
  return pattern.test(text) ? fromUnits(Number(text.replaceAll(',', ''))) : null;
}
