// What the content says of loyalty: settings, the programme, quests, products and characters. Operators change it while the
// product runs; what players were promised is kept with them.
import type { Output } from '#contract/define.ts';
import type { Character, loyalty } from '#contract/loyalty/loyalty.ts';
import type { LoyaltySettings } from '#contract/loyalty/settings.ts';
import { Refusal } from '#contract/refusals.ts';
import type { EarningTerms } from '#rules/loyalty.ts';
import type { QuestStep, Repeats } from '#rules/quests.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

/** Amounts are in cents of a euro, and exchanged when they are given. */
export type DefinedReward =
  | { kind: 'coins'; coins: number }
  | { kind: 'cash'; cents: number }
  | {
      kind: 'freespins';
      game: string;
      rounds: number;
      stakeCents: number;
      winsTo: 'main' | 'bonus';
      days: number;
    }
  | { kind: 'bonus'; template: string; cents: number }
  | { kind: 'freebet'; cents: number; days: number }
  | { kind: 'frame'; frame: 'brass' | 'silver' | 'royal' };

export interface DefinedLevel {
  level: number;
  name: string;
  points: number;
  coinRate: number;
  gift: readonly DefinedReward[];
}

export interface DefinedProgram {
  id: number;
  sysname: string;
  title: string;
  text: string;
  image: string;
  levels: readonly DefinedLevel[];
}

export interface DefinedQuest {
  sysname: string;
  title: string;
  image: string;
  repeats: Repeats;
  days?: number;
  level: number;
  after?: string;
  character?: number;
  steps: readonly QuestStep[];
  rewards: readonly DefinedReward[];
}

export interface DefinedProduct {
  id: number;
  image: string;
  tone: string;
  reward: DefinedReward;
  price: number;
  level: number;
  stock?: number;
  limit?: number;
  cooldownDays?: number;
}

interface DefinedCharacter extends Character {
  object: string;
}

interface Placed {
  place?: number;
}

export interface LoyaltyTerms extends LoyaltySettings {
  earning: EarningTerms & { outsideEdge: number };
  /** In coins: what another character costs before the month is over. */
  characterPrice: number;
}

export const termsOf = (content: Pick<Content, 'cms'>): LoyaltyTerms => content.cms<LoyaltyTerms>('loyalty');

export const isOn = (content: Pick<Content, 'cms'>): boolean => termsOf(content).isEnabled;
export const hasCharacters = (content: Pick<Content, 'cms'>): boolean =>
  termsOf(content).areCharactersEnabled;

/** A part that an operator has switched off is not answered (decision D88). */
export function requireOn(isThere: boolean): void {
  if (!isThere) throw new Refusal('InvalidRequest');
}

const listed = <T>(content: Content, locale: string, file: string): readonly T[] =>
  localised<readonly (T & Placed)[]>(content, locale, file).toSorted(
    ({ place: a = 0 }, { place: b = 0 }) => a - b,
  );

/** The first is the one that levels are reckoned by. */
export const programsOf = (content: Content, locale: string): readonly DefinedProgram[] =>
  listed<Omit<DefinedProgram, 'levels'> & { levels: readonly Omit<DefinedLevel, 'level'>[] }>(
    content,
    locale,
    'loyalty-programs',
  ).map((program) => ({
    ...program,
    levels: program.levels.map((level, at) => ({ ...level, level: at + 1 })),
  }));

export const programOf = (content: Content, locale = content.defaultLocale): DefinedProgram =>
  programsOf(content, locale)[0]!;

export const questsOf = (content: Content, locale = content.defaultLocale): readonly DefinedQuest[] =>
  listed(content, locale, 'loyalty-quests');

export const productsOf = (content: Content, locale = content.defaultLocale): readonly DefinedProduct[] =>
  listed(content, locale, 'loyalty-products');

/** As they may be shown: where figures may not, an object stands for each. */
export const charactersOf = (
  { content, config }: { content: Content; config: Pick<Config, 'profile'> },
  locale = content.defaultLocale,
): Output<typeof loyalty.getcharacters>['items'] =>
  listed<DefinedCharacter>(content, locale, 'loyalty-characters').map(({ object, image, ...character }) => ({
    ...character,
    image: config.profile.hasFigures ? image : object,
  }));
