// Promo codes at the desk: those that were made for an offer, and how often each was used.
import * as z from 'zod/mini';
import { get, post } from '../define.ts';
import { keyset, reason, rowId, rowsOf } from './fields.ts';

const codeKinds = ['shared', 'unique', 'personal', 'affiliate'] as const;

const PromoCode = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(codeKinds),
  offer_id: z.int(),
  batch: z.string(),
  used: z.int(),
  /** Null: as often as its offer allows. */
  max: z.nullable(z.int()),
  ends_at: z.nullable(z.string()),
});
export type PromoCode = z.output<typeof PromoCode>;

/** In one go; more are made in several. */
export const BATCH_MAX = 5_000;

const count = z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.int().check(z.maximum(BATCH_MAX)), {
  decode: Number,
  encode: String,
});

export const promocodes = {
  list: get('promocodes.list', {
    who: { staff: 'content.edit' },
    input: z.object({ ...keyset, batch: z.optional(z.string().check(z.maxLength(60))) }),
    output: rowsOf(PromoCode),
    shows: ['desk-promo-codes'],
  }),
  /** Codes that nobody can guess, each good once. They are told here and in the list, to be handed out. */
  make: post('promocodes.make', {
    who: { staff: 'content.edit' },
    about: 'offer',
    input: z.object({
      offer: rowId,
      batch: z.string().check(z.regex(/^[a-z\d][a-z\d-]{2,39}$/)),
      count,
      reason,
    }),
    output: z.object({ filename: z.string(), text: z.string() }),
    refuses: ['InvalidParameter'],
    changes: ['desk-promo-codes'],
  }),
};
