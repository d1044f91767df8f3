// Every way the product says no (spec §8), what it says with it, and the system page it leads to, if any.
// The order is the catalogue's: a refusal's numeric code is its place in this list, counted from 1.
import * as z from 'zod/mini';
import { amount } from './wire.ts';

const none = z.object({});
const texts = z.record(z.string(), z.array(z.string()));
const retryLater = z.object({ error_data: z.object({ retry_after: z.int() }) });

/**
 * What was wrong, by parameter; `resend_time` says in how many seconds the next code may be asked for, `sent_to` where the
 * last one went, as far as a stranger may know.
 */
const wrongParameters = z.object({
  invalid_parameters: z.optional(texts),
  error_data: z.optional(z.record(z.string(), z.union([z.array(z.string()), z.int()]))),
  resend_time: z.optional(z.int()),
  sent_to: z.optional(z.string()),
  /** Said in place of the usual words, where they are a protocol (rules/two-factor.ts). */
  message: z.optional(z.string()),
});

/** Not signed in; when the player has excluded themselves, until when. Null has no end. */
const notWelcome = z.object({
  error_data: z.optional(z.object({ self_exclusion_until: z.nullable(z.string()) })),
});

/** The check that is to be gone through, by its name at the examiner. */
const checkedByAction = z.object({ error_data: z.optional(z.object({ external_action_id: z.string() })) });

export const refusals = {
  UnknownError: { status: 500, details: none },
  ApplicationDisabled: { status: 503, details: none, page: 'MAINTENANCE' },
  MethodNotFound: { status: 404, details: none },
  Authorization: { status: 401, details: notWelcome },
  InvalidRequest: { status: 400, details: none },
  InternalServerError: { status: 500, details: none },
  AccessDenied: { status: 403, details: none, page: 'FORBIDDEN' },
  UserDeleted: { status: 401, details: none },
  UserBanned: { status: 403, details: none, page: 'USER_BLOCK' },
  UserNeedDeposit: { status: 422, details: none },
  UserNeedProfileData: { status: 422, details: none },
  UserNeedConfirmContact: { status: 422, details: none },
  ApplicationUnavailable: { status: 503, details: none, page: 'MAINTENANCE' },
  InvalidParameter: { status: 400, details: wrongParameters },
  TooManyRequests: { status: 429, details: retryLater },
  BillingServiceError: { status: 502, details: none },
  BillingTransactionDeclined: { status: 422, details: none },
  BillingUnavailable: { status: 502, details: none },
  BillingDepositLimitExceeded: {
    status: 422,
    details: z.object({ error_data: z.object({ available_amount: amount }) }),
  },
  WithdrawalDeclined: { status: 422, details: none },
  WithdrawalLimitsExceeded: { status: 422, details: none },
  WithdrawalLimitsPeriodExceeded: { status: 422, details: none },
  KycUserProfile: { status: 422, details: none },
  KycWithdrawal: { status: 422, details: none },
  StorageQuotaExceeded: { status: 422, details: none },
  SumsubVerificationRequired: { status: 422, details: none },
  RequisitesOnVerification: { status: 422, details: none },
  RequisitesValidationRequired: { status: 422, details: checkedByAction },
  RequisitesFraudulent: { status: 422, details: none },
  // Ours, of games.
  InsufficientFunds: { status: 422, details: none },
  BetNotAllowed: { status: 422, details: none },
  /** The player has a round of this game open: it comes first. */
  RoundOpen: { status: 409, details: none },
  RoundNotFound: { status: 404, details: none },
  /** The round has gone on since: whoever decided was looking at an earlier moment of it. */
  StepConflict: { status: 409, details: none },
  GameClosed: { status: 422, details: none },
  /** Of the player's own limits on playing. */
  StakeLimitExceeded: {
    status: 422,
    details: z.object({ error_data: z.object({ limit_amount: amount }) }),
  },
  LossLimitExceeded: {
    status: 422,
    details: z.object({ error_data: z.object({ available_amount: amount }) }),
  },
  /** They may play again from then on. */
  TimeLimitReached: { status: 422, details: z.object({ error_data: z.object({ until: z.string() }) }) },
  /** They must say first that they want to go on, knowing how it went since they sat down. */
  RealityCheckDue: {
    status: 422,
    details: z.object({ error_data: z.object({ since: z.string(), staked: amount, paid: amount }) }),
  },
  /** At a shared table: the next round takes bets again. */
  BetsClosed: { status: 409, details: none },
  /** The player has no such pack of free spins, or it is of another game. */
  FreespinsNotFound: { status: 404, details: none },
  /** They are used up, or their time is over. */
  FreespinsEnded: { status: 422, details: none },
  /** Of an edit: somebody else has changed it since. What it says now stands with it, as JSON, for the difference. */
  ContentChanged: {
    status: 409,
    details: z.object({
      error_data: z.object({
        kind: z.string(),
        name: z.string(),
        locale: z.string(),
        version: z.int(),
        value: z.string(),
        changed_by: z.string(),
        changed_at: z.string(),
      }),
    }),
  },
} as const satisfies Record<string, { status: number; details: z.ZodMiniType; page?: string }>;

export type RefusalName = keyof typeof refusals;
export type DetailsOf<R extends RefusalName> = z.output<(typeof refusals)[R]['details']>;

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
