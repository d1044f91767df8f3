// What each kind of gift may cost today, calculated from the plays of the days before, and the breaker's stops in the log.
import { expect, vi } from 'vitest';
import { type BudgetKind, budgetKinds } from '#rules/gifts/budget-kinds.ts';
import { test } from '#tests/world.ts';
import { stopKind } from '../../budgets/stop-kind.ts';
import { log } from '../../plumbing/log.ts';
import { watchOutflow } from './watch-outflow.ts';

/** The first moment of a day: the days before begin at the same time. */
const now = new Date('2026-03-31T00:00:00Z');
const dayBack = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

test('each kind counts the stakes and deposits of its own last days, in euros, and no other totals', async ({
  world,
}) => {
  const { db } = world;
  const { content } = world.as(null);
  const total = (days: number, name: string, amount: number, currency = 'EUR') => db.sql`
    insert into daily_total (day, name, currency, count, cents)
    values (${dayBack(days)}, ${name}, ${currency}, 1, ${amount})`;
  const expectedNow = async (kind: BudgetKind) => {
    await watchOutflow({ db, content, now });
    const [row] = await db.sql<{ expected: number; most: number }>`
      select expected_cents as expected, most_cents as most from gift_outflow
      where kind = ${kind} and day = ${dayBack(0)}::date`;
    expect(row!.most).toBe(row!.expected * 3);
    return row!.expected - budgetKinds[kind].dailyEuros * 100;
  };
  // A share of 0.4 % of the stakes of 30 days, and of 1.2 % of the stakes of 8 days.
  await total(29, 'round.settled', 1_000_000);
  await total(30, 'round.settled', 5_000_000);
  await total(8, 'bet.settled', 2_000_000);
  expect([await expectedNow('loyalty-product'), await expectedNow('cashback')]).toEqual([12_000, 0]);
  await total(7, 'bet.settled', 3_000_000);
  await total(0, 'bet.settled', 4_000_000);
  expect([await expectedNow('loyalty-product'), await expectedNow('cashback')]).toEqual([40_000, 84_000]);

  // All that was paid in today and yesterday counts for offers; what was taken back counts as nothing.
  await total(0, 'deposit.settled', 10_000);
  await total(1, 'deposit.settled', 20_000);
  await total(2, 'deposit.settled', 40_000);
  await total(-1, 'deposit.settled', 80_000);
  await total(0, 'deposit.settled', -7_000, 'USD');
  await total(0, 'withdrawal.paid', 90_000);
  expect(await expectedNow('offer')).toBe(30_000);
  await total(1, 'deposit.settled', 10_800, 'USD');
  expect(await expectedNow('offer')).toBe(40_000);
  expect(await expectedNow('staff-gift'), 'gifts of staff do not grow with plays').toBe(0);
});

test('a stop by the breaker has its line in the audit log once, and a stop by staff had it before', async ({
  world,
}) => {
  using _alert = vi.spyOn(log, 'bug').mockReturnValue();
  const { db } = world;
  const { content } = world.as(null);
  const stop = (kind: BudgetKind, by: string) =>
    db.atomically((tx) => stopKind(tx, { kind, why: `of ${kind}`, by, now }));
  await stop('boost', 'Ann');
  await stop('insurance', '');
  for (let times = 0; times < 2; times += 1) await watchOutflow({ db, content, now });
  const lines = await db.sql`
    select at, member_name, call, subject, reason, outcome, after, address from staff_audit order by id`;
  expect(lines).toEqual([
    {
      ...{ at: now, member_name: '', call: 'budgets.stopKind', subject: 'kind insurance' },
      ...{ reason: 'of insurance', outcome: 'done', after: { state: 'stopped' }, address: '' },
    },
  ]);
  expect(await db.sql`select kind, reported_at from gift_stop order by kind`).toEqual([
    { kind: 'boost', reported_at: null },
    { kind: 'insurance', reported_at: now },
  ]);
});
