// The player's own limits on paying in, and what currencies are worth.
import * as z from 'zod/mini';
import { depositLimitPeriods } from '#rules/deposit-limit.ts';
import { amountText } from '../amount-text.ts';
import { get, post } from '../define.ts';
import { amount, CurrencyCode, Done } from '../wire.ts';

/** Without a limit all is null, and `period` is 'none'. Amounts are in the player's currency. */
export const DepositLimit = z.object({
  /** What may still be paid in. */
  available_amount: z.nullable(amount),
  limit_amount: z.nullable(amount),
  period: z.enum(['none', ...depositLimitPeriods]),
  /** When the limit may be raised or taken away; it holds until somebody does. */
  expired_at: z.nullable(z.string()),
  /** False: it may only be made lower. */
  can_edit: z.boolean(),
  /** There where a looser limit counts only after a wait and a second yes (decision M4). */
  raises_wait: z.optional(z.boolean()),
  /** A looser limit that was asked for; period 'none' is no limit at all. It lapses if nobody confirms it in time. */
  raise: z.optional(
    z.object({
      limit_amount: z.nullable(amount),
      period: z.enum(['none', ...depositLimitPeriods]),
      confirm_from: z.string(),
      confirm_until: z.string(),
      can_confirm: z.boolean(),
    }),
  ),
});
export type DepositLimit = z.output<typeof DepositLimit>;

export const accountMoney = {
  getDepositLimit: get('account.getDepositLimit', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    input: z.object({}),
    output: DepositLimit,
    shows: ['deposit-limit', 'deposits'],
  }),

  /** What one unit of a currency is worth in the default one. */
  getcurrencyrates: get('account.getcurrencyrates', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ currency: CurrencyCode, rate: z.number() })) }),
    shows: ['content'],
  }),

  // Added calls (decisions D13, D84, M4).

  /**
   * A first limit and a lower one count at once; a higher one, or 'none', is refused until `expired_at`, and where
   * raises wait is then only asked for.
   */
  setDepositLimit: post('account.setDepositLimit', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    input: z.object({
      period: z.enum(['none', ...depositLimitPeriods]),
      /** Left out with 'none'. */
      amount: z.optional(amountText),
    }),
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest'],
    changes: ['deposit-limit'],
  }),

  /** The second yes to the looser limit that `raise` tells of. */
  confirmDepositLimit: post('account.confirmDepositLimit', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    input: z.object({}),
    output: Done,
    refuses: ['InvalidRequest'],
    changes: ['deposit-limit'],
  }),
};
