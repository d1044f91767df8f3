// One bet taken back, in whatever state it is.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, NOON, openBettingHouse } from '#tests/betting-house.ts';
import { log } from '../plumbing/log.ts';
import { giveReward } from '../rewards/give-reward.ts';
import { cancelBet } from './cancel-bet.ts';
import { findOtherRisks } from './revalued-risks.ts';

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
  house.pass(1_000);
  for (const id of ids.slice(1)) await cancel(house, bettor, id);
  const rows = await house.sql<{ settled_at: Date }>`select settled_at from bet`;
  for (const { settled_at } of rows) expect(settled_at, 'when it was first over').toEqual(NOON);
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
  expect((await bettor.find(waiting.id)).bet).toMatchObject({
    ...{ status: 'refused', refused: { why: 'closed' } },
  });
  expect(await findOtherRisks(house.product.db), 'nothing may be lost by it any more').toEqual([]);
  expect(await cancel(house, bettor, waiting.id), 'it was not taken').toBeNull();
  expect(await cancel(house, bettor, '0'.repeat(24)), 'there is none').toBeNull();
  expect(await cancel(house, await house.bettor(), id), 'it is another player’s').toBeNull();
  expect(await bettor.cash()).toBe(100_000);
});

test('one that is not what its receipt says is not cancelled, and whoever asks for it learns that', async () => {
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  await house.product.db.atomically(async ({ sql }) => {
    await sql`set local session_replication_role = replica`;
    await sql`update bet_leg set odds_x1000 = odds_x1000 + 10 where bet_id = ${id}`;
  });
  await expect(cancel(house, bettor, id)).rejects.toThrow('could not be cancelled');
  expect(await bettor.cash()).toBe(99_000);
  expect((await bettor.find(id)).bet.status).toBe('open');
  bug.mockRestore();
});
