// The door of the desk: who may ask, what is written down, and what nobody gets through.
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { deskCalls } from '#contract/desk/catalogue.ts';
import { mayDo, type Role, roles } from '#contract/desk/permissions.ts';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';

const forStaff = [...deskCalls.values()].filter(({ who }) => typeof who === 'object');

test('no call of the desk is answered by a player’s API, and no player’s call by the desk', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  for (const name of deskCalls.keys()) {
    expect((await doors.ask(name, {}, admin.headers)).status, name).toBe(404);
    expect((await doors.send(name, {}, admin.headers)).status, name).toBe(404);
  }
  for (const name of ['account.getInfo', 'cashier.gethistory', 'auth.login'])
    expect((await desk.ask(name, {}, admin)).status).toBe(404);
});

test('a guest, a player and a forged cookie are nobody at the desk', async ({ doors }) => {
  const desk = openDesk(doors);
  const { cookie } = await doors.signIn(await doors.player());
  const forged = `desk=${randomBytes(32).toString('base64url')}`;
  for (const { name, verb } of forStaff)
    for (const header of ['', cookie, forged, `${cookie}; ${forged}`]) {
      const headers = { cookie: header, 'x-csrf': '1' };
      const { status, error } = await (verb === 'GET' ? desk.ask : desk.send)(name, {}, { headers });
      expect([status, error.type], `${name} ${header.slice(0, 8)}`).toEqual([401, 'AuthorizationException']);
    }
  expect((await desk.ask('access.me', {}, { headers: { cookie } })).result).toBe(null);
});

test('every role asks what it may and nothing else, and what it tried is in the log', async ({ doors }) => {
  const desk = openDesk(doors);
  for (const role of roles) {
    const member = await desk.member(role);
    for (const { name, verb, who } of forStaff) {
      if (name === 'access.signOut' || name === 'access.endOtherSessions') continue;
      const { status } = await (verb === 'GET' ? desk.ask : desk.send)(name, { x: '1' }, member);
      const permission = (who as { staff: Parameters<typeof mayDo>[1] }).staff;
      expect(status === 403, `${role} ${name}`).toBe(!mayDo(role, permission));
    }
  }
  const [line] = await desk.audit('staff.list');
  expect(line).toMatchObject({ outcome: 'refused: AccessDenied' });
});

test('a role that is taken away is gone with the next question, and so is who has left', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const member = await desk.member('cashier');
  const { sql } = doors.product.db;
  const status = async () => (await desk.ask('payments.list', { queue: 'withdrawals' }, member)).status;
  expect(await status()).toBe(200);
  await sql`update staff_member set role = 'editor' where id = ${member.id}`;
  expect(await status()).toBe(403);
  await sql`update staff_member set role = 'nonesuch' where id = ${member.id}`;
  expect(await status()).toBe(403);
  await sql`update staff_member set role = 'admin', left_at = now() where id = ${member.id}`;
  expect(await status()).toBe(401);
});

test('a session ends after half an hour without a question, and with the day', async ({ doors }) => {
  const desk = openDesk(doors);
  const member = await desk.member('cashier');
  const { db, clock } = doors.product;
  const status = async () => (await desk.ask('access.sessions', {}, member)).status;
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  await db.sql`update staff_session set last_seen_at = ${ago(29)} where member_id = ${member.id}`;
  expect(await status()).toBe(200);
  await db.sql`update staff_session set started_at = ${ago(721)} where member_id = ${member.id}`;
  expect(await status()).toBe(401);
  await db.sql`update staff_session set started_at = ${ago(719)}, last_seen_at = ${ago(31)} where member_id = ${member.id}`;
  expect(await status()).toBe(401);
});

test.for([
  ['another site’s origin', { origin: 'https://evil.example' }],
  ['no origin at all, in a frame', { origin: 'null' }],
  ['the browser’s word that it crosses sites', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }],
] as const)('%s changes nothing', async ([, evidence], { doors }) => {
  const desk = openDesk(doors);
  const member = await desk.member('admin');
  const fields = { room: 'payments', name: 'Mine', query: '' };
  const headers = { ...member.headers, ...evidence };
  expect((await desk.send('views.save', fields, { headers })).status).toBe(400);
  expect((await desk.ask('views.list', { room: 'payments' }, member)).result.items).toEqual([]);
});

