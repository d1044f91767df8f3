// Money in: by which methods, and one deposit from its start to its end.
import * as z from 'zod/mini';
import { amountText } from '../amount-text.ts';
import { days } from '../days.ts';
import { get, post } from '../define.ts';
import { amount, CurrencyCode } from '../wire.ts';
import { Payment } from './cashier.ts';

/** What a method asks of the player; the form draws it by its type and checks it by the rule of the same name. */
export const requisiteTypes = [
  'card_number',
  'card_holder',
  'iban',
  'bank',
  'crypto_address',
  'name',
  // An operator's own (see server/cashier/own-fields.ts).
  'identifier',
  'custom',
  'same_as',
] as const;
export type RequisiteType = (typeof requisiteTypes)[number];

export const RequisiteField = z.object({
  /** The key in `requisites`, which is also the word of its label. */
  name: z.string(),
  type: z.enum(requisiteTypes),
  is_required: z.boolean(),
  /** In the asker's language; without it the label is the type's. */
  label: z.optional(z.string()),
  /** Of a custom field: what it must match. */
  pattern: z.optional(z.string()),
  /** Of a field that repeats another one: its name, and what it is called on the form. */
  same_as: z.optional(z.object({ name: z.string(), label: z.string() })),
});
export type RequisiteField = z.output<typeof RequisiteField>;

/** One way to pay in or out, as it stands for this player. Amounts are in the player's currency. */
export const PaymentMethod = z.object({
  id: z.int(),
  sysname: z.string(),
  name: z.string(),
  /** One sentence: what is special about it. */
  note: z.string(),
  /** What it takes, by the names players know: Visa. Empty where its own name says it all. */
  marks: z.array(z.string()),
  /** How long it usually takes, in this direction. */
  speed: z.string(),
  min: amount,
  max: amount,
  step: amount,
  /** Taken out of the amount; 0 where it costs nothing. */
  fee: amount,
  fields: z.array(RequisiteField),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const DepositInfo = z.extend(Payment, {
  /** In order: { name: 'iban', value: 'LV80…' }; `name` is the word of its label. */
  instructions: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Where to go on paying, while that makes sense. */
  redirect_url: z.nullable(z.string()),
});
export type DepositInfo = z.output<typeof DepositInfo>;

const sysname = z.string().check(z.maxLength(40));
const transaction = z.string().check(z.maxLength(60));
export const requisites = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)));

export const cashierDeposits = {
  getdepositsettings: get('cashier.getdepositsettings', {
    who: 'player',
    input: z.object({}),
    output: z.object({
      currency: CurrencyCode,
      methods: z.array(PaymentMethod),
      /** Per currency, in whole units: { USD: [20, 50, 100] }. */
      presets: z.record(z.string(), z.array(z.int())),
    }),
    shows: ['profile'],
  }),

  /** The banks a method's field of type 'bank' offers. */
  getbanks: get('cashier.getbanks', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ method: z.optional(sysname) }),
    output: z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), country: z.string() })) }),
    refuses: ['InvalidParameter'],
  }),

  /**
   * A deposit of one's own: its state, and what must be shown to pay it, such as an account to transfer to. Or a method,
   * by its name: what it takes, as getdepositsettings has it. One of the two must be asked for.
   */
  getdepositinfo: get('cashier.getdepositinfo', {
    who: 'player',
    input: z.object({ transaction: z.optional(transaction), method: z.optional(sysname) }),
    output: z.union([DepositInfo, PaymentMethod]),
    refuses: ['InvalidParameter'],
    shows: ['deposits'],
  }),

  /**
   * Starts a deposit (decision D82). With a `redirect_url` the player goes there, in a new window if told so; without
   * one the instructions of getdepositinfo say how to pay. `method` alone is enough; a `methodId` beside it must be
   * the same method's.
   */
  makedeposit: post('cashier.makedeposit', {
    who: 'player',
    takesKey: true,
    input: z.object({
      method: sysname,
      methodId: z.optional(z.string().check(z.maxLength(20))),
      amount: amountText,
      campaign_offer_id: z.optional(z.string().check(z.regex(/^(-1|\d{1,9})$/))),
      requisites: z.optional(requisites),
    }),
    output: z.object({
      transaction: z.string(),
      redirect_url: z.optional(z.string()),
      new_window: z.optional(z.boolean()),
    }),
    refuses: [
      'InvalidParameter',
      'InvalidRequest',
      'TooManyRequests',
      'Authorization',
      'UserBanned',
      'UserNeedProfileData',
      'SumsubVerificationRequired',
      'BillingDepositLimitExceeded',
      'BillingTransactionDeclined',
      'BillingServiceError',
      'BillingUnavailable',
    ],
    changes: ['deposits'],
  }),

  // Added calls (decisions D13, M7).

  /** All payments of a span of days, as CSV text; without days all there are. */
  getHistoryExport: get('cashier.getHistoryExport', {
    who: 'player',
    servesExcluded: true,
    input: z.object(days),
    output: z.object({ filename: z.string(), text: z.string() }),
    refuses: ['InvalidParameter'],
  }),

  /** The receipt of one payment, in either direction, as a PDF file in base64. */
  getReceipt: get('cashier.getReceipt', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ transaction }),
    output: z.object({ filename: z.string(), pdf: z.string() }),
    refuses: ['InvalidParameter'],
  }),
};
