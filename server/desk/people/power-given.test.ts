// What two admins have agreed to, when it is carried out: to which addresses, with which notice, and from when.
import { expect, test as plain } from 'vitest';
import { mayDo, roles } from '#contract/desk/permissions.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { createWorld, test } from '#tests/world.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { StaffContext } from '../desk-context.ts';
import * as powers from './powerful-roles.ts';
import { rolesGiven, scheduleRole } from './roles-later.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number, ms = 0) => new Date(now.getTime() + hours * 3_600_000 + ms);
const domain = { staffDomains: ['marigold.example'] };

plain(
  'an address is the company’s by what stands after its last @, in any case, or where no domain is set',
  () => {
    const isOurs = (email: string, config = domain) => powers.isCompanyAddress(email, config);
    expect(
      ['a@marigold.example', 'A@MARIGOLD.Example', 'a@b@marigold.example'].map((email) => isOurs(email)),
    ).toEqual([...[true, true, true]]);
    expect(
      [
        'a@other.example',
        'a@sub.marigold.example',
        'marigold.example@other',
        'a@marigold.example.',
        '',
      ].filter((email) => isOurs(email)),
    ).toEqual([]);
    expect(isOurs('a@other.example', { staffDomains: [] })).toBe(true);
    expect(powers.findPowerStart(now)).toEqual(inHours(24));
  },
);

plain('only those who manage the staff agree to power: by invitation, by another role and by a reset', () => {
  for (const { permission } of Object.values(approvables))
    expect(roles.filter((role) => mayDo(role, permission))).toEqual(['admin']);
});

const approvables = {
  invitation: powers.invitationApprovable,
  role: powers.roleApprovable,
  reset: powers.resetApprovable,
};

async function open(world: World) {
  const { db } = world;
  const [asker, second] = [await seatAtDesk(db, 'admin', now), await seatAtDesk(db, 'admin', now)];
  const context = world.as(null);
  const staff = { id: second.id, name: second.name, role: 'admin', session: Buffer.alloc(0), provedAt: now };
  const ctx = { ...context, now, staff, config: { ...context.config, ...domain } } as StaffContext;
  const asked = {
    approval: 1,
    subject: '',
    reason: 'as agreed',
    askedBy: { id: asker.id, name: asker.name },
  };
  const move = async (id: number, email: string | null) =>
    db.sql`update staff_member set email = ${email} where id = ${id}`;
  await move(asker.id, 'first@marigold.example');
  await move(second.id, 'second@marigold.example');
  return {
    ...{ db, asker, second, ctx, move },
    carryOut: (kind: keyof typeof approvables, payload: object) =>
      db.atomically((tx) => approvables[kind].carryOut(tx, payload, asked, ctx)),
    notices: () => db.sql<{ recipient: string; subject: string; text: string }>`
      select recipient, subject, text from message_outbox where subject like '%:%' order by id`,
    rowOf: async (id: number) =>
      (await db.sql<Record<string, unknown>>`select * from staff_member where id = ${id}`)[0]!,
  };
}

test('every admin who works here gets the notice, and nobody else: not who has left, has not joined, or has no address', async ({
  world,
}) => {
  const { db, second, ctx, move, notices } = await open(world);
  const seats = [];
  for (const role of ['admin', 'admin', 'admin', 'admin', 'cashier'] as const)
    seats.push(await seatAtDesk(db, role, now));
  const [left, invited, unnamed, empty] = seats;
  await db.sql`update staff_member set left_at = ${now} where id = ${left!.id}`;
  await db.sql`update staff_member set joined_at = null where id = ${invited!.id}`;
  await move(unnamed!.id, null);
  await move(empty!.id, '');
  const notice = {
    ...{ member: { name: 'Zane', email: 'zane@marigold.example' }, event: 'invited as cashier' },
    ...{ asker: 'Ann', approver: second.name, from: inHours(24) },
  };
  await db.atomically((tx) => powers.notifyAdmins(tx, notice, { ...ctx, origin: 'https://desk.example' }));
  const sent = await notices();
  expect(sent.map(({ recipient }) => recipient)).toEqual([
    ...['first@marigold.example', 'second@marigold.example'],
  ]);
  expect(sent[0]).toMatchObject({ subject: 'Zane: invited as cashier' });
  for (const words of [
    'Zane (zane@marigold.example): invited as cashier',
    `Asked for by Ann, agreed to by ${second.name}. It counts from 2026-03-02 12:00 UTC.`,
    'https://desk.example/desk/staff',
  ])
    expect(sent[0]!.text).toContain(words);
});

