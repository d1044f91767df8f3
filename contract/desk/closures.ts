// Emergency switches in the back office: what is closed, since when and by whom.
import * as z from 'zod/mini';
import { closableScopes } from '../closures.ts';
import { get, post } from '../define.ts';
import { Done } from '../wire.ts';
import { keyset, reason, rowsOf } from './fields.ts';

const ClosureView = z.object({
  id: z.int(),
  target: z.string(),
  messages: z.record(z.string(), z.string()),
  closed_at: z.string(),
  closed_by: z.string(),
  /** Null: without an end. */
  ends_at: z.nullable(z.string()),
  /** Null: it is closed, unless its end has passed. */
  opened_at: z.nullable(z.string()),
  opened_by: z.string(),
  is_closed: z.boolean(),
});
export type ClosureView = z.output<typeof ClosureView>;

const MINUTES_MAX = 30 * 24 * 60;
const minutes = z.codec(z.string().check(z.regex(/^[1-9]\d{0,4}$/)), z.int().check(z.maximum(MINUTES_MAX)), {
  decode: Number,
  encode: String,
});
const message = z.optional(z.string().check(z.trim(), z.maxLength(300)));
const acts = {
  who: { staff: 'switches.turn' },
  needsProof: true,
  output: Done,
  refuses: ['InvalidParameter'],
  changes: ['switches', 'desk-closures'],
} as const;

export const closures = {
  list: get('closures.list', {
    who: { staff: 'switches.turn' },
    input: z.object(keyset),
    output: rowsOf(ClosureView),
    shows: ['desk-closures'],
  }),
  /** What can be closed by name. */
  names: get('closures.names', {
    who: { staff: 'switches.turn' },
    input: z.object({}),
    output: z.object({
      items: z.array(z.object({ scope: z.enum(closableScopes), name: z.string(), title: z.string() })),
    }),
    shows: ['content'],
  }),
  /** Messages are given in all four languages, or in none: then players read the usual words. */
  close: post('closures.close', {
    ...acts,
    about: 'name',
    input: z.object({
      scope: z.enum(closableScopes),
      name: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      minutes: z.optional(minutes),
      ...{ message_en: message, message_ru: message, message_lv: message, message_pt: message },
      reason,
    }),
  }),
  open: post('closures.open', {
    ...acts,
    about: 'target',
    input: z.object({ target: z.string().check(z.maxLength(120)), reason }),
  }),
};
