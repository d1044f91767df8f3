// The words of `npm run staff`.
import { parseArgs } from 'node:util';
import { type Role, roles } from '#contract/desk/permissions.ts';
import { isRefusal } from '#contract/refusals.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Content } from '../content/content.ts';
import type { Db } from '../database/db.ts';
import { invite } from '../desk/access/invitations.ts';
import { writeAudit } from '../desk/audit/audit-log.ts';
import { listStaff } from '../desk/people/people.ts';
import type { Answer } from '../staff/decision.ts';

const USAGE = `npm run staff -- list
npm run staff -- invite <e-mail> --name <name> --role <${roles.join('|')}> [--at <address of the site>]`;

interface House {
  db: Db;
  vault: Vault;
  content: Content;
  /** The site's address, as a browser knows it. */
  origin: string;
  now: Date;
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

async function inviteBy(wish: { email: string; name: string; role: Role }, house: House): Promise<Answer> {
  const { db, now } = house;
  try {
    const link = await db.atomically(async (tx) => {
      const invited = await invite(tx, { ...wish, invitedBy: null }, house);
      const line = { call: { name: 'staff.invite' }, subject: `member ${invited.id}`, reason: 'by command' };
      const browser = { address: 'command' };
      await writeAudit(tx.sql, { ...line, outcome: 'done', after: wish, by: null }, { now, browser });
      return invited.link;
    });
    return {
      isDone: true,
      says: `Invited. A letter is on its way; the same link, good once and for two days:\n${link}`,
    };
  } catch (error) {
    if (!isRefusal(error, 'InvalidParameter')) throw error;
    const [field] = Object.keys(error.details.invalid_parameters ?? {});
    return not(`Somebody has that ${field === 'email' ? 'e-mail address' : 'name'} already.`);
  }
}

async function drawStaff({ sql }: Db): Promise<string> {
  const staff = await listStaff(sql);
  if (staff.length === 0) return 'Nobody works at the desk yet: npm run staff -- invite.';
  return staff
    .map(({ id, name, email, role, state }) => [id, name, email, role, state].join(' · '))
    .join('\n');
}
