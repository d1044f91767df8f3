// Who may move money or approve is decided by two admins: by invitation, by another role, and by a reset of somebody's way
// in. Otherwise one admin would be two persons by inviting an account of their own. Every admin gets a notice.
import * as z from 'zod/mini';
import { roles } from '#contract/desk/permissions.ts';
import type { Context } from '../../calls/context.ts';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../database/db.ts';
import { writeLetter } from '../../post/letters.ts';
import { formatUtc, invite, inviteAgain } from '../access/invitations.ts';
import { type MemberRow, wrongField } from '../access/members.ts';
import { defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';
import { lockOther } from './people.ts';
import { scheduleRole } from './roles-later.ts';

export const INVITE = 'staff.invite';
export const CHANGE_ROLE = 'staff.role';
export const RESET = 'staff.reset';

/** Long enough for colleagues to read the notice and to stop it. */
const POWER_WAIT_MS = 24 * 3_600_000;

export const findPowerStart = (now: Date): Date => new Date(now.getTime() + POWER_WAIT_MS);

export const isCompanyAddress = (email: string, { staffDomains }: Pick<Config, 'staffDomains'>): boolean =>
  staffDomains.length === 0 || staffDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

export function requireCompanyAddress(email: string, field: string, config: Config): void {
  if (!isCompanyAddress(email, config)) throw wrongField(field, 'domain');
}

interface PowerNotice {
  member: Pick<MemberRow, 'name' | 'email'>;
  /** In words, such as "invited as cashier". */
  event: string;
  asker: string;
  approver: string;
  from: Date;
}

type NoticeContext = Pick<Context, 'content' | 'now'> & { origin: string };

export async function notifyAdmins(
  tx: Tx,
  { member, event, asker, approver, from }: PowerNotice,
  { content, now, origin }: NoticeContext,
): Promise<void> {
  const admins = await tx.sql<{ email: string }>`
    select email from staff_member
    where role = 'admin' and email <> '' and joined_at is not null and left_at is null order by id`;
  const params = { member: member.name, email: member.email, event, asker, approver, from: formatUtc(from) };
  for (const { email } of admins)
    await writeLetter(
      tx,
      { name: 'staff-notice', params, link: `${origin}/desk/staff`, to: { type: 'email', contact: email } },
      { content, now, locale: 'en' },
    );
}

const mailing = ({ content, now, vault, browser }: StaffContext) => ({
  ...{ content, now, vault },
  origin: browser.origin,
});

const role = z.enum(roles);
const Invitation = z.object({ name: z.string(), email: z.string(), role });

export const invitationApprovable = defineApprovable<z.output<typeof Invitation>>({
  permission: 'staff.manage',
  payload: Invitation,
  async carryOut(tx, wish, { askedBy }, ctx) {
    requireCompanyAddress(wish.email, 'email', ctx.config);
    const startsAt = findPowerStart(ctx.now);
    const { id } = await invite(tx, { ...wish, invitedBy: askedBy.id, startsAt }, mailing(ctx));
    const event = `invited as ${wish.role}`;
    const notice = { member: wish, event, asker: askedBy.name, approver: ctx.staff.name, from: startsAt };
    await notifyAdmins(tx, notice, mailing(ctx));
    return { after: { ...wish, member: id, opens: startsAt } };
  },
});

/** The role at the request is part of it: what two admins agree to is the step from that role. */
const RoleChange = z.object({ member: z.int(), name: z.string(), from: z.string(), role });

export const roleApprovable = defineApprovable<z.output<typeof RoleChange>>({
  permission: 'staff.manage',
  payload: RoleChange,
  async carryOut(tx, wish, { askedBy }, ctx) {
    const member = await lockOther(tx, wish.member, ctx);
    if (member.role !== wish.from) throw sayNo(`${member.name} is ${member.role} now, and not ${wish.from}.`);
    requireCompanyAddress(member.email, 'member', ctx.config);
    const startsAt = findPowerStart(ctx.now);
    await scheduleRole(tx, member, { role: wish.role, startsAt });
    const event = `to be ${wish.role}, is ${wish.from}`;
    const notice = { member, event, asker: askedBy.name, approver: ctx.staff.name, from: startsAt };
    await notifyAdmins(tx, notice, mailing(ctx));
    return { before: { role: wish.from }, after: { ...wish, from: startsAt } };
  },
});

const Reset = z.object({ member: z.int(), name: z.string(), role: z.string() });

export const resetApprovable = defineApprovable<z.output<typeof Reset>>({
  permission: 'staff.manage',
  payload: Reset,
  async carryOut(tx, wish, { askedBy }, ctx) {
    const member = await lockOther(tx, wish.member, ctx);
    const startsAt = findPowerStart(ctx.now);
    await inviteAgain(tx, { ...member, startsAt }, mailing(ctx));
    const event = `invited again as ${member.role}, with a new password and phone`;
    const notice = { member, event, asker: askedBy.name, approver: ctx.staff.name, from: startsAt };
    await notifyAdmins(tx, notice, mailing(ctx));
    return { after: { ...wish, opens: startsAt } };
  },
});
