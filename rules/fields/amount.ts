// An amount of money as typed: whole units as everywhere (sum.ts), and cents where the step allows them.
import { type Cents, fromUnits } from '../money.ts';
import { type AmountTerms, paymentAmount } from '../payment-amount.ts';
import { plainDecimal } from './decimal-text.ts';
import { detailed, isEmpty, type Problem, problem, required } from './problem.ts';

const UNIT = 100;

export function amount(value: string, terms: AmountTerms, locale: string): Problem | null {
  if (isEmpty(value)) return required;
  const entered = readAmount(value, locale);
  if (entered !== null) return paymentAmount(entered, terms);
  return terms.step % UNIT === 0 ? detailed('format', 'sum') : problem('format');
}

/** "1,250.5" is 125050 cents; null is no amount. */
export function readAmount(value: string, locale: string): Cents | null {
  const text = plainDecimal(value.trim(), locale);
  return text === null ? null : fromUnits(Number(text));
}
