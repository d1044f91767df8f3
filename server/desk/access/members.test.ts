// The rows of staff and of their sessions: who is found by an address, who is locked, and which sessions end.
import { expect } from 'vitest';
import { permissionsOf } from '#contract/desk/permissions.ts';
import { untilBlocked } from '#tests/database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { test } from '#tests/world.ts';
import { startStaffSession } from '../../staff/staff-sessions.ts';
import { endSessions, findByEmail, listSessions, lockMember, passwordOf, shownMember } from './members.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a member of staff is found by the address in any case, and not before joining nor after leaving', async ({
  world: { db },
}) => {
  const [member, invited, left] = [
    await seatAtDesk(db, 'cashier', now),
    await seatAtDesk(db, 'cashier', now),
    await seatAtDesk(db, 'cashier', now),
  ];
  const addressOf = async (id: number) => {
    const [row] = await db.sql<{ email: string }>`select email from staff_member where id = ${id}`;
    return row!.email;
  };
  const find = async (id: number) => findByEmail(db.sql, (await addressOf(id)).toUpperCase());
  await db.sql`update staff_member set joined_at = null where id = ${invited.id}`;
  await db.sql`
    update staff_member
    set password_hash = 'hash', password_pepper = 'pepper', totp_secret = 'sealed', totp_step = 7 where id = ${member.id}`;
  const row = {
    ...{ id: member.id, name: member.name, role: 'cashier', email: await addressOf(member.id) },
    ...{ password_hash: 'hash', password_pepper: 'pepper', totp_secret: 'sealed', totp_step: 7 },
  };
  expect(await find(member.id)).toEqual(row);
  expect(await find(invited.id)).toBeUndefined();
  const leftAt = await addressOf(left.id);
  await db.sql`update staff_member set left_at = ${now} where id = ${left.id}`;
  expect(await findByEmail(db.sql, leftAt)).toBeUndefined();
  expect(await findByEmail(db.sql, 'someone.else@example.com')).toBeUndefined();

  const lock = (id: number) => db.atomically((tx) => lockMember(tx, id));
  expect(await lock(member.id)).toEqual({ ...row, next_role: null });
  expect(await lock(invited.id), 'an invited member can be invited again').toMatchObject({ id: invited.id });
  expect(await lock(left.id)).toBeUndefined();
  expect(await lock(0)).toBeUndefined();
});

test('a member who is locked is read by the next transaction only as the first one leaves them', async ({
  world: { db },
}) => {
  const { id } = await seatAtDesk(db, 'support', now);
  const lockStep = () => db.atomically(async (tx) => (await lockMember(tx, id))!.totp_step);
  let second: Promise<number> | undefined;
  await db.atomically(async (tx) => {
    await lockMember(tx, id);
    second = lockStep();
    await untilBlocked(db.sql, second);
    await tx.sql`update staff_member set totp_step = 41 where id = ${id}`;
  });
  expect(await second).toBe(41);
});

test('a member sees their role and its permissions, and a role that is no longer on the table has none', () => {
  const member = { id: 7, name: 'Ann' };
  expect(shownMember({ ...member, role: 'trader' })).toEqual({
    ...{ ...member, role: 'trader', permissions: permissionsOf.trader },
  });
  expect(shownMember({ ...member, role: 'croupier' })).toMatchObject({ role: 'croupier', permissions: [] });
});

test('a member without a password has none to compare with', () => {
  const row = { id: 1, name: 'Ann', role: 'editor', email: '', totp_secret: '', totp_step: 0 };
  expect(passwordOf({ ...row, password_hash: 'hash', password_pepper: 'pepper' })).toEqual({
    hash: 'hash',
    pepper: 'pepper',
  });
  expect(passwordOf({ ...row, password_hash: null, password_pepper: null })).toBeNull();
  expect(passwordOf(undefined)).toBeNull();
});

test('one’s own sessions are listed, the last used first, and all or all others are ended', async ({
  world: { db },
}) => {
  const [member, other] = [await seatAtDesk(db, 'editor', now), await seatAtDesk(db, 'editor', now)];
  for (const minutes of [1, 3, 2]) {
    const browser = { address: `10.0.0.${minutes}`, userAgent: `browser ${minutes}` };
    await db.atomically((tx) => startStaffSession(tx, member.id, { now: inMinutes(minutes), browser }));
  }
  await db.sql`
    update staff_session set started_at = ${inMinutes(-1)} where member_id = ${member.id} and address = '10.0.0.2'`;
  const [own] = await db.sql<{ hash: Buffer }>`
    select hash from staff_session where member_id = ${member.id} and address = '10.0.0.2'`;
  const sessions = async (id: number) => (await listSessions(db.sql, { id, session: own!.hash })).items;
  const shown = (minutes: number, started = minutes) => ({
    ...{ id: expect.any(String), address: `10.0.0.${minutes}`, user_agent: `browser ${minutes}` },
    ...{ started_at: inMinutes(started).toISOString(), last_seen_at: inMinutes(minutes).toISOString() },
    is_this: minutes === 2,
  });
  const [third, second, first, earliest] = await sessions(member.id);
  expect([third, second, first]).toEqual([shown(3), shown(2, -1), shown(1)]);
  expect(earliest).toMatchObject({ address: '', last_seen_at: now.toISOString() });

  expect(await db.atomically((tx) => endSessions(tx, member.id, own!.hash))).toBe(3);
  expect(await sessions(member.id)).toEqual([shown(2, -1)]);
  expect(await sessions(other.id)).toHaveLength(1);
  expect(await db.atomically((tx) => endSessions(tx, member.id))).toBe(1);
  expect(await sessions(member.id)).toEqual([]);
  expect(await sessions(other.id)).toHaveLength(1);
});
