// Sums as banks and payment services write them: "12.50", a point and no float between.
import { type Cents, cents } from './money.ts';

export const decimalOf = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Null for what is no sum of whole cents: "1e3", "-1", "12.505". Zeros beyond the cents mean nothing. */
export function centsOf(text: string): Cents | null {
  const [, units, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return units === undefined ? null : cents(Number(units) * 100 + Number(fraction.padEnd(2, '0')));
}

/** The whole cents in it, however finely it was reckoned. */
export const wholeCentsOf = (text: string): Cents | null => centsOf(text.replace(/(\.\d\d)\d+/, '$1'));
