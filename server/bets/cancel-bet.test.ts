// One bet taken back, in whatever state it is.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { cancelBet } from './cancel-bet.ts';

const cancel = (house: BettingHouse, { player }: Bettor, id: string) =>
  house.product.db.atomically((tx) => cancelBet(tx, { playerId: player.id, id }, house.now()));

test('an open bet, a won one and a lost one give their stake back, and stay so', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const ids: string[] = [];
  for (const outcome of ['1', '1', '2']) ids.push((await bettor.bet([{ event, outcome }])).result.id);
  await cancel(house, bettor, ids[0]!);
  expect(await bettor.cash()).toBe(98_000);
  await house.end(event, 1, 0);
  await house.run();
  for (const id of ids.slice(1)) await cancel(house, bettor, id);
  expect(await bettor.cash()).toBe(100_000);
  expect(await cancel(house, bettor, ids[0]!), 'once').toBeNull();
  await house.end(event, 0, 1);
  await house.run();
  expect(await bettor.cash()).toBe(100_000);
  for (const bet of await bettor.bets())
    expect(bet).toMatchObject({ status: 'cancelled', paid: { amount: 10 } });
  expect((await bettor.find(ids[1]!)).why.revisions).toMatchObject([
    { why: 'resulted' },
    { why: 'cancelled' },
  ]);
});

test('of one that was sold in part the rest goes back, and of one sold whole nothing', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  const seen = Math.round((await bettor.cashOuts())[0].amount * 100);
  await bettor.cashOut(id, 50, Math.floor(seen / 2), 'half');
  await cancel(house, bettor, id);
  expect(await bettor.cash()).toBe(99_000 + Math.floor(seen / 2) + 500);
  const other = (await bettor.bet([{ event }])).result.id;
  await bettor.cashOut(other, 100, 1, 'whole');
  expect(await cancel(house, bettor, other)).toBeNull();
});

test('one that still waits is not taken, and a free bet comes back as one', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const reward = { kind: 'freebet', value: cents(1_000), days: 7 } as const;
  const given = {
    key: 'gift',
    player: bettor.player,
    reward,
    source: { giver: 'staff', name: 'x' },
  } as const;
  await house.product.db.atomically((tx) => giveReward(tx, given, house.now(), house.product.content));
  const freebets = async () => (await house.ask('bets.getFreebets', {}, bettor.visitor)).result.items;
  const { id } = (await bettor.bet([{ event }], { freebet: (await freebets())[0].id })).result;
  await cancel(house, bettor, id);
  expect(await freebets()).toHaveLength(1);
  expect(await bettor.cash()).toBe(100_000);
  const live = await house.begin(event, { moment: 20 });
  const waiting = (await bettor.bet([{ event: live }])).result;
  expect(waiting.status).toBe('delayed');
  await cancel(house, bettor, waiting.id);
  expect(await bettor.cash()).toBe(100_000);
  expect((await bettor.find(waiting.id)).bet.status).toBe('refused');
});
