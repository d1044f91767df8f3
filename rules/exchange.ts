// One currency's sum in another, by rates that say what a unit of each is worth. Whole cents, rounded to the side that
// loosens nothing.
import { type Cents, type Currency, cents } from './money.ts';

export type Rates = Readonly<Partial<Record<Currency, number>>>;

export interface Exchange {
  from: Currency;
  to: Currency;
  rates: Rates;
}

/** Never more than it is worth. */
export function exchangeDown(amount: Cents, exchange: Exchange): Cents {
  const { value, worth } = reckon(amount, exchange);
  return cents(Number(value / worth));
}

/** Never less than it is worth. */
export function exchangeUp(amount: Cents, exchange: Exchange): Cents {
  const { value, worth } = reckon(amount, exchange);
  return cents(Number((value + worth - 1n) / worth));
}

const reckon = (amount: Cents, { from, to, rates }: Exchange) => ({
  value: BigInt(amount) * millionths(from, rates),
  worth: millionths(to, rates),
});

function millionths(currency: Currency, rates: Rates): bigint {
  const rate = Number(rates[currency]);
  if (!(rate > 0)) throw new RangeError(`no rate for ${currency}`);
  return BigInt(Math.round(rate * 1_000_000));
}
