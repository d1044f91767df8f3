// @module-tag long
// Money while everything dies: the server, its database and its bank are killed at random moments under deposits,
// notices and withdrawals. What a player was told has happened must have happened, once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOf } from '../journeys/money-faults.ts';
import { findFaultsAfter, type Kill } from '../journeys/money-kills.ts';
import { cards, startLives } from '../journeys/money-lives.ts';
import { openMortalHouse } from '../journeys/mortal-house.ts';

const KILLS = 30;

test('server, database and bank killed at random moments lose no payment and double none', async () => {
  const kill = fc.tuple(
    fc.constantFrom('server', 'database', 'bank', 'all'),
    fc.integer({ min: 1, max: 12 }),
  );
  const kills: Kill[] = [['server', 5], ['database', 5], ['bank', 5], ...fc.sample(kill, KILLS - 3)];
  await expect(findFaultsAfter(kills), JSON.stringify(kills)).resolves.toEqual([]);
});

test('were commits not waited for, the same would be noticed here', async () => {
  const careless = ['synchronous_commit = off', 'wal_writer_delay = 10s', 'wal_writer_flush_after = 1GB'];
  await using house = await openMortalHouse(careless);
  const lives = await startLives(house);
  await lives.toBeTold(20);
  await house.killDatabase();
  await house.killServer();
  await lives.end();
  await expect(faultsOf(house, lives.told)).resolves.not.toEqual([]);
});

test('of fifty withdrawals of the whole balance that arrive at once one is taken', async () => {
  await using house = await openMortalHouse();
  const entered = await fetch(`${house.origin}/__sandbox/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ player: 'anna' }),
    redirect: 'manual',
  });
  const cookie = entered.headers.get('set-cookie')!.split(';', 1)[0]!;
  const card = { 'requisites[card_number]': cards.anna, 'requisites[card_holder]': 'ANNA REED' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const body = new URLSearchParams({ method: 'card', amount: '1000', ...card });
      const response = await fetch(`${house.origin}/api/cashier.makewithdrawal`, {
        method: 'POST',
        headers: { cookie },
        body,
      });
      const { error } = await response.json();
      return error?.type ?? 'taken';
    }),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
  // Some are more than one player may have waiting on a slow machine: they were not even tried.
  const tried = answers.filter((answer) => !['taken', 'ApplicationUnavailableException'].includes(answer));
  expect(new Set(tried)).toEqual(new Set(['WithdrawalDeclinedException']));
  await house.killServer();
  const held = await house.look(({ sql }) => sql`select main, held from ledger_purse where held > 0`);
  expect(held).toEqual([{ main: 0, held: 1_000_00 }]);
});
