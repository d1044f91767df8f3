// Words of an offer hold places, and its rule fills them: no amount is ever written into a text.
import { currencySigns, formatMoney, formatNumber } from '../format.ts';
import type { Money } from '../money.ts';

/** "€ 500": an amount that is offered has no cents unless it needs them. */
export const offeredMoney = ({ amount, currency }: Money): string =>
  amount % 100 === 0
    ? `${currencySigns[currency]}\u00a0${formatNumber(amount / 100)}`
    : formatMoney({ amount, currency });

export type OfferWords = Readonly<Record<string, string | number | undefined>>;

/** A place that the rule has nothing for stays as it is, for whoever wrote it to see. */
export const filledWords = (text: string, words: OfferWords): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(words[name] ?? place));
