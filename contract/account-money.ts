// The player's own limits on paying in, and what currencies are worth.
import * as z from 'zod/mini';
import { depositLimitPeriods } from '#rules/deposit-limit.ts';
import { area, get, post } from './define.ts';
import { amount, amountText, CurrencyCode, Done } from './wire.ts';

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
});
export type DepositLimit = z.output<typeof DepositLimit>;

export const accountMoney = area('account', {
  getDepositLimit: get({
    who: 'player',
    input: z.object({}),
    output: DepositLimit,
    shows: ['deposit-limit', 'deposits'],
  }),

  /** What one unit of a currency is worth in the default one. */
  getcurrencyrates: get({
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ currency: CurrencyCode, rate: z.number() })) }),
    shows: ['content'],
  }),

  // Added call (decisions D13, D84).

  /** A first limit and a lower one count at once; a higher one, or 'none', is refused until `expired_at`. */
  setDepositLimit: post({
    who: 'player',
    input: z.object({
      period: z.enum(['none', ...depositLimitPeriods]),
      /** Left out with 'none'. */
      amount: z.optional(amountText),
    }),
    output: Done,
    refuses: ['InvalidParameter', 'InvalidRequest'],
    changes: ['deposit-limit'],
  }),
});
