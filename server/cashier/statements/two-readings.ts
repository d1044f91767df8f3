// A statement without the bank's signature is only somebody's word. It counts once two persons have read in the same
// lines, each a file that they fetched from the bank themselves.
import { createHash } from 'node:crypto';
import type { Sql, Tx } from '../../database/db.ts';
import type { Statement } from './camt053.ts';

interface Reading {
  /** Of the lines: the bank writes another time of creation into every copy of a file. */
  digest: string;
  lines: number;
  /** What its lines pay in, in words: "20,000.00 EUR". */
  paidIn: string;
}

export const digestOf = (statements: readonly Statement[]): string =>
  createHash('sha256').update(JSON.stringify(statements)).digest('hex');

/** True once another person has read in the same lines. */
export async function wasReadByAnother(sql: Sql, digest: string, memberId: number): Promise<boolean> {
  const [reading] = await sql<{ member_id: number; is_agreed: boolean }>`
    select member_id, agreed_by is not null as is_agreed from statement_reading where digest = ${digest}`;
  return reading !== undefined && (reading.is_agreed || reading.member_id !== memberId);
}

interface Reader {
  memberId: number;
  now: Date;
}

export async function recordFirstReading(
  { sql }: Tx,
  { digest, lines, paidIn }: Reading,
  { memberId, now }: Reader,
): Promise<void> {
  await sql`
    insert into statement_reading (digest, lines, paid_in, member_id, read_at)
    values (${digest}, ${lines}, ${paidIn}, ${memberId}, ${now}) on conflict (digest) do nothing`;
}

export async function recordSecondReading(
  { sql }: Tx,
  digest: string,
  { memberId, now }: Reader,
): Promise<void> {
  await sql`
    update statement_reading set agreed_by = ${memberId}, agreed_at = ${now}
    where digest = ${digest} and agreed_by is null and member_id <> ${memberId}`;
}

interface WaitingReading {
  by: string;
  lines: number;
  paid_in: string;
}

const SHOWN = 20;

export const listWaitingReadings = (sql: Sql): Promise<WaitingReading[]> =>
  sql<WaitingReading>`
    select name as by, lines, paid_in from statement_reading join staff_member on staff_member.id = member_id
    where agreed_by is null order by read_at desc limit ${SHOWN}`;
