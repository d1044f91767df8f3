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
  /** A role with power that two admins agreed to, and when it begins to count. */
  next_role: z.nullable(z.string()),
  next_role_at: z.nullable(z.string()),
  state: z.enum(states),
  /** How many browsers they are signed in on. */
  sessions: z.int(),
  passkeys: z.int(),
  last_seen_at: z.nullable(z.string()),
});
export type StaffRow = z.output<typeof StaffRow>;

/** Null: it is done. Otherwise another admin must agree first, because the role moves money or approves. */
const approval = z.nullable(z.int());

const acts = {
  who: { staff: 'staff.manage' },
  needsProof: true,
  changes: ['desk-staff', 'desk-approvals'],
} as const;

export const staff = {
  list: get('staff.list', {
    who: { staff: 'staff.manage' },
    input: z.object({}),
    output: z.object({ items: z.array(StaffRow) }),
    shows: ['desk-staff'],
  }),
  /**
   * The invited person gets a link by e-mail that works once within two days. For a role that moves money or approves,
   * another admin must agree, and the link opens a day later.
   */
  invite: post('staff.invite', {
    ...acts,
    about: 'email',
    input: z.object({
      name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
      email: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/)),
      role,
    }),
    output: z.object({ member: z.nullable(z.int()), approval }),
    refuses: ['InvalidParameter'],
  }),
  /** A new letter for who has lost the first, the phone or the password. All they had before is void at once. */
  inviteAgain: post('staff.inviteAgain', {
    ...acts,
    about: 'member',
    input: z.object({ member: rowId, reason }),
    output: z.object({ approval }),
    refuses: ['InvalidParameter'],
  }),
  /**
   * For a role that moves money or approves, another admin must agree, and it counts a day later. Naming the present role
   * stops that.
   */
  changeRole: post('staff.changeRole', {
    ...acts,
    about: 'member',
    input: z.object({ member: rowId, role, reason }),
    output: z.object({ approval }),
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
