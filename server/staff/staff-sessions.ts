// A session at the desk: a working day at most, and half an hour without a question. What a member may do is read with
// every question, so whoever was given another role, or has left, is treated so at once.
import type { Browser, StaffMember } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';

const DAY_MS = 12 * 3_600_000;
const IDLE_MS = 1_800_000;
const NOTED_EVERY_MS = 60_000;

interface Start {
  now: Date;
  browser?: Pick<Browser, 'address' | 'userAgent'>;
}

/** The secret for the browser. Whoever starts one has just shown who they are. */
export async function startStaffSession(
  tx: Tx,
  memberId: number,
  { now, browser = { address: '', userAgent: '' } }: Start,
): Promise<string> {
  const secret = drawSecret();
  await tx.sql`
    insert into staff_session (hash, member_id, started_at, last_seen_at, proved_at, address, user_agent)
    values (${hashSecret(secret)}, ${memberId}, ${now}, ${now}, ${now}, ${browser.address}, ${browser.userAgent})`;
  return secret;
}

export async function findStaff(sql: Sql, secret: string, now: Date): Promise<StaffMember | null> {
  const hash = hashSecret(secret);
  const [found] = await sql<Omit<StaffMember, 'provedAt'> & { last_seen_at: Date; proved_at: Date | null }>`
    select staff_member.id, name, role, hash as session, last_seen_at, proved_at
    from staff_session join staff_member on staff_member.id = member_id
    where hash = ${hash} and left_at is null and started_at > ${before(now, DAY_MS)}
      and last_seen_at > ${before(now, IDLE_MS)}`;
  if (found === undefined) return null;
  const { last_seen_at, proved_at, ...member } = found;
  if (now.getTime() - last_seen_at.getTime() > NOTED_EVERY_MS)
    await sql`update staff_session set last_seen_at = ${now} where hash = ${hash}`;
  return { ...member, provedAt: proved_at };
}

/** Of those, which still last; looking keeps none of them alive. */
export async function findLasting(sql: Sql, hashes: readonly Buffer[], now: Date): Promise<Set<string>> {
  const rows = await sql<{ hash: Buffer }>`
    select hash from staff_session join staff_member on staff_member.id = member_id
    where hash = any(${hashes}::bytea[]) and left_at is null and started_at > ${before(now, DAY_MS)}
      and last_seen_at > ${before(now, IDLE_MS)}`;
  return new Set(rows.map(({ hash }) => hash.toString('hex')));
}

export const forgetStaffSessions = (sql: Sql, now: Date) =>
  sql`delete from staff_session where started_at < ${before(now, DAY_MS)} or last_seen_at < ${before(now, IDLE_MS)}`;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
