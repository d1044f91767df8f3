import type { staff as contract } from '#contract/desk/staff.ts';
import { DONE } from '#contract/wire.ts';
import { invite, inviteAgain } from '../access/invitations.ts';
import { endSessions } from '../access/members.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { changeRole, listStaff, lockOther, removeMember } from './people.ts';

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
      const { id } = await invite(tx, { name, email, role, invitedBy: ctx.staff.id }, inviting(ctx));
      return { answer: { member: id }, on: `member ${id}`, after: { name, email, role } };
    },
  inviteAgain:
    ({ member: id }, ctx) =>
    async (tx) => {
      await inviteAgain(tx, await lockOther(tx, id, ctx), inviting(ctx));
      return { answer: DONE };
    },
  changeRole:
    ({ member: id, role }, ctx) =>
    async (tx) => {
      const member = await lockOther(tx, id, ctx);
      await changeRole(tx, member, role);
      return { answer: DONE, before: { role: member.role }, after: { role } };
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
