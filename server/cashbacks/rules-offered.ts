// Cashback as operators define it, and what of it a period is reckoned by.
import { type CashbackTerms, rateAt, reckonCashback } from '#rules/cashback.ts';
import { exchangeDown, exchangeUp, type Rates } from '#rules/exchange.ts';
import { cents } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';
import type { CashbackDefinition } from '../content-store/cashback-definition.ts';
import type { PlayedRow } from './played.ts';

/** With what it is called in each language: a later edit renames nothing that was promised. */
export type KeptTerms = CashbackTerms & { words: Record<string, string> };

type Definition = CashbackDefinition & { description: string };

export const offeredRules = (content: Content): readonly { rule: number; terms: KeptTerms }[] =>
  definitionsIn(content, content.defaultLocale)
    .filter(({ is_offered }) => is_offered)
    .map(({ id, is_offered: _offered, description: _words, place: _place, ...terms }) => ({
      rule: id,
      terms: { ...terms, words: wordsOf(content, id) },
    }));

const definitionsIn = (content: Content, locale: string): readonly Definition[] =>
  content.hasCms('cashback') ? localised<Definition[]>(content, locale, 'cashback') : [];

const wordsOf = (content: Content, id: number): Record<string, string> =>
  Object.fromEntries(
    content.locales.map(({ code }) => [
      code,
      definitionsIn(content, code).find((one) => one.id === id)?.description ?? '',
    ]),
  );

export const describedIn = ({ words }: Pick<KeptTerms, 'words'>, { locale, content }: Speech): string =>
  words[locale] ?? words[content.defaultLocale] ?? '';

interface Speech {
  locale: string;
  content: Content;
}

const EURO = 'EUR';

/** In the player's own currency. */
export function reckonFor(
  terms: KeptTerms,
  played: PlayedRow,
  { level, rates }: { level: number; rates: Rates },
) {
  const exchange = { from: EURO, to: played.currency, rates } as const;
  const rate_ppm = rateAt(terms.rates, level);
  const minimum = exchangeUp(cents(terms.minimum_cents), exchange);
  const cap = exchangeDown(cents(terms.cap_cents), exchange);
  const reckoned = reckonCashback({ ...terms, rate_ppm, minimum, cap }, played, played.carried);
  return { ...reckoned, rate_ppm, minimum, cap };
}
