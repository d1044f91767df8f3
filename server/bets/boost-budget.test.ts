// What boosted prices are expected to cost, charged to their budget bet by bet.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import { initialBudget } from '../budgets/budget-name.ts';
import { isStopped, stopKind } from '../budgets/stop-kind.ts';
import type { Tx } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { boostCostOf, chargeBoosts, findBoostBudget, holdBoostBudget, returnBoosts } from './boost-budget.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

type BoostedBet = Parameters<typeof chargeBoosts>[1][number];

/** By leg: what its boost is expected to cost. */
const betOf = (id: string, player: { id: number }, costs: readonly number[]) =>
  ({
    ...{ id, player_id: player.id },
    legs: costs.map((cost) => ({ boost_cost_cents: cents(cost) })),
  }) as unknown as BoostedBet;

const spent = async (tx: Tx) =>
  (
    await tx.sql<{ spent: number }>`
    select spent_cents::int as spent from gift_budget where kind = 'boost'`
  )[0]?.spent;

test('each leg names the cost of its whole bet, and a bet without boosts costs nothing', () => {
  const boosted = (costs: readonly number[]) => boostCostOf(betOf('a', { id: 1 }, costs).legs);
  expect(boosted([70, 0, 70])).toBe(70);
  expect(boosted([0, 0])).toBe(0);
  expect(boosted([])).toBe(0);
});

test('boosted bets are charged once each, and those that were not taken are returned', async ({ world }) => {
  const [one, two] = [await world.player(), await world.player()];
  const bets = [
    betOf('a', one, [70, 70]),
    betOf('b', two, [0, 5]),
    betOf('c', one, [300]),
    betOf('d', two, [0]),
  ];
  await undone(world.db, async (tx) => {
    const whole = initialBudget('boost');
    expect(await findBoostBudget(tx.sql, NOW), 'nothing was charged yet').toBe(whole);
    for (let times = 0; times < 2; times += 1) await chargeBoosts(tx, bets, NOW);
    expect(await spent(tx)).toBe(375);
    const entries = await tx.sql`
      select key, player_id from ledger_entry where key like 'budget:boost:_' order by key`;
    expect(entries).toEqual([
      { key: 'budget:boost:a', player_id: one.id },
      { key: 'budget:boost:b', player_id: two.id },
      { key: 'budget:boost:c', player_id: one.id },
    ]);
    const left = await holdBoostBudget(tx, NOW);
    expect(left).toBe(await findBoostBudget(tx.sql, NOW));
    expect(left).toBeLessThanOrEqual(whole - 375);
    for (let times = 0; times < 2; times += 1) await returnBoosts(tx, bets.slice(1));
    expect(await spent(tx)).toBe(70);
  });
});

test('a bet that was judged with its boost is charged though the budget is used up, and stops boosts', async ({
  world,
}) => {
  using alerted = vi.spyOn(log, 'bug').mockReturnValue();
  const player = await world.player();
  await undone(world.db, async (tx) => {
    await chargeBoosts(tx, [betOf('a', player, [1])], NOW);
    await tx.sql`update gift_budget set spent_cents = granted_cents where kind = 'boost'`;
    const before = await spent(tx);
    await chargeBoosts(tx, [betOf('b', player, [40])], NOW);
    expect(await spent(tx)).toBe(before! + 40);
    expect(await isStopped(tx.sql, 'boost')).toBe(true);
    expect(await findBoostBudget(tx.sql, NOW)).toBe(0);
    expect(alerted).toHaveBeenCalledOnce();
  });
});

test('while boosts are stopped nothing is left for them', async ({ world }) => {
  await undone(world.db, async (tx) => {
    await stopKind(tx, { kind: 'boost', why: 'for a test', by: 'staff', now: NOW });
    expect(await holdBoostBudget(tx, NOW)).toBe(0);
  });
});
