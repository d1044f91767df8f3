// Money out: by which methods, how long each takes, and one withdrawal's whole way.
import * as z from 'zod/mini';
import { amountText } from '../amount-text.ts';
import { get, post } from '../define.ts';
import { CurrencyCode, Done, flag, Money } from '../wire.ts';
import { Payment, paymentStates } from './cashier.ts';
import { PaymentMethod, requisites } from './deposits.ts';

/** Who has to do something next; nobody once it has ended. */
export const waits = ['nobody', 'player', 'cashier', 'bank'] as const;

export const PaymentStep = z.object({
  state: z.enum(['requested', ...paymentStates]),
  at: z.string(),
  /** As in a payment: 'small_and_known', 'large_amount', 'new_destination', 'account_changed', 'bank_declined'; else ''. */
  reason: z.string(),
  waits_for: z.enum(waits),
});
export type PaymentStep = z.output<typeof PaymentStep>;

const transaction = z.string().check(z.maxLength(60));

/** Measured, from the request to the money paid; null where nothing was paid yet. */
export const PayoutTime = z.object({
  method: z.string(),
  paid: z.int(),
  median_seconds: z.nullable(z.int()),
  p90_seconds: z.nullable(z.int()),
});

export const cashierWithdrawals = {
  getwithdrawsettings: get('cashier.getwithdrawsettings', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: z.object({
      currency: CurrencyCode,
      methods: z.array(PaymentMethod),
      /** What can be withdrawn now: the main pocket. */
      available: Money,
      /** Whether a withdrawal may be cancelled before it is approved (decision M4). */
      can_cancel: z.boolean(),
    }),
    shows: ['balance', 'profile'],
  }),

  /** The money leaves the balance at once and is held until the withdrawal ends. */
  makewithdrawal: post('cashier.makewithdrawal', {
    who: 'player',
    takesKey: true,
    servesExcluded: true,
    input: z.object({
      method: z.string().check(z.maxLength(40)),
      methodId: z.optional(z.string().check(z.maxLength(20))),
      amount: amountText,
      requisites: z.optional(requisites),
      /** They know that the bonus in play ends with it; without a word they are asked first. */
      burn_bonuses: z.optional(flag),
    }),
    output: z.object({ transaction: z.string() }),
    refuses: [
      'BonusWouldBurn',
      'InvalidParameter',
      'InvalidRequest',
      'WithdrawalDeclined',
      'WithdrawalDebt',
      'WithdrawalLimitsExceeded',
      'WithdrawalLimitsPeriodExceeded',
      'KycUserProfile',
      'KycWithdrawal',
      'SumsubVerificationRequired',
      'RequisitesOnVerification',
      'RequisitesValidationRequired',
      'RequisitesFraudulent',
      'BillingServiceError',
      'BillingUnavailable',
    ],
    changes: ['balance', 'withdrawals', 'bonuses'],
  }),

  /** While it is held or being checked, the money comes back at once; later it is too late. */
  cancelwithdrawal: post('cashier.cancelwithdrawal', {
    who: 'player',
    takesKey: true,
    servesExcluded: true,
    input: z.object({ transaction_id: transaction }),
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest', 'WithdrawalDeclined'],
    changes: ['balance', 'withdrawals'],
  }),

  // Added calls (decisions D13, M7).

  /** One withdrawal and each step of its way so far, the first first. */
  getWithdrawal: get('cashier.getWithdrawal', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ transaction }),
    output: z.extend(Payment, { steps: z.array(PaymentStep) }),
    refuses: ['InvalidParameter'],
    shows: ['withdrawals'],
  }),

  /** Measured, from the request to the money paid, over the last 90 days; null where nothing was paid yet. */
  getPayoutTimes: get('cashier.getPayoutTimes', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: z.object({ items: z.array(PayoutTime) }),
    shows: ['withdrawals'],
  }),
};
