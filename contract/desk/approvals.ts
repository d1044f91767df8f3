// What needs two people: one asks for a change, another approves or declines it, and then it is carried out once.
import * as z from 'zod/mini';
import { get, post } from '../define.ts';
import { Done } from '../wire.ts';
import { keyset, reason, rowId, rowsOf } from './fields.ts';

export const approvalStates = ['waiting', 'done', 'declined', 'withdrawn'] as const;

const Approval = z.object({
  id: z.int(),
  /** What is to be done, as the room that does it calls it: "money.correct". */
  kind: z.string(),
  subject: z.string(),
  /** The change itself, field by field, for whoever decides. */
  payload: z.record(z.string(), z.unknown()),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  state: z.enum(approvalStates),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  note: z.string(),
  /** Whether whoever asks for the list may decide, and may take back. */
  can_decide: z.boolean(),
  can_withdraw: z.boolean(),
});
export type Approval = z.output<typeof Approval>;

const acts = {
  who: { staff: 'desk' },
  about: 'approval',
  output: Done,
  refuses: ['InvalidParameter', 'AccessDenied'],
  changes: ['desk-approvals'],
} as const;

export const approvals = {
  list: get('approvals.list', {
    who: { staff: 'desk' },
    input: z.object({ ...keyset, state: z.optional(z.enum(approvalStates)) }),
    output: rowsOf(Approval),
    shows: ['desk-approvals'],
  }),
  /** By somebody else than who asked. Told again, it is not done again. */
  approve: post('approvals.approve', {
    ...acts,
    needsProof: true,
    input: z.object({ approval: rowId, note: z.optional(z.string().check(z.maxLength(500))) }),
  }),
  decline: post('approvals.decline', { ...acts, input: z.object({ approval: rowId, reason }) }),
  /** By who asked. */
  withdraw: post('approvals.withdraw', { ...acts, input: z.object({ approval: rowId }) }),
};