test('an invitation that two admins agreed to opens a day later, and only at an address of the company', async () => {
  await using world = await createWorld();
  const { db, asker, carryOut, notices } = await open(world);
  const wish = { name: 'Zane', email: 'zane@marigold.example', role: 'cashier' };
  await expect(carryOut('invitation', { ...wish, email: 'zane@other.example' })).rejects.toMatchObject({
    details: { invalid_parameters: { email: ['domain'] } },
  });
  const { after } = await carryOut('invitation', wish);
  const [row] = await db.sql<{ id: number }>`
    select id, name, role, invited_by from staff_member where email = ${wish.email}`;
  expect(row).toMatchObject({ name: 'Zane', role: 'cashier', invited_by: asker.id });
  expect(after).toEqual({ ...wish, member: row!.id, opens: inHours(24) });
  expect(await db.sql`select member_id, starts_at from staff_invitation`).toEqual([
    { member_id: row!.id, starts_at: inHours(24) },
  ]);
  expect((await notices()).map(({ subject }) => subject)).toEqual([
    ...['Zane: invited as cashier', 'Zane: invited as cashier'],
  ]);
});

test('a role that two admins agreed to waits a day, and is not given to another address or from another role', async () => {
  await using world = await createWorld();
  const { db, second, carryOut, notices, move, rowOf } = await open(world);
  const { id, name } = await seatAtDesk(db, 'editor', now);
  const wish = { member: id, name, from: 'editor', role: 'cashier' };
  await expect(carryOut('role', wish)).rejects.toMatchObject({
    details: { invalid_parameters: { member: ['domain'] } },
  });
  await move(id, 'kim@marigold.example');
  await expect(carryOut('role', { ...wish, from: 'support' })).rejects.toMatchObject({
    details: { message: `${name} is editor now, and not support.` },
  });
  await expect(carryOut('role', { ...wish, member: second.id })).rejects.toThrow();
  expect(await carryOut('role', wish)).toEqual({
    ...{ before: { role: 'editor' }, after: { ...wish, from: inHours(24) } },
  });
  expect(await rowOf(id)).toMatchObject({ role: 'editor', next_role: 'cashier', next_role_at: inHours(24) });
  expect((await notices()).map(({ subject }) => subject)).toContain(`${name}: to be cashier, is editor`);
});

test('a reset that two admins agreed to opens a day later, and every admin is told of the new phone', async () => {
  await using world = await createWorld();
  const { db, carryOut, notices, rowOf } = await open(world);
  const { id, name } = await seatAtDesk(db, 'cashier', now);
  const wish = { member: id, name, role: 'cashier' };
  expect(await carryOut('reset', wish)).toEqual({ after: { ...wish, opens: inHours(24) } });
  expect(await rowOf(id)).toMatchObject({ joined_at: null, password_hash: null });
  expect(await db.sql`select member_id, starts_at from staff_invitation`).toEqual([
    { member_id: id, starts_at: inHours(24) },
  ]);
  const [notice] = await notices();
  expect(notice!.subject).toBe(`${name}: invited again as cashier, with a new password and phone`);
});

test('a role that waits is given at its time to its member alone, while they work here', async ({
  world,
}) => {
  const { db } = world;
  const [member, other, left] = [
    await seatAtDesk(db, 'editor', now),
    await seatAtDesk(db, 'editor', now),
    await seatAtDesk(db, 'editor', now),
  ];
  for (const one of [member, other, left])
    await db.atomically((tx) => scheduleRole(tx, one, { role: 'cashier', startsAt: inHours(24) }));
  await db.sql`update staff_member set left_at = ${now} where id = ${left.id}`;
  const roles = () => db.sql`
    select role, next_role, next_role_at from staff_member
    where id in (${member.id}, ${other.id}, ${left.id}) order by id`;
  const work = async (id: number, at: Date) => {
    const worker = rolesGiven({ db, clock: { now: () => at } as Clock });
    const effect = await worker.run({ member: id }, AbortSignal.timeout(1_000));
    await db.atomically(async (tx) => effect?.(tx));
  };
  const waits = { role: 'editor', next_role: 'cashier', next_role_at: inHours(24) };
  await work(member.id, inHours(24, -1));
  expect(await roles()).toEqual([waits, waits, waits]);
  await work(member.id, inHours(24));
  await work(left.id, inHours(48));
  expect(await roles()).toEqual([
    ...[{ role: 'cashier', next_role: null, next_role_at: null }, waits, waits],
  ]);
  const tasks = await db.sql`
    select payload, due_at, ends_at from task where name = 'staff.role' order by id limit 1`;
  expect(tasks, 'the task waits for a server for a week').toEqual([
    { payload: { member: member.id }, due_at: inHours(24), ends_at: inHours(24 + 7 * 24) },
  ]);
});
