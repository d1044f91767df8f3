// What the ledger says when it refuses, for those who must tell a player why.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/world.ts';
import { outside, pocket } from './accounts.ts';
import { balanceOf } from './purse.ts';
import { type Entry, record } from './record.ts';

test('who has too little learns in which pocket, and keeps it', async ({ world }) => {
  const anna = await world.player({ balances: { main: cents(100), bonus: cents(500) } });
  const entry: Entry = {
    key: 'test:too-much',
    reason: 'withdrawal.paid',
    moves: [{ from: pocket(anna.id, 'main'), to: outside('card'), amount: cents(101), currency: 'USD' }],
  };
  await expect(world.db.atomically((tx) => record(tx, entry))).rejects.toMatchObject({
    name: 'InsufficientFunds',
    path: `player:${anna.id}:main`,
    message: `insufficient funds in player:${anna.id}:main`,
  });
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(100);
});

test('a fact in another currency than the player’s is refused, and says whose', async ({ world }) => {
  const anna = await world.player({ currency: 'EUR' });
  const entry: Entry = {
    key: 'test:dollars',
    reason: 'deposit.settled',
    moves: [{ from: outside('card'), to: pocket(anna.id, 'main'), amount: cents(5), currency: 'USD' }],
  };
  await expect(world.db.atomically((tx) => record(tx, entry))).rejects.toMatchObject({
    name: 'WrongEntry',
    message: expect.stringContaining('test:dollars is not in the currency of'),
  });
});

test('one key names one fact: another one under it is refused as such', async ({ world }) => {
  const anna = await world.player();
  const paidIn = (amount: number): Entry => ({
    key: 'test:one-key',
    reason: 'deposit.settled',
    moves: [{ from: outside('card'), to: pocket(anna.id, 'main'), amount: cents(amount), currency: 'USD' }],
  });
  const say = (amount: number) => world.db.atomically((tx) => record(tx, paidIn(amount)));
  expect(await say(5)).toMatchObject({ outcome: 'recorded' });
  expect(await say(5)).toMatchObject({ outcome: 'already recorded' });
  await expect(say(6)).rejects.toMatchObject({
    name: 'WrongEntry',
    message: 'the key test:one-key already names another fact',
  });
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(5);
});
