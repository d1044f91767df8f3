// Jackpots as operators define them, and what of it a cycle is played by.

import type { Rates } from '#rules/exchange.ts';
import type { JackpotTerms } from '#rules/jackpots.ts';
import { type Currency, currencies } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';
import type { JackpotDefinition } from '../content-store/jackpot-definition.ts';

/** All pots are in it. */
export const POT_CURRENCY: Currency = 'EUR';

/** In one language; its words are texts. */
export type Definition = JackpotDefinition & { title: string; text: string };

export type JackpotWords = Pick<Definition, 'title' | 'text' | 'image' | 'tone'>;

export const definitionsIn = (content: Content, locale: string): readonly Definition[] =>
  content.hasCms('jackpots') ? localised<Definition[]>(content, locale, 'jackpots') : [];

export function termsOf(definition: Definition, rates: Rates): JackpotTerms {
  const { kind, games, min_stake_cents, start_cents, pot_ppm, reserve_ppm } = definition;
  return {
    ...{ kind, games, min_stake_cents, start_cents, pot_ppm, reserve_ppm },
    ...('mean_turnover_cents' in definition && { mean_turnover_cents: definition.mean_turnover_cents }),
    ...('limit_cents' in definition && { limit_cents: definition.limit_cents }),
    ...('window_minutes' in definition && { window_minutes: definition.window_minutes }),
    rates: ratesInEuros(rates),
  };
}

/** A currency without a rate feeds no pot. */
const ratesInEuros = (rates: Rates): JackpotTerms['rates'] =>
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const [worth, euro] = [rates[currency], rates[POT_CURRENCY]];
      return worth === undefined || euro === undefined
        ? []
        : [[currency, Math.round((worth / euro) * 1_000_000)]];
    }),
  );

/** By language, for as long as a pot outlives its definition. */
export const wordsOf = (content: Content, id: number): Record<string, JackpotWords> =>
  Object.fromEntries(
    content.locales.flatMap(({ code }) => {
      const found = definitionsIn(content, code).find((one) => one.id === id);
      if (found === undefined) return [];
      const { title, text, image, tone } = found;
      return [[code, { title, text, image, tone }]];
    }),
  );
