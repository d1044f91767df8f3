import { test as base, expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { CARD, openCashier } from '#tests/bank.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { type Headers, openDoorsOn } from '#tests/doors.ts';
import { openProcessBus } from '../live/process.ts';
import { log } from '../plumbing/log.ts';

/** At once: the second waits for what never comes. */
const test = base.concurrent;

const cards = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '5105105105105100',
  '4000000000000077',
  '4000000000000093',
  '4111111111111111',
];
const MANY = cards.length;
const rich = { isVerified: true, balances: { main: cents(900_00) } };

/** A crowd of players at a server whose network loses answers of the database. */
async function openFarHouse() {
  const house = await openCashier();
  const proxy = await openProxy(house.url);
  const far = await openDoorsOn(proxy.url, async () => openProcessBus(), { env: house.env });
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const visitors: Headers[] = [];
  for (let made = 0; made < MANY; made += 1) visitors.push(await house.enter(await house.player(rich)));
  const host = new URL(await far.listen()).host;

  return {
    ...house,
    proxy,
    askAll: () =>
      Promise.all(
        visitors.map((visitor, at) => {
          const wish = { method: 'card', amount: '60', ...CARD, 'requisites[card_number]': cards[at]! };
          return far.send('cashier.makewithdrawal', wish, { ...visitor, host });
        }),
      ),
    async [Symbol.asyncDispose]() {
      await far[Symbol.asyncDispose]();
      await proxy[Symbol.asyncDispose]();
      await house[Symbol.asyncDispose]();
    },
  };
}

test('withdrawals whose answer to COMMIT is lost are found by their names, and none is made twice', async () => {
  await using house = await openFarHouse();
  house.proxy.loseCommits('hang up', 3);
  const answers = await house.askAll();
  const told = answers.map(({ result, error }) => result?.transaction ?? error);
  const kept = await house.product.db.sql<{ transaction: string }>`select transaction from payment`;
  expect(kept.map(({ transaction }) => transaction).toSorted()).toEqual(told.toSorted());
  expect(kept).toHaveLength(MANY);
});

test('when nobody can tell what became of them, players are told that, and nothing is done twice', async () => {
  await using house = await openFarHouse();
  house.proxy.loseCommits('hang up');
  const answers = await house.askAll();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  const [row] = await house.product.db.sql<{ players: number; payments: number }>`
    select count(distinct player_id) as players, count(*) as payments from payment`;
  expect(row!.payments).toBe(row!.players);
});
