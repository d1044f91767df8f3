// The cashier's record: what came in, what went out, and how far each payment has come. The shell reads it on every
// page; deposits and withdrawals have files of their own, which only the cashier's pages load.
import * as z from 'zod/mini';
import { days } from '../days.ts';
import { get } from '../define.ts';
import { page, paging } from '../paging.ts';
import { Money } from '../wire.ts';

export const paymentTypes = ['deposit', 'withdrawal'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/**
 * A deposit is started, perhaps pending at the bank or under review, and ends as paid, failed or cancelled. A
 * withdrawal is held (its money is out of the balance), checked, approved and sent, and ends as paid, declined or
 * cancelled; the last two give the money back.
 */
export const paymentStates = [
  'started',
  'pending',
  'review',
  'held',
  'checks',
  'approved',
  'sent',
  'paid',
  'failed',
  'declined',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Times are ISO 8601, in UTC. */
export const Payment = z.object({
  transaction: z.string(),
  type: z.enum(paymentTypes),
  /** The method's sysname, and its name in the asker's language. */
  method: z.string(),
  method_name: z.string(),
  /** What was asked. */
  amount: Money,
  /** What was credited in its place, where something else came than was asked; else null. */
  credited: z.nullable(Money),
  /** Part of `amount` that a withdrawal costs; a deposit costs nothing. */
  fee: Money,
  state: z.enum(paymentStates),
  /** Why it is in that state, where there is more to say: 'bank_declined', 'amount_differs'; else ''. */
  reason: z.string(),
  /** Where the money goes, as far as it may be shown: "•••• 4242"; else ''. */
  destination: z.string(),
  created_at: z.string(),
  /** When it was paid; null until then. */
  settled_at: z.nullable(z.string()),
  can_cancel: z.boolean(),
});
export type Payment = z.output<typeof Payment>;

export const cashier = {
  /** The latest first. Without a type both kinds; `from` and `to` are days, both included. */
  gethistory: get('cashier.gethistory', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      ...paging,
      type: z.optional(z.enum(paymentTypes)),
      state: z.optional(z.enum(paymentStates)),
      method: z.optional(z.string().check(z.maxLength(40))),
      transaction: z.optional(z.string().check(z.maxLength(60))),
      ...days,
    }),
    output: page(Payment),
    refuses: ['InvalidParameter'],
    shows: ['deposits', 'withdrawals'],
  }),
};
