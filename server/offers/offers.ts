// The offers of the house, as its content has them.
import type { OfferRule } from '#contract/offer-rule.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

export const offersOf = (content: Content): readonly OfferRule[] =>
  content.hasCms('offers') ? content.cms<OfferRule[]>('offers') : [];

export const findOffer = (content: Content, id: number): OfferRule | undefined =>
  offersOf(content).find((offer) => offer.id === id);

/** With its words in one language. */
export type SpokenOffer = OfferRule & { kicker: string; title: string; text: string };

export const spokenOffers = (content: Content, locale: string): readonly SpokenOffer[] =>
  content.hasCms('offers') ? localised<SpokenOffer[]>(content, locale, 'offers') : [];
