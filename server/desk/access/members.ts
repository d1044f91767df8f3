// The operator's people as they come in: what they are known by, and the sessions they have.

import type { Output } from '#contract/define.ts';
import type { access, Member } from '#contract/desk/access.ts';
import { permissionsOf, type Role } from '#contract/desk/permissions.ts';
import { Refusal } from '#contract/refusals.ts';
import type { PasswordHash } from '../../auth/passwords.ts';
import type { Sql, Tx } from '../../database/db.ts';

export interface MemberRow {
  id: number;
  name: string;
  role: string;
  email: string;
  password_hash: string | null;
  password_pepper: string | null;
  totp_secret: string;
  totp_step: number;
}

export interface LockedMember extends MemberRow {
  /** Takes effect on its day; null: none waits. */
  next_role: string | null;
}

export const wrongField = (field: string, code: string): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { [field]: [code] } });

export const passwordOf = (member: MemberRow | undefined): PasswordHash | null =>
  member?.password_hash == null ? null : { hash: member.password_hash, pepper: member.password_pepper };

export async function findByEmail(sql: Sql, email: string): Promise<MemberRow | undefined> {
  const [row] = await sql<MemberRow>`
    select id, name, role, email, password_hash, password_pepper, totp_secret, totp_step from staff_member
    where lower(email) = lower(${email}) and left_at is null and joined_at is not null`;
  return row;
}

/** Locks them: a code is taken once, also by two at the same moment. Undefined: they have left. */
export async function lockMember(tx: Tx, id: number): Promise<LockedMember | undefined> {
  const [row] = await tx.sql<LockedMember>`
    select id, name, role, next_role, coalesce(email, '') as email, password_hash, password_pepper, totp_secret, totp_step
    from staff_member where id = ${id} and left_at is null for update`;
  return row;
}

/** As the desk shows them to themselves. */
export const shownMember = ({ id, name, role }: Pick<MemberRow, 'id' | 'name' | 'role'>): Member => ({
  id,
  name,
  role: role as Role,
  permissions: Object.hasOwn(permissionsOf, role) ? [...permissionsOf[role as Role]] : [],
});

interface SessionRow {
  id: string;
  address: string;
  user_agent: string;
  started_at: Date;
  last_seen_at: Date;
  hash: Buffer;
}

export async function listSessions(
  sql: Sql,
  { id, session }: { id: number; session: Buffer },
): Promise<Output<typeof access.sessions>> {
  const rows = await sql<SessionRow>`
    select id, address, user_agent, started_at, last_seen_at, hash from staff_session
    where member_id = ${id} order by last_seen_at desc`;
  return {
    items: rows.map(({ hash, started_at, last_seen_at, ...row }) => ({
      ...row,
      started_at: started_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_this: hash.equals(session),
    })),
  };
}

/** All of a person's, or all but one. */
export async function endSessions(tx: Tx, memberId: number, but: Buffer | null = null): Promise<number> {
  const ended = await tx.sql`
    delete from staff_session where member_id = ${memberId} and (${but}::bytea is null or hash <> ${but}) returning id`;
  return ended.length;
}
