// Cashback: a part of what a player has lost in a period, given back.
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { page, paging } from './paging.ts';
import { amount, Done, int, Money } from './wire.ts';

/** What a list of cashbacks holds where nobody says otherwise (spec §9). */
export const CASHBACK_COUNT = 1;

/** What it was made of, in the player's currency. */
const Made = {
  staked: amount,
  won: amount,
  /** Bonuses that became money, cashback and prizes of the period. */
  given: amount,
  /** Stakes of earlier periods that were given back since. */
  carried: amount,
  base: amount,
  /** In percent. */
  rate: z.number(),
  /** More is not given for these stakes; null where they are no bound. */
  most: z.nullable(amount),
};

export const Cashback = z.object({
  id: z.int(),
  status: z.enum(['active', 'paid_out']),
  start_date: z.string(),
  end_date: z.string(),
  description: z.string(),
  /** Until when it can be taken; null where nobody had to take it. */
  receiving_expired_at: z.nullable(z.string()),
  amount: Money,
  ...Made,
});
export type Cashback = z.output<typeof Cashback>;

/** What the period that is under way comes to so far. */
const Accruing = z.object({
  ...{ start_date: z.string(), end_date: z.string(), description: z.string() },
  amount: Money,
  ...Made,
  /** Nothing is given below it, and nothing above the other. */
  minimum: amount,
  cap: amount,
  /** Of what games keep on average of the stakes, in percent; null where they are no bound. */
  most_share: z.nullable(z.number()),
  /** It is credited by itself. */
  is_automatic: z.boolean(),
  /** How long it can be taken. */
  claim_days: z.int(),
});
export type Accruing = z.output<typeof Accruing>;

export const cashbacks = {
  /** Those that can be taken or were, the latest period first. */
  get: get('cashbacks.get', {
    who: 'player',
    input: z.object({ ...paging }),
    output: page(Cashback),
    shows: ['cashbacks'],
  }),

  /** Ours: one for each rule that is under way. */
  getAccruing: get('cashbacks.getAccruing', {
    who: 'player',
    input: z.object({}),
    output: page(Accruing),
    shows: ['cashbacks', 'balance'],
  }),

  /** Credits it, once. */
  payout: post('cashbacks.payout', {
    who: 'player',
    input: z.object({ cashback_id: int }),
    output: Done,
    takesKey: true,
    refuses: ['CashbackNotFound', 'CashbackEnded', 'CashbackNotForYou'],
    changes: ['cashbacks', 'balance'],
  }),

  /** The player does not want it. */
  remove: post('cashbacks.remove', {
    who: 'player',
    input: z.object({ cashback_id: int }),
    output: Done,
    takesKey: true,
    refuses: ['CashbackNotFound', 'CashbackEnded'],
    changes: ['cashbacks'],
  }),
};
