import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { factsReadable } from '#tests/facts.ts';
import { test } from '#tests/world.ts';
import { type NewFact, recordFacts } from '../facts/facts.ts';
import { turnMonths } from '../facts/months.ts';
import { readSome, replay } from '../facts/read-facts.ts';
import { dailyTotals, listTotals } from './daily-totals.ts';

const at = (time: string) => new Date(`2026-03-${time}Z`);
const deposit = (time: string, amount: number, currency: 'USD' | 'EUR' = 'USD'): NewFact => ({
  ...{ name: 'deposit.settled', playerId: 1, at: at(time) },
  data: { transaction: 'a', method: 'card', currency, amount: cents(amount) },
});
const signedIn = (time: string): NewFact => ({
  ...{ name: 'player.signed_in', playerId: 1, at: at(time) },
  data: { way: 'password' },
});

test('each day of UTC is summed up by itself, each currency too, and again the same when all is read again', async ({
  world: { db },
}) => {
  const happen = async (...facts: NewFact[]) => {
    await db.atomically((tx) => recordFacts(tx, facts));
    await factsReadable(db);
    await readSome(db, dailyTotals, 100);
  };
  await happen(deposit('01T23:59:59', 10_00), deposit('02T00:00:00', 20_00), signedIn('01T08:00:00'));
  await happen(deposit('01T12:00:00', 5_00), deposit('01T12:00:00', 7_00, 'EUR'));
  const totals = [
    { day: '2026-03-02', name: 'deposit.settled', currency: 'USD', count: 1, cents: 20_00 },
    { day: '2026-03-01', name: 'deposit.settled', currency: 'EUR', count: 1, cents: 7_00 },
    { day: '2026-03-01', name: 'deposit.settled', currency: 'USD', count: 2, cents: 15_00 },
    { day: '2026-03-01', name: 'player.signed_in', currency: '', count: 1, cents: 0 },
  ];
  expect(await listTotals(db.sql, '2026-03-01', '2026-03-02')).toEqual(totals);
  expect(await listTotals(db.sql, '2026-03-02', '2026-03-02')).toEqual(totals.slice(0, 1));

  await db.atomically((tx) => replay(tx, dailyTotals));
  expect(await listTotals(db.sql, '2026-03-01', '2026-03-02')).toEqual([]);
  await readSome(db, dailyTotals, 100);
  expect(await listTotals(db.sql, '2026-03-01', '2026-03-02')).toEqual(totals);
});

test('read again, days whose facts were dropped stay as they were counted', async ({ world: { db } }) => {
  await turnMonths(db.sql, at('01T00:00:00'));
  await db.atomically((tx) => recordFacts(tx, [deposit('01T12:00:00', 10_00)]));
  await factsReadable(db);
  await readSome(db, dailyTotals, 100);
  const totals = await listTotals(db.sql, '2026-03-01', '2026-03-01');
  expect(totals).not.toEqual([]);
  expect(await turnMonths(db.sql, new Date('2027-11-01T00:00:00Z'))).toContain('fact_2026_03');
  await db.atomically((tx) => replay(tx, dailyTotals));
  await readSome(db, dailyTotals, 100);
  expect(await listTotals(db.sql, '2026-03-01', '2026-03-01')).toEqual(totals);
});
