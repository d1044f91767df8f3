// What some refusals say beside their name. A browser loads this with the first refusal it meets.
import * as z from 'zod/mini';
import { ClosedDetails } from './closures.ts';
import type { RefusalName } from './refusals.ts';
import { amount } from './wire.ts';

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

const details = {
  Authorization: notWelcome,
  /** Where the operator has closed the site: with which words, and until when. */
  ApplicationUnavailable: z.object({ error_data: z.optional(ClosedDetails) }),
  InMaintenance: z.object({ error_data: ClosedDetails }),
  InvalidParameter: wrongParameters,
  TooManyRequests: retryLater,
  BillingDepositLimitExceeded: z.object({ error_data: z.object({ available_amount: amount }) }),
  RequisitesValidationRequired: checkedByAction,
  StakeLimitExceeded: z.object({ error_data: z.object({ limit_amount: amount }) }),
  LossLimitExceeded: z.object({ error_data: z.object({ available_amount: amount }) }),
  TimeLimitReached: z.object({ error_data: z.object({ until: z.string() }) }),
  RealityCheckDue: z.object({ error_data: z.object({ since: z.string(), staked: amount, paid: amount }) }),
  ContentChanged: z.object({
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
  BonusMaxBet: z.object({ error_data: z.object({ limit_amount: amount }) }),
  BonusWouldBurn: z.object({ error_data: z.object({ bonus_amount: amount }) }),
  NotEnoughCoins: z.object({ error_data: z.object({ missing: z.int() }) }),
  ProductUnavailable: z.object({
    error_data: z.object({ why: z.enum(['sold_out', 'limit', 'cooling', 'level']) }),
  }),
  /** In cents of the stake's currency. */
  ChipStepRequired: z.object({ error_data: z.object({ spot: z.string(), step: z.int() }) }),
  TournamentNotForYou: z.object({ error_data: z.object({ why: z.string() }) }),
} as const satisfies Partial<Record<RefusalName, z.ZodMiniType<object, object>>>;

export type RefusalDetails = { [R in keyof typeof details]: z.output<(typeof details)[R]> };

const none = z.object({});

export const detailsOf = (reason: RefusalName): z.ZodMiniType<object, object> =>
  (details as Partial<Record<RefusalName, z.ZodMiniType<object, object>>>)[reason] ?? none;
