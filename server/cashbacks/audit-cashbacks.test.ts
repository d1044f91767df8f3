// What the audit says of cashbacks that are not what the books say.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { auditLedger } from '../ledger/audit.ts';
import { record } from '../ledger/record.ts';
import { systemClock } from '../plumbing/clock.ts';
import { endPeriods } from './end-periods.ts';
import { keepCashbacks } from './keep-cashbacks.ts';

async function giveOne() {
  const world = await createWorld();
  world.leaveUnaudited();
  const ctx = { ...world.as(null), now: systemClock.now() };
  await keepCashbacks(ctx);
  const player = await world.player({ currency: 'EUR', balances: { main: cents(200_00) } });
  const [from, to] = [pocket(player.id, 'main'), house('games')];
  const moves = [{ from, to, amount: cents(200_00), currency: 'EUR' as const }];
  await world.db.atomically((tx) => record(tx, { key: 'stake:a:staked', reason: 'round.staked', moves }));
  await keepCashbacks({ ...ctx, now: await endPeriods(world.db, systemClock.now()) });
  const { sql } = world.db;
  return Object.assign(world, {
    sql,
    faults: async () => (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`),
  });
}

test('what is promised lies in the pool', async () => {
  await using house = await giveOne();
  expect(await house.faults()).toEqual([]);
  await house.sql`update cashback set amount_cents = amount_cents - 1`;
  expect(await house.faults()).toEqual(['L36: the pool of cashback is not what is promised']);
});

test('one that was taken and not paid is found, and one that is more than its rate makes', async () => {
  await using house = await giveOne();
  await house.sql`update cashback set status = 'paid_out', base_cents = 0`;
  expect((await house.faults()).toSorted()).toEqual([
    'L36: a cashback is more than its rate makes of its base, or than its stakes allow',
    'L36: a cashback was paid though it was not taken, or taken and not paid',
    'L36: the pool of cashback is not what is promised',
  ]);
});

test('one that is more than its stakes allow is found', async () => {
  await using house = await giveOne();
  await house.sql`update cashback set most_cents = amount_cents - 1`;
  expect(await house.faults()).toEqual([
    'L36: a cashback is more than its rate makes of its base, or than its stakes allow',
  ]);
});
