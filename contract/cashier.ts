// The cashier: money in, money out, and the record of both.
import * as z from 'zod/mini';
import { area, get } from './define.ts';
import { page, paging } from './paging.ts';
import { Money } from './wire.ts';

export const cashier = area('cashier', {
  /** The latest first. */
  gethistory: get({
    who: 'player',
    input: z.object({ ...paging, type: z.enum(['deposit']) }),
    output: page(z.object({ transaction: z.string(), amount: Money, settled_at: z.string() })),
    shows: ['deposits'],
  }),
});