test('a write without the desk’s own header, or with another verb, changes nothing', async ({ doors }) => {
  const desk = openDesk(doors);
  const { headers } = await desk.member('admin');
  const fields = { room: 'payments', name: 'Mine', query: '' };
  const { 'x-csrf': _, ...bare } = headers;
  expect((await desk.send('views.save', fields, { headers: bare })).status).toBe(400);
  expect((await desk.ask('views.save', fields, { headers })).status).toBe(400);
  const plain = { ...headers, 'content-type': 'text/plain' };
  expect((await desk.send('views.save', fields, { headers: plain })).status).toBe(400);
  expect((await desk.ask('views.list', { room: 'payments' }, { headers })).result.items).toEqual([]);
});

test('what does harm is asked for with a fresh proof', async ({ doors }) => {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  const { db, clock } = doors.product;
  const wish = { name: 'New One', email: 'new.one@example.com', role: 'editor' };
  const stale = new Date(clock.now().getTime() - 11 * 60_000);
  await db.sql`update staff_session set proved_at = ${stale} where member_id = ${admin.id}`;
  expect((await desk.send('staff.invite', wish, admin)).error.invalid_parameters).toEqual({
    proof: ['required'],
  });
  await db.sql`update staff_session set proved_at = ${clock.now()} where member_id = ${admin.id}`;
  expect((await desk.send('staff.invite', wish, admin)).status).toBe(200);
});

test('what is changed and what is refused are told apart in the log, and the log only grows', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  const { sql } = doors.product.db;
  await desk.send('views.save', { room: 'audit', name: 'Mine', query: 'sort=at' }, admin);
  await desk.send('views.save', { room: '../etc', name: 'Mine', query: '' }, admin);
  const [refused, done] = await desk.audit('views.save');
  expect(done).toMatchObject({ member_name: admin.name, subject: 'name Mine', outcome: 'done' });
  expect(done!.after).toEqual({ room: 'audit', name: 'Mine', query: 'sort=at' });
  expect(refused).toMatchObject({ outcome: 'refused: InvalidParameter room', after: null });
  await expect(sql`update staff_audit set reason = 'other'`).rejects.toThrow('only added to');
  await expect(sql`delete from staff_audit`).rejects.toThrow('only added to');
  await expect(sql`truncate staff_audit`).rejects.toThrow('only added to');
});

test('audit.list gives the log page by page, to whoever may see it', async ({ doors }) => {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  for (const name of ['one', 'two', 'three'])
    await desk.send('views.save', { room: 'staff', name, query: '' }, admin);
  const mine = { member: String(admin.id), count: '2' };
  const first = (await desk.ask('audit.list', mine, admin)).result;
  expect(first.items.map(({ subject }: { subject: string }) => subject)).toEqual(['name three', 'name two']);
  const next = (await desk.ask('audit.list', { ...mine, after: String(first.next) }, admin)).result;
  expect([next.items.length, next.next]).toEqual([1, null]);
  const found = await desk.ask('audit.list', { subject: "name two' or 1=1 --" }, admin);
  expect(found.result.items).toEqual([]);
});

test('what waits is counted for those who may see it: queues.count', async ({ doors }) => {
  const desk = openDesk(doors);
  const counts = async (role: Role) =>
    Object.keys((await desk.ask('queues.count', {}, await desk.member(role))).result).toSorted();
  expect(await counts('editor')).toEqual(['approvals', 'budgets']);
  expect(await counts('cashier')).toEqual(['approvals', 'budgets', 'payments']);
});

test('a view is its owner’s alone: views.list, views.remove', async ({ doors }) => {
  const desk = openDesk(doors);
  const [anna, boris] = [await desk.member('cashier'), await desk.member('cashier')];
  await desk.send('views.save', { room: 'payments', name: 'Mine', query: 'queue=second' }, anna);
  const [view] = (await desk.ask('views.list', { room: 'payments' }, anna)).result.items;
  expect(view).toMatchObject({ name: 'Mine', query: 'queue=second' });
  expect((await desk.ask('views.list', { room: 'payments' }, boris)).result.items).toEqual([]);
  expect((await desk.send('views.remove', { view: String(view.id) }, boris)).status).toBe(400);
  expect((await desk.send('views.remove', { view: String(view.id) }, anna)).status).toBe(200);
});
