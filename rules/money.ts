// Money is whole cents everywhere inside the product, and every sum knows its currency.
// Decimals exist only on the wire and on screen.

export const currencies = ['USD', 'EUR', 'BRL'] as const;
export type Currency = (typeof currencies)[number];

export type Cents = number & { readonly unit: 'cents' };

export interface Money {
  amount: Cents;
  currency: Currency;
}

export const ZERO = 0 as Cents;

export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

/** 12.5 of any currency with two decimals, as cents. */
export const fromUnits = (units: number): Cents => cents(Math.round(units * 100));

export const plus = (...amounts: Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0));

/**
 * A stake times a paytable multiple. Multiples have at most two decimals, so in hundredths the product is
 * exact; what is left of a cent stays with the house.
 */
export const times = (stake: Cents, multiple: number): Cents =>
  cents(Math.floor(cents(stake * Math.round(multiple * 100)) / 100));
