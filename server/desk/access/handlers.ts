import type { access as contract } from '#contract/desk/access.ts';
import { DONE } from '#contract/wire.ts';
import { aboutTotp } from '../../at-rest/about.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Tx } from '../../database/db.ts';
import { startStaffSession } from '../../staff/staff-sessions.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { findInvitation, join } from './invitations.ts';
import { endSessions, listSessions, lockMember, passwordOf, shownMember, wrongField } from './members.ts';
import {
  keepPasskey,
  listPasskeys,
  newPasskeyOptions,
  noteUse,
  removePasskey,
  requirePasskey,
  signInOptions,
  verifyNewPasskey,
} from './passkeys.ts';
import { forgiveGuesses, requireCode, requireMember } from './sign-in.ts';
import { requireOwnPassword } from './step-up.ts';
import { enrolment } from './totp.ts';

export const access: DeskHandlersOf<typeof contract> = {
  me: async (_input, { staff }) => (staff === undefined ? null : shownMember(staff)),

  async signIn({ email, password, code }, ctx) {
    const { id } = await requireMember({ email, password }, ctx);
    if (code === undefined) throw wrongField('code', 'required');
    return async (tx) => {
      const member = await requireCode(tx, { memberId: id, code }, ctx);
      forgiveGuesses(tx, email, ctx);
      const session = await startStaffSession(tx, id, ctx);
      return { answer: shownMember(member), by: member, session };
    };
  },
  signOut:
    (_input, { staff }) =>
    async (tx) => {
      await tx.sql`delete from staff_session where hash = ${staff.session}`;
      return { answer: DONE, session: null };
    },

  async passkeyOptions(_input, ctx) {
    const { options, keep } = await signInOptions(ctx);
    return async (tx) => {
      await keep(tx);
      return { answer: { options } };
    };
  },
  async passkeySignIn({ credential }, ctx) {
    const used = await requirePasskey(credential, ctx);
    return async (tx) => {
      const member = await lockMember(tx, used.memberId);
      if (member === undefined) throw wrongField('credential', 'unknown');
      await noteUse(tx, used, ctx.now);
      const session = await startStaffSession(tx, member.id, ctx);
      return { answer: shownMember(member), by: member, session };
    };
  },

  async invitation({ token }, { db, now, vault }) {
    const { name, email, role, member_id, totp_secret } = await findInvitation(db.sql, token, now);
    const key = vault.open(totp_secret, aboutTotp(member_id));
    const answer = { name, email, role, ...enrolment(key, email) };
    return async () => ({ answer, on: `member ${member_id}` });
  },
  async join({ token, password: chosen, code }, ctx) {
    await findInvitation(ctx.db.sql, token, ctx.now);
    const password = await hashPassword(chosen, ctx.config);
    return async (tx) => {
      const { member_id: id, name, role } = await join(tx, { token, code, password }, ctx);
      const session = await startStaffSession(tx, id, ctx);
      const member = { id, name, role };
      return { answer: shownMember(member), on: `member ${id}`, by: member, session };
    };
  },

  async prove({ password, code }, ctx) {
    await requireOwnPassword(password, ctx);
    return async (tx) => {
      await requireCode(tx, { memberId: ctx.staff.id, code }, ctx);
      return proved(tx, ctx);
    };
  },
  async provePasskey({ credential }, ctx) {
    const used = await requirePasskey(credential, ctx);
    if (used.memberId !== ctx.staff.id) throw wrongField('credential', 'unknown');
    return async (tx) => {
      await noteUse(tx, used, ctx.now);
      return proved(tx, ctx);
    };
  },

  async changePassword({ password: chosen }, ctx) {
    const { hash, pepper } = await hashPassword(chosen, ctx.config);
    return async (tx) => {
      const member = await lockMember(tx, ctx.staff.id);
      if (passwordOf(member) === null) throw wrongField('password', 'password');
      await tx.sql`
        update staff_member set password_hash = ${hash}, password_pepper = ${pepper} where id = ${ctx.staff.id}`;
      const ended = await endSessions(tx, ctx.staff.id, ctx.staff.session);
      return { answer: DONE, on: `member ${ctx.staff.id}`, after: { sessions_ended: ended } };
    };
  },

  sessions: (_input, { db, staff }) => listSessions(db.sql, staff),
  endSession:
    ({ session }, { staff }) =>
    async (tx) => {
      const ended = await tx.sql`
      delete from staff_session where id::text = ${session} and member_id = ${staff.id} returning 1`;
      if (ended.length === 0) throw wrongField('session', 'unknown');
      return { answer: DONE };
    },
  endOtherSessions:
    (_input, { staff }) =>
    async (tx) => {
      const ended = await endSessions(tx, staff.id, staff.session);
      return { answer: DONE, on: `member ${staff.id}`, after: { sessions_ended: ended } };
    },

  passkeys: (_input, { db, staff }) => listPasskeys(db.sql, staff.id),
  async newPasskeyOptions(_input, ctx) {
    const { options, keep } = await newPasskeyOptions(ctx.staff, ctx);
    return async (tx) => {
      await keep(tx);
      return { answer: { options }, on: `member ${ctx.staff.id}` };
    };
  },
  async addPasskey({ name, credential }, ctx) {
    const passkey = await verifyNewPasskey(credential, ctx.staff.id, ctx);
    return async (tx) => {
      await keepPasskey(tx, passkey, { memberId: ctx.staff.id, name, now: ctx.now });
      return { answer: DONE, on: `member ${ctx.staff.id}`, after: { passkey: name } };
    };
  },
  removePasskey:
    ({ passkey }, { staff }) =>
    async (tx) => {
      const name = await removePasskey(tx, staff.id, passkey);
      if (name === undefined) throw wrongField('passkey', 'unknown');
      return { answer: DONE, on: `member ${staff.id}`, before: { passkey: name } };
    },
};

async function proved(tx: Tx, { staff, now }: StaffContext) {
  await tx.sql`update staff_session set proved_at = ${now} where hash = ${staff.session}`;
  return { answer: DONE, on: `member ${staff.id}` };
}
