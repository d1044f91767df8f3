// What needs two people, by the one thing that needs them today: a corrected balance.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { balanceOf } from '../../ledger/purse.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'product' | 'player'>;

async function asked(doors: Doors, fields: Record<string, string> = {}) {
  const desk = openDesk(doors);
  const [asker, other] = [await desk.member('admin'), await desk.member('approver')];
  const player = await doors.player({ balances: { main: cents(20_00) } });
  const wish = { direction: 'give', pocket: 'main', amount: '5.25', reason: 'a round was lost', ...fields };
  const answer = await desk.send('players.correct', { player: String(player.id), ...wish }, asker);
  const main = () => balanceOf(doors.product.db.sql, player.id, 'main');
  return { desk, asker, other, player, main, approval: String(answer.result?.approval), wish };
}

test('one asks, another agrees, and the money moves once: approvals.approve', async ({ doors }) => {
  const { desk, asker, other, player, main, approval } = await asked(doors);
  expect(await main()).toBe(20_00);
  const own = await desk.send('approvals.approve', { approval }, asker);
  expect(own.error.message).toContain('another person');
  expect(await main()).toBe(20_00);
  expect((await desk.send('approvals.approve', { approval }, other)).status).toBe(200);
  expect(await main()).toBe(25_25);
  expect((await desk.send('approvals.approve', { approval }, other)).error.message).toContain('done');
  expect((await desk.send('approvals.approve', { approval }, await desk.member('admin'))).status).toBe(400);
  expect(await main()).toBe(25_25);
  expect((await desk.audit('approvals.approve'))[2]).toMatchObject({
    ...{ member_name: other.name, subject: `player ${player.id}`, outcome: 'done' },
    ...{ before: { main: 20_00 }, after: { main: 25_25, asked: { cents: 5_25 } } },
  });
  const listed = (await desk.ask('approvals.list', { state: 'done' }, asker)).result.items;
  expect(listed[0]).toMatchObject({ state: 'done', asked_by: asker.name, decided_by: other.name });
});

test('of two who agree at the same moment one is first, and the money moves once', async ({ doors }) => {
  const { desk, other, main, approval } = await asked(doors);
  const third = await desk.member('admin');
  const both = await Promise.all(
    [other, third, other, third].map((who) => desk.send('approvals.approve', { approval }, who)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  expect(await main()).toBe(25_25);
});

test('whoever may not, may not: the wrong role, another’s to take back, what is not there', async ({
  doors,
}) => {
  const { desk, other, main, approval } = await asked(doors);
  for (const role of ['editor', 'cashier', 'support', 'trader'] as const)
    expect((await desk.send('approvals.approve', { approval }, await desk.member(role))).status).toBe(403);
  expect((await desk.send('approvals.withdraw', { approval }, other)).status).toBe(403);
  expect((await desk.send('approvals.approve', { approval: '999999' }, other)).status).toBe(400);
  expect(await main()).toBe(20_00);
});

test('declined or taken back it is over: approvals.decline, approvals.withdraw', async ({ doors }) => {
  const first = await asked(doors);
  const { desk, other } = first;
  const no = { approval: first.approval, reason: 'not this time' };
  expect((await desk.send('approvals.decline', no, first.asker)).status).toBe(400);
  expect((await desk.send('approvals.decline', no, other)).status).toBe(200);
  expect((await desk.send('approvals.approve', { approval: first.approval }, other)).status).toBe(400);
  const second = await asked(doors);
  expect((await desk.send('approvals.withdraw', { approval: second.approval }, second.asker)).status).toBe(
    200,
  );
  expect((await desk.send('approvals.approve', { approval: second.approval }, second.other)).status).toBe(
    400,
  );
  expect([await first.main(), await second.main()]).toEqual([20_00, 20_00]);
});

test('one change of a kind waits at a time, and one that cannot be done waits on', async ({ doors }) => {
  const { desk, asker, other, player, main, approval, wish } = await asked(doors, {
    direction: 'take',
    amount: '500',
  });
  const again = await desk.send('players.correct', { player: String(player.id), ...wish }, asker);
  expect(again.error.message).toContain('waits');
  expect((await desk.send('approvals.approve', { approval }, other)).error.message).toContain('holds less');
  expect(await main()).toBe(20_00);
  const [waiting] = (await desk.ask('approvals.list', { state: 'waiting' }, other)).result.items;
  expect(waiting).toMatchObject({
    id: Number(approval),
    can_decide: true,
    payload: { amount: '− $\u00a0500.00' },
  });
});

test('the database itself lets nobody decide about their own', async ({ doors }) => {
  const { approval } = await asked(doors);
  const { sql } = doors.product.db;
  await expect(
    sql`update staff_approval set state = 'done', decided_by = asked_by, decided_at = now() where id = ${approval}`,
  ).rejects.toThrow('check');
});
