// Who works at the desk, and as what. Nobody changes themselves, so that the last admin cannot lock everyone out, nor a
// stolen session make itself a better one.
import type { Role } from '#contract/desk/permissions.ts';
import type { StaffRow } from '#contract/desk/staff.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../../database/db.ts';
import { endSessions, type LockedMember, lockMember, type MemberRow, wrongField } from '../access/members.ts';
import { sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';

interface Row {
  id: number;
  name: string;
  email: string;
  role: string;
  next_role: string | null;
  next_role_at: Date | null;
  sessions: number;
  passkeys: number;
  joined_at: Date | null;
  left_at: Date | null;
  last_seen_at: Date | null;
}

export async function listStaff(sql: Sql): Promise<StaffRow[]> {
  const rows = await sql<Row>`
    select staff_member.id, name, coalesce(email, '') as email, role, next_role, next_role_at,
      joined_at, left_at,
      (select count(*)::int from staff_session where member_id = staff_member.id) as sessions,
      (select count(*)::int from staff_passkey where member_id = staff_member.id) as passkeys,
      (select max(at) from staff_audit where member_id = staff_member.id) as last_seen_at
    from staff_member order by left_at is not null, name`;
  return rows.map(({ joined_at, left_at, last_seen_at, next_role_at, ...row }) => ({
    ...row,
    state: left_at !== null ? 'left' : joined_at === null ? 'invited' : 'active',
    next_role_at: next_role_at?.toISOString() ?? null,
    last_seen_at: last_seen_at?.toISOString() ?? null,
  }));
}

/** Of somebody else who works here. */
export async function lockOther(
  tx: Tx,
  id: number,
  { staff }: Pick<StaffContext, 'staff'>,
): Promise<LockedMember> {
  if (id === staff.id) throw sayNo('Nobody changes their own place here: ask another admin.');
  const member = await lockMember(tx, id);
  if (member === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { member: ['unknown'] } });
  return member;
}

/** Reported when the invitation is requested, because whoever approves it cannot correct it. */
export async function requireFree(sql: Sql, { name, email }: { name: string; email: string }): Promise<void> {
  const [taken] = await sql<{ is_email: boolean }>`
    select lower(email) = lower(${email}) as is_email from staff_member
    where name = ${name} or (lower(email) = lower(${email}) and left_at is null) order by 1 desc nulls last limit 1`;
  if (taken !== undefined) throw wrongField(taken.is_email ? 'email' : 'name', 'taken');
}

/** Counts from their next request on, without the end of a session. A role that waits for its day is given up. */
export async function changeRole(tx: Tx, { id }: MemberRow, role: Role): Promise<void> {
  await tx.sql`
    update staff_member set role = ${role}, next_role = null, next_role_at = null where id = ${id}`;
}

/** Kept, because what they decided names them; they come in no more. */
export async function removeMember(tx: Tx, { id }: MemberRow, now: Date): Promise<void> {
  await tx.sql`
    update staff_member set left_at = ${now}, next_role = null, next_role_at = null, password_hash = null, password_pepper = null, totp_secret = ''
    where id = ${id}`;
  await tx.sql`delete from staff_passkey where member_id = ${id}`;
  await tx.sql`delete from staff_invitation where member_id = ${id}`;
  await endSessions(tx, id);
}
