import type { Rates } from '#rules/exchange.ts';
import type { Content } from './content.ts';

/** What one unit of each currency is worth in the default one; an operator keeps them in the content. */
export const ratesOf = (content: Content): Rates => content.cms<Rates>('currency-rates');
