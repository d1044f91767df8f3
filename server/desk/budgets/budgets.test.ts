// Budgets at the desk: seen by all staff, raised by one person up to a small sum a day and by two above it, stopped by one
// and reopened by two.
import { expect } from 'vitest';
import type { Budget } from '#contract/desk/budgets.ts';
import { budgetKindNames } from '#rules/gifts/budget-kinds.ts';
import { cents } from '#rules/money.ts';
import { budgetNow, drainBudget } from '#tests/budgets.ts';
import { openDesk } from '#tests/desk.ts';
import { openDoors, test } from '#tests/doors.ts';
import { chargeBudget } from '../../budgets/charge-budget.ts';
import { drawHex } from '../../plumbing/chance.ts';

const why = { reason: 'a large campaign' };
const quest = { kind: 'loyalty-quest', name: 'first-steps' } as const;

test('each budget is listed with what it has left, and each kind with its day: budgets.list', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  await drainBudget(doors.product, quest, 5_00);
  const { result } = await desk.ask('budgets.list', {}, await desk.member('editor'));
  expect(result.items).toContainEqual({
    ...{ id: 'loyalty-quest:first-steps', ...quest, title: 'First steps' },
    granted: { amount: 20_000, currency: 'EUR' },
    spent: { amount: 19_995, currency: 'EUR' },
    left: { amount: 5, currency: 'EUR' },
  });
  expect(result.kinds).toContainEqual({
    kind: 'cashback',
    given: { amount: 0, currency: 'EUR' },
    expected: { amount: 1_000, currency: 'EUR' },
    most: { amount: 3_000, currency: 'EUR' },
    stopped: null,
  });
  expect((await desk.ask('budgets.list')).status).toBe(401);
});

test('budgets that nothing was charged to yet are listed with all they start with, and of all kinds: budgets.list', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const { result } = await desk.ask('budgets.list', {}, await desk.member('editor'));
  const items: readonly Budget[] = result.items;
  expect(items).toContainEqual({
    ...{ id: 'cashback:1', kind: 'cashback', name: '1', title: '' },
    granted: { amount: 100_000, currency: 'EUR' },
    spent: { amount: 0, currency: 'EUR' },
    left: { amount: 100_000, currency: 'EUR' },
  });
  expect(items.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'offer:1',
      'jackpot:4',
      'tournament:brass-cup',
      'boost:prices',
      'staff-gift:all',
    ]),
  );
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(budgetKindNames));
  const { result: again } = await desk.ask('budgets.list', {}, await desk.member('editor'));
  expect(new Set(again.items.map(({ id }: Budget) => id)).size).toBe(items.length);
});

test('one person adds no more than a small sum a day, however it is cut up, and two persons more: budgets.raise', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [cashier, approver, editor] = [
    await desk.member('cashier'),
    await desk.member('approver'),
    await desk.member('editor'),
  ];
  const raise = (amount: string, key = drawHex(8), who = cashier) =>
    desk.send('budgets.raise', { ...quest, ...why, amount, key }, who);
  const granted = async () => {
    const { left, spent } = await budgetNow(doors.product, quest);
    return left + spent;
  };
  const before = await granted();
  expect((await raise('1', drawHex(8), editor)).status).toBe(403);
  const key = drawHex(8);
  for (let times = 0; times < 2; times += 1)
    expect((await raise('600', key)).result).toEqual({ approval: null });
  expect((await granted()) - before).toBe(600_00);

  const { approval } = (await raise('500')).result;
  expect(approval).toEqual(expect.any(Number));
  expect((await granted()) - before).toBe(600_00);
  const decision = { approval: String(approval) };
  expect((await desk.send('approvals.approve', decision, cashier)).status).toBe(403);
  expect((await desk.send('approvals.approve', decision, approver)).status).toBe(200);
  expect((await granted()) - before).toBe(1_100_00);
  expect((await desk.send('approvals.approve', decision, approver)).status).toBe(400);
  expect((await granted()) - before).toBe(1_100_00);
  expect((await raise('9999999999999')).status).toBe(200);
  expect((await granted()) - before).toBe(1_100_00);
});

test('a key that one person uses for several budgets raises them by no more than the small sum of a day: budgets.raise', async () => {
  await using doors = await openDoors();
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const raise = (name: string) =>
    desk.send('budgets.raise', { ...quest, ...why, name, amount: '600', key: 'a'.repeat(16) }, cashier);
  expect((await raise('first-steps')).result).toEqual({ approval: null });
  expect((await raise('second-steps')).result).toEqual({ approval: expect.any(Number) });
});

test('one person stops a kind at once, and two reopen it: budgets.stopKind, budgets.reopenKind', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [cashier, approver] = [await desk.member('cashier'), await desk.member('approver')];
  const { db, clock } = doors.product;
  const charge = (key: string) =>
    db.atomically((tx) =>
      chargeBudget(tx, { budget: { kind: 'cashback', name: '9' }, key, cost: cents(1) }, clock.now()),
    );
  const kind = { kind: 'cashback', ...why };
  const state = async () => {
    const { kinds } = (await desk.ask('budgets.list', {}, cashier)).result;
    return kinds.find((one: { kind: string }) => one.kind === 'cashback').stopped;
  };
  await charge('before');
  expect((await desk.send('budgets.stopKind', kind, cashier)).status).toBe(200);
  expect((await desk.send('budgets.stopKind', kind, cashier)).status).toBe(400);
  expect(await state()).toMatchObject({ by: cashier.name, why: why.reason });
  expect((await desk.ask('queues.count', {}, cashier)).result.budgets).toBe(1);
  await expect(charge('while stopped')).rejects.toThrow('RewardUnavailable');

  const { approval } = (await desk.send('budgets.reopenKind', kind, cashier)).result;
  await expect(charge('while asked')).rejects.toThrow('RewardUnavailable');
  expect((await desk.send('approvals.approve', { approval: String(approval) }, approver)).status).toBe(200);
  expect(await state()).toBeNull();
  await charge('after');
  const history = await db.sql<{ call: string }>`
    select call from staff_audit where subject = 'kind cashback' and outcome = 'done' order by id`;
  expect(history.map(({ call }) => call)).toEqual([
    'budgets.stopKind',
    'budgets.reopenKind',
    'approvals.approve',
  ]);
});
