// Whom an offer is for. The server decides by this and nothing else, when it shows an offer and when it gives it.
import type { Currency } from '../money.ts';

const DAY_MS = 86_400_000;

export interface OfferRuleTerms {
  started_at: string | null;
  finished_at: string | null;
  trigger: { action: string; number?: number | null; after?: number | undefined };
  conditions: {
    countries?: readonly string[] | undefined;
    currencies?: readonly Currency[] | undefined;
    newPlayersDays?: number | undefined;
    levelMin?: number | undefined;
    needsContact?: boolean | undefined;
    needsVerification?: boolean | undefined;
  };
  limits: { perPlayer: number };
  needsCode?: boolean | undefined;
}

/** What is known of a player; of a guest that they would be new. */
export interface OfferPlayer {
  /** Null: not known. */
  country: string | null;
  currency: Currency | null;
  registeredAt: Date;
  /** Of loyalty, the highest they have reached. */
  level: number;
  /** That were paid in. */
  deposits: number;
  hasContact: boolean;
  isVerified: boolean;
  /** Nothing is given to them: excluded, banned or blocked. */
  isBarred: boolean;
}

/** How one offer stands with them. */
export interface OfferStanding {
  taken: number;
  /** Another account of the same person has had it. */
  isTakenByPerson: boolean;
  /** A code has opened it for them. */
  isOpened: boolean;
  /** All that there were, or all of today, are gone. */
  isGone: boolean;
}

export type Obstacle =
  | 'NOT_STARTED'
  | 'EXPIRED'
  | 'COUNTRY'
  | 'CURRENCY'
  | 'NEW_PLAYERS'
  | 'LEVEL'
  | 'LATER_DEPOSIT'
  | 'EARLIER_DEPOSIT'
  | 'NEED_CODE'
  | 'ALREADY_USED'
  | 'LIMIT_REACHED'
  | 'REWARDS_BLOCKED'
  | 'NOT_ELIGIBLE';

export const windowObstacle = (
  { started_at, finished_at }: Pick<OfferRuleTerms, 'started_at' | 'finished_at'>,
  now: Date,
): 'NOT_STARTED' | 'EXPIRED' | null => {
  if (started_at === null || new Date(started_at) > now) return 'NOT_STARTED';
  return finished_at !== null && new Date(finished_at) <= now ? 'EXPIRED' : null;
};

/** The first that stands in the way; null: it is theirs. */
export function obstacleOf(
  rule: OfferRuleTerms,
  player: OfferPlayer,
  standing: OfferStanding,
  now: Date,
): Obstacle | null {
  const early = windowObstacle(rule, now);
  if (early !== null) return early;
  if (player.isBarred) return 'REWARDS_BLOCKED';
  if (standing.isTakenByPerson) return 'NOT_ELIGIBLE';
  if (standing.taken >= rule.limits.perPlayer) return 'ALREADY_USED';
  if (rule.needsCode === true && !standing.isOpened) return 'NEED_CODE';
  return (
    whoObstacle(rule, player, now) ??
    depositObstacle(rule, player) ??
    (standing.isGone ? 'LIMIT_REACHED' : null)
  );
}

function whoObstacle({ conditions }: OfferRuleTerms, player: OfferPlayer, now: Date): Obstacle | null {
  const { countries, currencies, newPlayersDays, levelMin = 1 } = conditions;
  if (countries !== undefined && !countries.includes(player.country ?? '')) return 'COUNTRY';
  if (currencies !== undefined && (player.currency === null || !currencies.includes(player.currency)))
    return 'CURRENCY';
  const isNew =
    newPlayersDays === undefined || now.getTime() - player.registeredAt.getTime() <= newPlayersDays * DAY_MS;
  if (!isNew) return 'NEW_PLAYERS';
  return player.level < levelMin ? 'LEVEL' : null;
}

function depositObstacle({ trigger }: OfferRuleTerms, { deposits }: OfferPlayer): Obstacle | null {
  if (trigger.action !== 'deposit') return null;
  const { number = null, after = 0 } = trigger;
  if (deposits < Math.max(after, (number ?? 1) - 1)) return 'LATER_DEPOSIT';
  return number !== null && deposits >= number ? 'EARLIER_DEPOSIT' : null;
}

export type Need = 'contact' | 'verification';

/** What is left for the player to do, in this order. */
export const needsOf = ({ conditions }: OfferRuleTerms, player: OfferPlayer): Need[] => [
  ...(conditions.needsContact === true && !player.hasContact ? (['contact'] as const) : []),
  ...(conditions.needsVerification === true && !player.isVerified ? (['verification'] as const) : []),
];
