// The cashier's room: what waits for a person, every decision about it, and what a bank's statement left over.
import * as z from 'zod/mini';
import { riskMarks } from '#rules/withdrawal-risk.ts';
import { amountText } from '../amount-text.ts';
import { paymentStates, paymentTypes } from '../cashier/cashier.ts';
import { get, post } from '../define.ts';
import { CurrencyCode, Done, list, Money } from '../wire.ts';
import { keyset, reason, rowId, rowsOf } from './fields.ts';

/** "withdrawals" wait to be agreed to, "second" for another person; "by-hand" people send themselves. */
export const paymentQueues = ['withdrawals', 'second', 'deposits', 'by-hand', 'under-way', 'ended'] as const;

const transaction = z.string().check(z.regex(/^[\da-f]{24}$/));

const Mark = z.object({ mark: z.enum(riskMarks), points: z.int() });

const DeskPayment = z.object({
  id: z.int(),
  transaction: z.string(),
  type: z.enum(paymentTypes),
  state: z.enum(paymentStates),
  reason: z.string(),
  player: z.int(),
  /** As other players know them; empty where they have no such name. */
  player_name: z.string(),
  amount: Money,
  fee: Money,
  method: z.string(),
  gateway: z.string(),
  /** As far as it may be shown. */
  destination: z.string(),
  created_at: z.string(),
  /** Why it waits, as the house said at first. */
  doubt: z.string(),
  /** Who has agreed first, where two must; else ''. */
  agreed_by: z.string(),
  needs_two: z.boolean(),
  taken_by: z.string(),
  /** Of a withdrawal; a deposit has none. */
  risk: z.nullable(z.object({ score: z.int(), marks: z.array(Mark), is_clean: z.boolean() })),
});
export type DeskPayment = z.output<typeof DeskPayment>;

const Step = z.object({
  at: z.string(),
  state: z.string(),
  reason: z.string(),
  by: z.string(),
  note: z.string(),
  amount: z.nullable(Money),
});

const PaymentPicture = z.object({
  payment: DeskPayment,
  steps: z.array(Step),
  /** What came, where something else came than was asked. */
  received: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  credited: z.nullable(Money),
  reference: z.string(),
  /** People themselves send it: no gateway does. */
  is_by_hand: z.boolean(),
  paid_in: Money,
  paid_out: Money,
});
export type PaymentPicture = z.output<typeof PaymentPicture>;

const BankLine = z.object({
  id: z.int(),
  direction: z.enum(['in', 'out']),
  amount: z.string(),
  currency: z.string(),
  party: z.string(),
  message: z.string(),
});
export type BankLine = z.output<typeof BankLine>;

const acts = {
  who: { staff: 'payments.decide' },
  about: 'transaction',
  refuses: ['InvalidParameter'],
  changes: ['desk-payments', 'desk-players'],
} as const;

/** What was done, in a sentence. */
const said = z.object({ says: z.string() });

export const payments = {
  list: get('payments.list', {
    who: { staff: 'payments.see' },
    input: z.object({
      ...keyset,
      queue: z.enum(paymentQueues),
      /** A payment's number, or a player's. */
      q: z.optional(z.string().check(z.maxLength(60))),
      method: z.optional(z.string().check(z.maxLength(40))),
    }),
    output: rowsOf(DeskPayment),
    refuses: ['InvalidParameter'],
    shows: ['desk-payments'],
  }),
  counts: get('payments.counts', {
    who: { staff: 'payments.see' },
    input: z.object({}),
    output: z.record(z.string(), z.int()),
    shows: ['desk-payments'],
  }),
  get: get('payments.get', {
    who: { staff: 'payments.see' },
    about: 'transaction',
    input: z.object({ transaction }),
    output: PaymentPicture,
    refuses: ['InvalidParameter'],
    shows: ['desk-payments'],
  }),
  /** All of where it goes, for whoever sends it by hand. */
  destination: get('payments.destination', {
    who: { staff: 'payments.decide' },
    about: 'transaction',
    isPersonal: true,
    input: z.object({ transaction }),
    output: z.object({ destination: z.string(), reference: z.string() }),
    refuses: ['InvalidParameter'],
  }),

  approve: post('payments.approve', {
    ...acts,
    input: z.object({ transaction, note: z.optional(z.string().check(z.maxLength(500))) }),
    output: said,
  }),
  /** Those that nothing speaks against; each by itself, so that one that has changed keeps none of the others. */
  approveClean: post('payments.approveClean', {
    who: { staff: 'payments.decide' },
    input: z.object({ transactions: list }),
    output: z.object({ approved: z.array(z.string()), left: z.array(z.string()) }),
    refuses: ['InvalidParameter'],
    changes: ['desk-payments', 'desk-players'],
  }),
  decline: post('payments.decline', { ...acts, input: z.object({ transaction, reason }), output: said }),
  credit: post('payments.credit', {
    ...acts,
    needsProof: true,
    input: z.object({ transaction, amount: amountText, currency: z.optional(CurrencyCode), reason }),
    output: said,
  }),
  refuse: post('payments.refuse', { ...acts, input: z.object({ transaction, reason }), output: said }),
  sent: post('payments.sent', {
    ...acts,
    input: z.object({
      transaction,
      reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    }),
    output: said,
  }),
  /** Whoever takes one says to the others that they look after it; it keeps nobody from deciding. */
  take: post('payments.take', { ...acts, input: z.object({ transaction }), output: Done }),
  release: post('payments.release', { ...acts, input: z.object({ transaction }), output: Done }),
};

export const statements = {
  /** Lines that name no payment. */
  lines: get('statements.lines', {
    who: { staff: 'payments.see' },
    input: z.object({}),
    /** `waiting`: statements that one person has read in, and another must. */
    output: z.object({
      items: z.array(BankLine),
      waiting: z.array(z.object({ by: z.string(), lines: z.int(), paid_in: z.string() })),
    }),
    shows: ['desk-payments'],
  }),
  /** A bank's statement, camt.053. It counts once two persons have read in the same; again it changes nothing. */
  read: post('statements.read', {
    who: { staff: 'payments.decide' },
    needsProof: true,
    input: z.object({ xml: z.string().check(z.maxLength(3_500_000)) }),
    output: z.object({ outcomes: z.record(z.string(), z.int()), waits: z.boolean() }),
    refuses: ['InvalidParameter'],
    changes: ['desk-payments', 'desk-players'],
  }),
  assign: post('statements.assign', {
    ...acts,
    about: 'line',
    needsProof: true,
    input: z.object({ line: rowId, transaction, reason }),
    output: said,
  }),
  aside: post('statements.aside', {
    ...acts,
    about: 'line',
    input: z.object({ line: rowId, reason }),
    output: said,
  }),
};
