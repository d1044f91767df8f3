// The operator's people: who works here, and as what.
import * as z from 'zod/mini';
import { get, post } from '../define.ts';
import { Done } from '../wire.ts';
import { reason, rowId } from './fields.ts';
import { roles } from './permissions.ts';

const role = z.enum(roles);
const states = ['invited', 'active', 'left'] as const;

const StaffRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  state: z.enum(states),
  /** How many browsers they are signed in on. */
  sessions: z.int(),
  passkeys: z.int(),
  last_seen_at: z.nullable(z.string()),
});
export type StaffRow = z.output<typeof StaffRow>;

const acts = { who: { staff: 'staff.manage' }, needsProof: true, changes: ['desk-staff'] } as const;

export const staff = {
  list: get('staff.list', {
    who: { staff: 'staff.manage' },
    input: z.object({}),
    output: z.object({ items: z.array(StaffRow) }),
    shows: ['desk-staff'],
  }),
  /** They are sent a letter with a link that is good for two days, once. */
  invite: post('staff.invite', {
    ...acts,
    about: 'email',
    input: z.object({
      name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
      email: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/)),
      role,
    }),
    output: z.object({ member: z.int() }),
    refuses: ['InvalidParameter'],
  }),
  /** A new letter for who has lost the first, the phone or the password. All they had before is void at once. */
  inviteAgain: post('staff.inviteAgain', {
    ...acts,
    about: 'member',
    input: z.object({ member: rowId, reason }),
    output: Done,
    refuses: ['InvalidParameter'],
  }),
  changeRole: post('staff.changeRole', {
    ...acts,
    about: 'member',
    input: z.object({ member: rowId, role, reason }),
    output: Done,
    refuses: ['InvalidParameter'],
  }),
  remove: post('staff.remove', {
    ...acts,
    about: 'member',
    input: z.object({ member: rowId, reason }),
    output: Done,
    refuses: ['InvalidParameter'],
  }),
  endSessions: post('staff.endSessions', {
    ...acts,
    about: 'member',
    input: z.object({ member: rowId, reason }),
    output: Done,
    refuses: ['InvalidParameter'],
  }),
};
