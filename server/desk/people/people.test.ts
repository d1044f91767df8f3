import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { test } from '#tests/doors.ts';

const why = { reason: 'as agreed' };

test('somebody is invited, given another role and removed; each holds at once and is in the log', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [admin, cashier] = [await desk.member('admin'), await desk.member('cashier')];
  const member = String(cashier.id);
  const wish = { name: 'Zane', email: 'zane@example.com', role: 'editor' };
  expect((await desk.send('staff.invite', wish, admin)).status).toBe(200);
  expect(
    (await desk.send('staff.invite', { ...wish, name: 'Other' }, admin)).error.invalid_parameters,
  ).toEqual({
    email: ['taken'],
  });
  const listed = (await desk.ask('staff.list', {}, admin)).result.items;
  expect(listed).toContainEqual(expect.objectContaining({ ...wish, state: 'invited' }));

  expect((await desk.send('staff.changeRole', { member, role: 'editor', ...why }, admin)).status).toBe(200);
  expect((await desk.ask('payments.counts', {}, cashier)).status).toBe(403);
  expect((await desk.audit('staff.changeRole'))[0]).toMatchObject({
    ...{ member_name: admin.name, subject: `member ${member}`, reason: 'as agreed' },
    ...{ before: { role: 'cashier' }, after: { role: 'editor' } },
  });
  expect((await desk.send('staff.endSessions', { member, ...why }, admin)).status).toBe(200);
  expect((await desk.ask('access.sessions', {}, cashier)).status).toBe(401);
  expect((await desk.send('staff.inviteAgain', { member, ...why }, admin)).status).toBe(200);
  expect((await desk.send('staff.remove', { member, ...why }, admin)).status).toBe(200);
  expect((await desk.send('staff.remove', { member, ...why }, admin)).status).toBe(400);
});

test('nobody changes their own place, nor without a reason', async ({ doors }) => {
  const desk = openDesk(doors);
  const admin = await desk.member('admin');
  const [self, other] = [String(admin.id), String((await desk.member('editor')).id)];
  for (const [name, fields] of [
    ['staff.changeRole', { role: 'editor' }],
    ['staff.remove', {}],
    ['staff.inviteAgain', {}],
    ['staff.endSessions', {}],
  ] as const) {
    expect((await desk.send(name, { member: self, ...fields, ...why }, admin)).error.message).toContain(
      'Nobody changes',
    );
    for (const reason of ['', '  ', 'x'])
      expect(
        (await desk.send(name, { member: other, ...fields, reason }, admin)).error.invalid_parameters,
      ).toHaveProperty('reason');
  }
});
