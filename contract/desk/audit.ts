// What anyone did at the desk, and what they looked at.
import * as z from 'zod/mini';
import { days } from '../days.ts';
import { get } from '../define.ts';
import { keyset, rowId, rowsOf } from './fields.ts';

const AuditRow = z.object({
  id: z.int(),
  at: z.string(),
  /** Empty where nobody was known, as at a sign-in that failed. */
  member: z.string(),
  call: z.string(),
  subject: z.string(),
  reason: z.string(),
  /** "done", "seen", or why it was refused. */
  outcome: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  address: z.string(),
});
export type AuditRow = z.output<typeof AuditRow>;

export const audit = {
  /** The latest first. */
  list: get('audit.list', {
    who: { staff: 'audit.see' },
    input: z.object({
      ...keyset,
      ...days,
      member: z.optional(rowId),
      call: z.optional(z.string().check(z.maxLength(60))),
      subject: z.optional(z.string().check(z.maxLength(200))),
      outcome: z.optional(z.enum(['done', 'seen', 'refused'])),
    }),
    output: rowsOf(AuditRow),
    refuses: ['InvalidParameter'],
    shows: ['desk-audit'],
  }),
};
