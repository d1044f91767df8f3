// How somebody becomes one of the staff: a letter with a link that is good once and for two days. Whoever follows it
// chooses a password and lets their phone learn the key of their codes. Nobody has a password that another has seen.

import type { Role } from '#contract/desk/permissions.ts';
import { aboutTotp } from '../../at-rest/about.ts';
import type { PasswordHash } from '../../auth/passwords.ts';
import type { Context } from '../../calls/context.ts';
import { isUniqueViolation, type Sql, type Tx } from '../../database/db.ts';
import { drawSecret, hashSecret } from '../../plumbing/chance.ts';
import { writeLetter } from '../../post/letters.ts';
import { endSessions, type MemberRow, wrongField } from './members.ts';
import { drawTotpKey, stepOf } from './totp.ts';

const LASTS_MS = 48 * 3_600_000;

type Inviting = Pick<Context, 'content' | 'now' | 'vault'> & { origin: string };

interface Invited {
  name: string;
  email: string;
  role: Role;
  invitedBy: number | null;
  /** The link does not work before; left out: it works at once. */
  startsAt?: Date;
}

export async function invite(
  tx: Tx,
  { name, email, role, invitedBy, startsAt }: Invited,
  ctx: Inviting,
): Promise<{ id: number; link: string }> {
  try {
    const [row] = await tx.sql<{ id: number }>`
      insert into staff_member (name, email, role, invited_by, created_at)
      values (${name}, ${email}, ${role}, ${invitedBy}, ${ctx.now}) returning id`;
    return { id: row!.id, link: await sendInvitation(tx, { id: row!.id, name, email, startsAt }, ctx) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const isEmail = (error as { constraint?: string }).constraint === 'staff_member_email';
    throw wrongField(isEmail ? 'email' : 'name', 'taken');
  }
}

/** What was before is worth nothing any more: the password, the phone, the passkeys, every session. */
export async function inviteAgain(
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'name' | 'email'> & { startsAt?: Date },
  ctx: Inviting,
): Promise<void> {
  await tx.sql`
    update staff_member
    set password_hash = null, password_pepper = null, totp_secret = '', joined_at = null where id = ${member.id}`;
  await tx.sql`delete from staff_passkey where member_id = ${member.id}`;
  await endSessions(tx, member.id);
  await sendInvitation(tx, member, ctx);
}

async function sendInvitation(
  tx: Tx,
  { id, name, email, startsAt }: { id: number; name: string; email: string; startsAt?: Date | undefined },
  { content, now, vault, origin }: Inviting,
): Promise<string> {
  const secret = drawSecret();
  const sealed = vault.seal(drawTotpKey(), aboutTotp(id));
  const endsAt = new Date((startsAt ?? now).getTime() + LASTS_MS);
  await tx.sql`
    insert into staff_invitation (member_id, hash, totp_secret, starts_at, ends_at)
    values (${id}, ${hashSecret(secret)}, ${sealed}, ${startsAt ?? now}, ${endsAt})
    on conflict (member_id) do update
      set hash = excluded.hash, totp_secret = excluded.totp_secret, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at`;
  // In the fragment, which no server and no log is told.
  const link = `${origin}/desk/join#${secret}`;
  const letter =
    startsAt === undefined
      ? ({ name: 'staff-invitation', params: { name }, link } as const)
      : ({ name: 'staff-invitation-later', params: { name, from: formatUtc(startsAt) }, link } as const);
  await writeLetter(tx, { ...letter, to: { type: 'email', contact: email } }, { content, now, locale: 'en' });
  return link;
}

/** Staff may live anywhere: "2026-03-01 12:00 UTC". */
export const formatUtc = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

interface Invitation {
  member_id: number;
  name: string;
  email: string;
  role: Role;
  totp_secret: string;
  is_early: boolean;
}

export async function findInvitation(sql: Sql, token: string, now: Date): Promise<Invitation> {
  const [row] = await sql<Invitation>`
    select member_id, name, coalesce(email, '') as email, role, staff_invitation.totp_secret,
      starts_at > ${now} as is_early
    from staff_invitation join staff_member on staff_member.id = member_id
    where hash = ${hashSecret(token)} and ends_at > ${now} and left_at is null for update of staff_invitation`;
  if (row === undefined) throw wrongField('token', 'unknown');
  if (row.is_early) throw wrongField('token', 'early');
  return row;
}

export async function join(
  tx: Tx,
  { token, code, password }: { token: string; code: string; password: PasswordHash },
  { now, vault }: Pick<Context, 'now' | 'vault'>,
): Promise<Invitation> {
  const invitation = await findInvitation(tx.sql, token, now);
  const { member_id: id, totp_secret } = invitation;
  const step = stepOf(code, { key: vault.open(totp_secret, aboutTotp(id)), after: 0 });
  if (step === null) throw wrongField('code', 'code');
  await tx.sql`
    update staff_member
    set password_hash = ${password.hash}, password_pepper = ${password.pepper}, totp_secret = ${totp_secret},
      totp_step = ${step}, joined_at = ${now}
    where id = ${id}`;
  await tx.sql`delete from staff_invitation where member_id = ${id}`;
  return invitation;
}
