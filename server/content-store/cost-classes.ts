// What each kind of content can cost. A kind that is missing here does not compile, and a setting that is missing counts as
// one that pays.
import type { EntryKind, Json } from '#contract/content-entries.ts';
import type { OfferRule } from '#contract/offer-rule.ts';
import type { TournamentDefinition } from '#contract/tournament-definition.ts';
import { definitionOf } from '#games/definitions/all.ts';
import type { CostTerms } from '#rules/gifts/reward-cost.ts';
import * as costs from '#rules/gifts/worst-cost.ts';
import type { CashbackDefinition } from './cashback-definition.ts';
import type { JackpotDefinition } from './jackpot-definition.ts';

type CostOf = (value: Json, terms: CostTerms) => costs.WorstCost;

/** Entries were validated by the schema of their kind before any rule looks at them. */
const asDefined =
  <D>(costOf: (definition: D, terms: CostTerms) => costs.WorstCost): CostOf =>
  (value, terms) =>
    costOf(value as unknown as D, terms);

/** Null: entries of this kind pay nothing, whatever is written in them. Settings are told apart by name. */
const costByKind: Readonly<Record<Exclude<EntryKind, 'setting'>, CostOf | null>> = {
  text: null,
  page: null,
  banner: null,
  popup: null,
  redirect: null,
  seo: null,
  'custom-code': null,
  media: null,
  bonus: costs.bonusTemplateCost,
  offer: asDefined<OfferRule>(costs.offerCost),
  'loyalty-program': asDefined(costs.programCost),
  'loyalty-quest': asDefined(costs.questCost),
  'loyalty-product': asDefined(costs.productCost),
  'loyalty-character': asDefined(costs.characterCost),
  tournament: asDefined<TournamentDefinition>(costs.tournamentCost),
  jackpot: asDefined<JackpotDefinition>(costs.jackpotCost),
  cashback: asDefined<CashbackDefinition>(costs.cashbackCost),
};

/** Kinds of content that pay, as far as their figures say so. */
export const payingKinds = Object.entries(costByKind).flatMap(([kind, costOf]) =>
  costOf === null ? [] : [kind],
);

/** Settings that pay: what money is exchanged at, what play brings, and who may give how much. No bound is known. */
const payingSettings = [
  'currency-rates.',
  'gift-limits.',
  'general.default_currency',
  'general.available_currencies',
  'general.is_bonus_isolation_enabled',
  'loyalty.isEnabled',
  'loyalty.areCharactersEnabled',
  'loyalty.earning',
  'loyalty.characterPrice',
];

/** Settings that were looked at and pay nothing. A name that ends in a dot stands for all settings of that file. */
const harmlessSettings = [
  ...['auth.', 'banks.', 'categories.', 'consent.', 'countries.', 'functional-settings.'],
  ...['general.analytic', 'general.available_locales', 'general.is_seon_enabled', 'general.domain_state'],
  ...['general.domain_type', 'general.time_to_force_logout', 'general.is_game_history_export_enabled'],
  ...['general.user_inactivity_cashier_time', 'general.user_inactivity_pp_time'],
  ...['loyalty.characterPlaces', 'loyalty.coinIcon', 'loyalty.tutorialUrl'],
  ...['loyalty.notificationDuration', 'loyalty.notificationSound'],
  ...['payment-methods.', 'personal-fields.', 'phone-countries.', 'search-words.', 'seo.', 'site.'],
  ...['support.', 'tracking.', 'trusted-origins.', 'web.'],
];

/** One person may stop what these let play bring. */
const switchedOffByFalse = ['loyalty.isEnabled', 'loyalty.areCharactersEnabled'];

export const isPayingSetting = (name: string): boolean => isNamed(name, payingSettings);
export const isHarmlessSetting = (name: string): boolean => isNamed(name, harmlessSettings);

const isNamed = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name === one || (one.endsWith('.') && `${name}.`.startsWith(one)));

/** Null: it pays nothing. */
export function worstCostOf(
  { kind, name }: { kind: EntryKind; name: string },
  value: Json | undefined,
  coinHundredths: number,
): costs.WorstCost | null {
  if (value === undefined) return costs.noCost;
  if (kind === 'setting') {
    if (switchedOffByFalse.includes(name) && value === false) return costs.noCost;
    return isNamed(name, harmlessSettings) ? null : costs.unbounded;
  }
  return costByKind[kind]?.(value, { coinHundredths, leastStake }) ?? null;
}

/** No pack is given of a game that is not known, and a game without a ladder takes the stake that was named. */
function leastStake(game: string): number {
  const stakes = definitionOf(game)?.stakes;
  return stakes !== undefined && 'ladder' in stakes ? Math.min(...stakes.ladder) : 0;
}
