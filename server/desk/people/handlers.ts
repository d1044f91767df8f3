import { isPowerful } from '#contract/desk/permissions.ts';
import type { staff as contract } from '#contract/desk/staff.ts';
import { DONE } from '#contract/wire.ts';
import { invite, inviteAgain } from '../access/invitations.ts';
import { endSessions } from '../access/members.ts';
import { askApproval } from '../approvals/approvals.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { changeRole, listStaff, lockOther, removeMember, requireFree } from './people.ts';
import { CHANGE_ROLE, INVITE, RESET, requireCompanyAddress } from './powerful-roles.ts';

const inviting = ({ content, now, vault, browser }: StaffContext) => ({
  content,
  now,
  vault,
  origin: browser.origin,
});

export const staff: DeskHandlersOf<typeof contract> = {
  list: async (_input, { db }) => ({ items: await listStaff(db.sql) }),
  invite:
    ({ name, email, role }, ctx) =>
    async (tx) => {
      const payload = { name, email, role };
      if (!isPowerful(role)) {
        const { id } = await invite(tx, { ...payload, invitedBy: ctx.staff.id }, inviting(ctx));
        return { answer: { member: id, approval: null }, on: `member ${id}`, after: payload };
      }
      requireCompanyAddress(email, 'email', ctx.config);
      await requireFree(tx.sql, payload);
      const subject = `email ${email}`;
      const reason = `${name} is to be ${role}`;
      const approval = await askApproval(tx, { kind: INVITE, subject, payload, reason }, ctx);
      return { answer: { member: null, approval }, on: subject, after: payload };
    },
  inviteAgain:
    ({ member: id, reason }, ctx) =>
    async (tx) => {
      const member = await lockOther(tx, id, ctx);
      // Who has power soon needs two as well: the new way in would be theirs by then.
      if ([member.role, member.next_role].some((role) => role !== null && isPowerful(role))) {
        const payload = { member: id, name: member.name, role: member.role };
        const wish = { kind: RESET, subject: `member ${id}`, payload, reason };
        return { answer: { approval: await askApproval(tx, wish, ctx) } };
      }
      await inviteAgain(tx, member, inviting(ctx));
      return { answer: { approval: null } };
    },
  changeRole:
    ({ member: id, role, reason }, ctx) =>
    async (tx) => {
      const member = await lockOther(tx, id, ctx);
      const [before, after] = [{ role: member.role }, { role }];
      if (isPowerful(role) && role !== member.role) {
        requireCompanyAddress(member.email, 'member', ctx.config);
        const payload = { member: id, name: member.name, from: member.role, role };
        const wish = { kind: CHANGE_ROLE, subject: `member ${id}`, payload, reason };
        return { answer: { approval: await askApproval(tx, wish, ctx) }, before, after: { asked: role } };
      }
      await changeRole(tx, member, role);
      return { answer: { approval: null }, before, after };
    },
  remove:
    ({ member: id }, ctx) =>
    async (tx) => {
      const member = await lockOther(tx, id, ctx);
      await removeMember(tx, member, ctx.now);
      return { answer: DONE, before: { name: member.name, role: member.role } };
    },
  endSessions:
    ({ member: id }, ctx) =>
    async (tx) => {
      const { id: memberId } = await lockOther(tx, id, ctx);
      return { answer: DONE, after: { sessions_ended: await endSessions(tx, memberId) } };
    },
};
