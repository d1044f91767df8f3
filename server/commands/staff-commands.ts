// The words of `npm run staff`.
import { parseArgs } from 'node:util';
import { isPowerful, type Role, roles } from '#contract/desk/permissions.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Config } from '../config/config.ts';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/db.ts';
import { invite } from '../desk/access/invitations.ts';
import { writeAudit } from '../desk/audit/audit-log.ts';
import { listStaff } from '../desk/people/people.ts';
import { findPowerStart, isCompanyAddress, notifyAdmins } from '../desk/people/powerful-roles.ts';
import type { Answer } from '../staff/decision.ts';

const USAGE = `npm run staff -- list
npm run staff -- invite <e-mail> --name <name> --role <${roles.join('|')}> [--at <address of the site>]`;

interface House {
  db: Db;
  vault: Vault;
  content: Content;
  config: Pick<Config, 'staffDomains'>;
  /** The site's address, as a browser knows it. */
  origin: string;
  now: Date;
  /** The sandbox's own page invites anybody to any role at once. */
  isSandboxPage?: boolean;
}

const options = {
  name: { type: 'string', default: '' },
  role: { type: 'string', default: 'admin' },
  at: { type: 'string' },
} as const;

const not = (says: string): Answer => ({ isDone: false, says });

export async function runStaff(args: string[], house: House): Promise<Answer> {
  const given = tried(args);
  const [command, email, ...more] = given?.positionals ?? [];
  if (given === null || more.length > 0) return not(USAGE);
  if (command === 'list' && email === undefined) return { isDone: true, says: await drawStaff(house.db) };
  if (command !== 'invite' || email === undefined) return not(USAGE);
  const { name, role, at } = given.values;
  if (!/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(email)) return not('That is no e-mail address.');
  if (name.trim() === '') return not('Who is it? --name <name>');
  if (!roles.includes(role as Role)) return not(`A role is one of ${roles.join(', ')}.`);
  return inviteBy({ email, name: name.trim(), role: role as Role }, { ...house, origin: at ?? house.origin });
}

function tried(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    return null;
  }
}

interface Invited {
  email: string;
  name: string;
  role: Role;
}

async function inviteBy(wish: Invited, house: House): Promise<Answer> {
  const { db, now, config, isSandboxPage = false } = house;
  const isGuarded = isPowerful(wish.role) && !isSandboxPage;
  if (isGuarded && !isCompanyAddress(wish.email, config))
    return not('That role needs an address of one of the STAFF_EMAIL_DOMAINS.');
  const admins = isGuarded ? await countAdmins(db, now) : null;
  if (admins !== null && admins.able >= 2)
    return not('That role is given at the desk, where one admin invites and a second admin agrees.');
  const startsAt = admins !== null && !isFirstAdmin(wish, admins) ? findPowerStart(now) : undefined;
  try {
    const link = await db.atomically(async (tx) => {
      const invited = await invite(tx, { ...wish, invitedBy: null, ...(startsAt && { startsAt }) }, house);
      const line = { call: { name: 'staff.invite' }, subject: `member ${invited.id}`, reason: 'by command' };
      const browser = { address: 'command' };
      await writeAudit(tx.sql, { ...line, outcome: 'done', after: wish, by: null }, { now, browser });
      if (startsAt !== undefined) {
        const event = `invited as ${wish.role}`;
        const by = { asker: 'the command line', approver: 'nobody' };
        await notifyAdmins(tx, { member: wish, event, ...by, from: startsAt }, house);
      }
      return invited.link;
    });
    const when =
      startsAt === undefined ? 'good once and for two days' : 'good once, after a day, for two days';
    return { isDone: true, says: `Invited. A letter is on its way; the same link, ${when}:\n${link}` };
  } catch (error) {
    if (!isRefusal(error, 'InvalidParameter')) throw error;
    const [field] = Object.keys(error.details.invalid_parameters ?? {});
    return not(`Somebody has that ${field === 'email' ? 'e-mail address' : 'name'} already.`);
  }
}

/** On a fresh installation there is nobody whom a notice or a waiting time could protect. */
const isFirstAdmin = ({ role }: Invited, { all }: AdminCount): boolean => role === 'admin' && all === 0;

interface AdminCount {
  /** Who works here as an admin or is invited to. */
  all: number;
  /** Who could agree at the desk. Where two admins have lost their way in, the command line must help them. */
  able: number;
}

const SEEN_WITHIN_MS = 30 * 24 * 3_600_000;

async function countAdmins({ sql }: Db, now: Date): Promise<AdminCount> {
  const since = new Date(now.getTime() - SEEN_WITHIN_MS);
  const [count] = await sql<AdminCount>`
    select count(*)::int as all,
      count(*) filter (where joined_at > ${since} or exists (
        select from staff_audit where member_id = staff_member.id and at > ${since}))::int as able
    from staff_member where role = 'admin' and left_at is null`;
  return count!;
}

async function drawStaff({ sql }: Db): Promise<string> {
  const staff = await listStaff(sql);
  if (staff.length === 0) return 'Nobody works at the desk yet: npm run staff -- invite.';
  return staff
    .map(({ id, name, email, role, state }) => [id, name, email, role, state].join(' · '))
    .join('\n');
}
