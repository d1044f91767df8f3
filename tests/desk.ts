// People at the desk, for tests: each with a session of their own, asking through the real doors.
import type { InjectOptions } from 'fastify';
import type { Role } from '#contract/desk/permissions.ts';
import type { Db } from '#server/database/db.ts';
import { STAFF_COOKIE } from '#server/http/desk/staff-cookie.ts';
import { startStaffSession } from '#server/staff/staff-sessions.ts';
import type { Answer, Headers, openDoorsIn } from './doors.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoorsIn>>, 'app' | 'product'>;
type Fields = Record<string, string>;

export interface Colleague {
  id: number;
  name: string;
  headers: Headers;
}

let people = 0;

/** One of the staff who has just come in, and so has just shown who they are. */
export async function seatAtDesk(db: Db, role: Role, now: Date): Promise<Colleague> {
  people += 1;
  const name = `${role} ${people}`;
  const [row] = await db.sql<{ id: number }>`
    insert into staff_member (name, email, role, created_at, joined_at)
    values (${name}, ${`${role}${people}@example.com`}, ${role}, ${now}, ${now}) returning id`;
  const secret = await db.atomically((tx) => startStaffSession(tx, row!.id, { now }));
  return { id: row!.id, name, headers: { cookie: `${STAFF_COOKIE}=${secret}`, 'x-csrf': '1' } };
}

export const openDesk = ({ app, product }: Doors) => ({
  member: (role: Role, now = product.clock.now()): Promise<Colleague> => seatAtDesk(product.db, role, now),

  async ask(name: string, fields: Fields = {}, who?: Pick<Colleague, 'headers'>) {
    const url = `/desk/api/${name}?${new URLSearchParams(fields)}`;
    const response = await app.inject({ method: 'GET', url, headers: who?.headers ?? {} });
    return { status: response.statusCode, ...response.json<Answer>() };
  },

  async send(name: string, fields: Fields = {}, who?: Pick<Colleague, 'headers'>) {
    const response = await app.inject(postOf(name, fields, who?.headers ?? { 'x-csrf': '1' }));
    const left = [response.headers['set-cookie'] ?? []].flat();
    return { status: response.statusCode, cookies: left, ...response.json<Answer>() };
  },

  /** What the log says of a call, the latest first. */
  audit: (call: string) =>
    product.db.sql<AuditLine>`
      select member_name, subject, reason, outcome, before, after from staff_audit where call = ${call} order by id desc`,
});

export interface AuditLine {
  member_name: string;
  subject: string;
  reason: string;
  outcome: string;
  before: unknown;
  after: unknown;
}

const postOf = (name: string, fields: Fields, headers: Headers): InjectOptions => ({
  method: 'POST',
  url: `/desk/api/${name}`,
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
});
