// Budgets and kinds of gifts as staff see them: the fullest use first, and each kind with its own day and its own stop.
import { expect } from 'vitest';
import { budgetKindNames } from '#rules/gifts/budget-kinds.ts';
import { test } from '#tests/world.ts';
import { initialBudget } from '../../budgets/budget-name.ts';
import { reopenKind, stopKind } from '../../budgets/stop-kind.ts';
import type { Content } from '../../content/content.ts';
import { knownBudgets } from './known-budgets.ts';
import { countStopped, listBudgets, listKinds } from './list-budgets.ts';

const now = new Date('2026-03-01T12:00:00Z');
const euros = (amount: number) => ({ amount, currency: 'EUR' });

test('budgets are listed by the share of them that is used, also those of definitions that are gone', async ({
  world,
}) => {
  const { db } = world;
  const { content } = world.as(null);
  world.leaveUnaudited();
  await db.sql`
    insert into gift_budget (kind, name, granted_cents, spent_cents, opened_at) values
      ('offer', 'gone', 1000, 900, ${now}), ('offer', '1', 1000000, 5000, ${now}),
      ('cashback', '1', 100, 50, ${now}), ('jackpot', 'void', 0, 0, ${now})`;
  const budgets = await listBudgets(db.sql, content);
  expect(budgets.slice(0, 3)).toEqual([
    {
      ...{ id: 'offer:gone', kind: 'offer', name: 'gone', title: '' },
      ...{ granted: euros(1_000), spent: euros(900), left: euros(100) },
    },
    {
      ...{ id: 'cashback:1', kind: 'cashback', name: '1', title: '' },
      ...{ granted: euros(100), spent: euros(50), left: euros(50) },
    },
    {
      ...{ id: 'offer:1', kind: 'offer', name: '1', title: expect.stringMatching(/./) },
      ...{ granted: euros(1_000_000), spent: euros(5_000), left: euros(995_000) },
    },
  ]);
  const unused = budgets.slice(3).map(({ id }) => id);
  expect(unused, 'those that nothing was charged to, by kind and name').toEqual(
    unused.toSorted((a, b) => (a.replace(':', ' ') < b.replace(':', ' ') ? -1 : 1)),
  );
  expect(budgets.find(({ id }) => id === 'staff-gift:all')).toMatchObject({
    ...{ title: '', granted: euros(initialBudget('staff-gift')), spent: euros(0) },
  });
});

test('a budget has the title that players read, and a shared one has none', ({ world }) => {
  const { content } = world.as(null);
  const titleOf = (kind: string, name: string) =>
    knownBudgets(content).find((one) => one.kind === kind && one.name === name)?.title;
  expect(titleOf('loyalty-quest', 'first-steps')).toBe('First steps');
  expect(titleOf('cashback', '1')).toBe('');
  expect(titleOf('insurance', 'accumulators')).toBe('');
  const bare: Content = Object.assign(Object.create(content), { hasCms: () => false });
  expect(knownBudgets(bare).map(({ kind, name }) => `${kind}:${name}`)).toEqual([
    ...['loyalty-program:all', 'insurance:accumulators', 'boost:prices', 'multi-boost:accumulators'],
    'staff-gift:all',
  ]);
});

test('each kind has what was given today of what may be given, and who stopped it', async ({ world }) => {
  const { db } = world;
  await db.sql`
    insert into gift_outflow (kind, day, given_cents, expected_cents, most_cents, extra_cents) values
      ('boost', '2026-03-01', 700, 1000, 3000, 500), ('boost', '2026-02-28', 1, 2, 3, 4),
      ('cashback', '2026-02-28', 5, 6, 7, 8)`;
  await db.atomically(async (tx) => {
    await stopKind(tx, { kind: 'boost', why: 'a wrong price', by: 'Ann', now });
    await stopKind(tx, { kind: 'offer', why: 'a test', by: 'Bob', now });
    await stopKind(tx, { kind: 'insurance', why: 'a test', by: 'Bob', now });
    await reopenKind(tx, { kind: 'insurance', by: 'Cyd', now });
  });
  const kinds = await listKinds(db.sql, now);
  expect(kinds.map(({ kind }) => kind)).toEqual(budgetKindNames);
  const of = (name: string) => kinds.find(({ kind }) => kind === name);
  const at = now.toISOString();
  expect(of('boost')).toEqual({
    ...{ kind: 'boost', given: euros(700), expected: euros(1_000), most: euros(3_500) },
    stopped: { at, by: 'Ann', why: 'a wrong price' },
  });
  expect(of('offer'), 'nothing was given today yet').toEqual({
    ...{ kind: 'offer', given: euros(0), expected: euros(100_000), most: euros(300_000) },
    stopped: { at, by: 'Bob', why: 'a test' },
  });
  expect(of('cashback')).toMatchObject({ given: euros(0), expected: euros(100_000), stopped: null });
  expect(kinds.filter(({ stopped }) => stopped !== null)).toHaveLength(2);
  expect(await countStopped(db.sql)).toBe(2);
});
