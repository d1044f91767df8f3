// Every way the product says no (spec §8) and the system page it leads to, if any.
// The order is the catalogue's: a refusal's numeric code is its place in this list, counted from 1.
import type { RefusalDetails } from './refusal-details.ts';

export const refusals = {
  UnknownError: { status: 500 },
  ApplicationDisabled: { status: 503, page: 'MAINTENANCE' },
  MethodNotFound: { status: 404 },
  Authorization: { status: 401 },
  InvalidRequest: { status: 400 },
  InternalServerError: { status: 500 },
  AccessDenied: { status: 403, page: 'FORBIDDEN' },
  UserDeleted: { status: 401 },
  UserBanned: { status: 403, page: 'USER_BLOCK' },
  UserNeedDeposit: { status: 422 },
  UserNeedProfileData: { status: 422 },
  UserNeedConfirmContact: { status: 422 },
  ApplicationUnavailable: { status: 503, page: 'MAINTENANCE' },
  InvalidParameter: { status: 400 },
  TooManyRequests: { status: 429 },
  BillingServiceError: { status: 502 },
  BillingTransactionDeclined: { status: 422 },
  BillingUnavailable: { status: 502 },
  BillingDepositLimitExceeded: { status: 422 },
  WithdrawalDeclined: { status: 422 },
  WithdrawalLimitsExceeded: { status: 422 },
  WithdrawalLimitsPeriodExceeded: { status: 422 },
  KycUserProfile: { status: 422 },
  KycWithdrawal: { status: 422 },
  StorageQuotaExceeded: { status: 422 },
  SumsubVerificationRequired: { status: 422 },
  RequisitesOnVerification: { status: 422 },
  RequisitesValidationRequired: { status: 422 },
  RequisitesFraudulent: { status: 422 },
  // Ours, of games.
  InsufficientFunds: { status: 422 },
  BetNotAllowed: { status: 422 },
  /** The player has a round of this game open: it comes first. */
  RoundOpen: { status: 409 },
  RoundNotFound: { status: 404 },
  /** The round has gone on since: whoever decided was looking at an earlier moment of it. */
  StepConflict: { status: 409 },
  GameClosed: { status: 422 },
  /** Of the player's own limits on playing. */
  StakeLimitExceeded: { status: 422 },
  LossLimitExceeded: { status: 422 },
  /** They may play again from then on. */
  TimeLimitReached: { status: 422 },
  /** They must say first that they want to go on, knowing how it went since they sat down. */
  RealityCheckDue: { status: 422 },
  /** At a shared table: the next round takes bets again. */
  BetsClosed: { status: 409 },
  /** The player has no such pack of free spins, or it is of another game. */
  FreespinsNotFound: { status: 404 },
  /** They are used up, or their time is over. */
  FreespinsEnded: { status: 422 },
  /** Of an edit: somebody else has changed it since. What it says now stands with it, as JSON, for the difference. */
  ContentChanged: { status: 409 },
  /** Bonus money stakes no more than this at once. */
  BonusMaxBet: { status: 422 },
  /** This game is not played with the active bonus. */
  BonusGameExcluded: { status: 422 },
  /** Another bonus of this product is active: it comes first. */
  BonusActive: { status: 409 },
  /** It is over, or was never activated. */
  BonusEnded: { status: 422 },
  /** It has been played with, so it cannot go back in line. */
  BonusPlayed: { status: 422 },
  /** Of a withdrawal: it would end the active bonus, which holds so much. Whoever says so first may go on. */
  BonusWouldBurn: { status: 422 },
  /** The purse of coins holds less: by how many. */
  NotEnoughCoins: { status: 422 },
  /** Of the shop: sold out, bought as often as it may be, too soon, or for a higher level. */
  ProductUnavailable: { status: 422 },
  /** It is not open to this player now, or has nothing to claim. */
  QuestUnavailable: { status: 422 },
  /** Nothing is given to this player. */
  RewardsBlocked: { status: 422 },
  /** Nobody can join this tournament yet, or any more. */
  TournamentClosed: { status: 422 },
  /** Why the player cannot join it, by name (contract/tournaments.ts). */
  TournamentNotForYou: { status: 422 },
  /** The player has no such cashback. */
  CashbackNotFound: { status: 404 },
  /** It was taken, given up or came to its end before. */
  CashbackEnded: { status: 422 },
  /** Who has taken a break from rewards, or was taken out of them, is given none. */
  CashbackNotForYou: { status: 422 },
  /** Nothing of this name is, or was, offered to bet on. */
  EventNotFound: { status: 404 },
  /** The player has no such bet. */
  BetNotFound: { status: 404 },
  /** The bet is over, or cannot be sold back at the moment. */
  CashOutClosed: { status: 409 },
  /** The bet balances others: without it an event, its league or the whole book could lose more than it may. */
  CashOutLimit: { status: 409 },
  /** What was to be given is used up or stopped for now. Nothing was taken for it. */
  RewardUnavailable: { status: 422 },
  /** The operator has closed this product, game, studio, payment method or country for a while. */
  InMaintenance: { status: 503 },
  /** The player was paid too much by a wrong settlement, and owes it. */
  WithdrawalDebt: { status: 422 },
  /** Even a win would pay no more than the stake. */
  BetCannotGain: { status: 422 },
  /** The chips on a spot are paid in whole cents only in steps of so many cents. */
  ChipStepRequired: { status: 422 },
} as const satisfies Record<string, { status: number; page?: string }>;

export type RefusalName = keyof typeof refusals;
/** What it says with it: refusal-details.ts. */
export type DetailsOf<R extends RefusalName> = R extends keyof RefusalDetails ? RefusalDetails[R] : object;

export const refusalNames = Object.keys(refusals) as RefusalName[];
export const codeOf = (reason: RefusalName): number => refusalNames.indexOf(reason) + 1;

// The site's bundle and the server each hold a copy of this file, so a refusal is known by its brand, not its class.
const brand = Symbol.for('marigold.refusal');

/** An expected "no" that the player can be told. Anything else thrown is a bug. */
export class Refusal<R extends RefusalName = RefusalName> extends Error {
  override readonly name = 'Refusal';
  readonly [brand] = true;
  readonly reason: R;
  readonly details: DetailsOf<R>;

  // biome-ignore lint/complexity/noBannedTypes: "{} extends" asks whether every detail may be left out
  constructor(reason: R, ...[details]: {} extends DetailsOf<R> ? [DetailsOf<R>?] : [DetailsOf<R>]) {
    super(reason);
    this.reason = reason;
    this.details = details ?? ({} as DetailsOf<R>);
  }
}

export function isRefusal(error: unknown): error is Refusal;
export function isRefusal<R extends RefusalName>(error: unknown, reason: R): error is Refusal<R>;
export function isRefusal(error: unknown, reason?: RefusalName): boolean {
  if (typeof error !== 'object' || error === null || !(brand in error)) return false;
  return reason === undefined || (error as Refusal).reason === reason;
}

/** Whatever cannot be understood, a proxy's page or a lost answer, is an UnknownError. */
export function reasonIn(body: unknown): RefusalName {
  const type = String((body as { error?: { type?: unknown } } | null)?.error?.type);
  const reason = type.replace(/Exception$/, '') as RefusalName;
  return Object.hasOwn(refusals, reason) ? reason : 'UnknownError';
}

export const bareRefusal = (body: unknown): Refusal => refusalOf(reasonIn(body), {});

export const refusalOf = (reason: RefusalName, details: object): Refusal =>
  Reflect.construct(Refusal, [reason, details]) as Refusal;
