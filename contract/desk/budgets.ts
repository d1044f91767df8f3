// What each definition may still give away, what each kind of gift costs in a day, and what stopped it.
import * as z from 'zod/mini';
import { budgetKindNames } from '#rules/gifts/budget-kinds.ts';
import { amountText } from '../amount-text.ts';
import { get, post } from '../define.ts';
import { Done, Money } from '../wire.ts';
import { reason } from './fields.ts';

const kind = z.enum(budgetKindNames);

/** Amounts are in euros. */
const Budget = z.object({
  id: z.string(),
  kind,
  /** Of the definition, as the content store calls it. */
  name: z.string(),
  /** What players read of it; empty where definitions share the budget, or its definition is gone. */
  title: z.string(),
  granted: Money,
  spent: Money,
  left: Money,
});
export type Budget = z.output<typeof Budget>;

const KindOutflow = z.object({
  kind,
  given: Money,
  /** What is expected of today, and beyond what the kind is stopped. */
  expected: Money,
  most: Money,
  /** Null: gifts of this kind are given. `by` is empty where the breaker stopped it. */
  stopped: z.nullable(z.object({ at: z.string(), by: z.string(), why: z.string() })),
});
export type KindOutflow = z.output<typeof KindOutflow>;

const asks = {
  who: { staff: 'money.ask' },
  needsProof: true,
  about: 'kind',
  refuses: ['InvalidParameter'],
  changes: ['desk-budgets', 'desk-approvals'],
} as const;

export const budgets = {
  /** Every budget that something was or can be charged to, the fullest use first, and all kinds. */
  list: get('budgets.list', {
    who: { staff: 'desk' },
    input: z.object({}),
    output: z.object({ kinds: z.array(KindOutflow), items: z.array(Budget) }),
    shows: ['desk-budgets'],
  }),
  /** Up to a sum a day one person adds it; above it another must agree. The same key adds once. */
  raise: post('budgets.raise', {
    ...asks,
    input: z.object({
      kind,
      name: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
      key: z.string().check(z.regex(/^[\da-f]{16,64}$/)),
      amount: amountText,
      reason,
    }),
    output: z.object({ approval: z.nullable(z.int()) }),
  }),
  /** At once: gifts of the kind wait, or are not available, until two persons reopen it. */
  stopKind: post('budgets.stopKind', { ...asks, input: z.object({ kind, reason }), output: Done }),
  /** Two persons: as much as the limit of the day may be given once more. */
  reopenKind: post('budgets.reopenKind', {
    ...asks,
    input: z.object({ kind, reason }),
    output: z.object({ approval: z.int() }),
  }),
};
