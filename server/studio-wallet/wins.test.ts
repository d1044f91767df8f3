// What a studio pays: in which round, on which bet, into which pocket, and what a round is said to be after it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { factsOf } from '#tests/facts.ts';
import { hear } from '#tests/heard.ts';
import { waitsForPlayer } from '#tests/held-player.ts';
import { openWalletHouse, type Seat } from '#tests/wallet-house.ts';
import { test as inWorld } from '#tests/world.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openWalletHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const rich = { balances: { main: cents(10_000) } };
const ok = (balance: number) => ({ status: 'OK', balance, currency: 'USD' });
const SECOND_MS = 1_000;

type Bet = ReturnType<Seat['bet']>;

test('a win is paid into its round, kept, and sent to the player', async ({ house, world }) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const [bet, other] = [seat.bet(), seat.bet()];
  for (const one of [bet, other]) await house.ask('bet', one);
  using heard = hear(house.product, player.id);
  const win = seat.win(bet.roundId, 250);
  expect(await house.ask('win', win)).toEqual(ok(10_050));
  await heard.untilLast('account.balance_updated', { balance_main: { amount: 100.5 } });
  const round = (await house.round(bet.roundId)) as { id: string };
  expect(round).toMatchObject({ state: 'open', staked_cents: 100, paid_cents: 250, ended_at: null });
  expect(await house.round(other.roundId)).toMatchObject({ state: 'open', paid_cents: 0 });
  expect(await house.transaction(win.txId)).toEqual({
    ...{ kind: 'win', state: 'done', player_id: player.id, round_id: round.id },
    ...{ staked_cents: 0, staked_bonus_cents: 0, paid_cents: 250, paid_bonus_cents: 0 },
  });
});

test('a win names its round, its currency and, where it likes, its bet: what does not fit is refused for now', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const [bet, other, back, gone] = [seat.bet(), seat.bet(), seat.bet(), seat.bet()];
  const both = seat.betwin(100, 0, { roundId: bet.roundId });
  for (const one of [bet, other, { ...back, roundId: bet.roundId }, gone]) await house.ask('bet', one);
  await house.ask('rollback', house.back({ ...back, roundId: bet.roundId }));
  await house.ask('rollback', house.back(gone));
  const pay = (said: Partial<ReturnType<typeof seat.win>>) =>
    house.ask('win', { ...seat.win(bet.roundId, 10), ...said });
  expect(await pay({ roundId: 'none' })).toEqual({ status: 'TX_NOT_FOUND' });
  expect(await pay({ currency: 'EUR' })).toEqual({ status: 'WRONG_CURRENCY' });
  expect(await pay({ roundId: gone.roundId })).toEqual({ status: 'ALREADY_ROLLED_BACK' });
  expect(await pay({ refTxId: back.txId })).toEqual({ status: 'ALREADY_ROLLED_BACK' });
  const win = seat.win(bet.roundId, 1);
  expect((await house.ask('win', win)).status).toBe('OK');
  for (const refTxId of ['none', other.txId, win.txId])
    expect(await pay({ refTxId }), refTxId).toEqual({ status: 'TX_NOT_FOUND' });
  const fits = seat.win(bet.roundId, 10, { refTxId: bet.txId });
  expect((await house.ask('win', fits)).status).toBe('OK');
  expect((await house.ask('betwin', both)).status).toBe('OK');
  expect(await pay({ refTxId: both.txId }), 'a bet with its win has won').toEqual({ status: 'TX_NOT_FOUND' });
  expect(await seat.held()).toEqual([10_000 - 300 + 11, 0]);
});

test('a win is shared as the stake was; a win of nothing moves nothing and is kept all the same', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(25), bonus: cents(75) } });
  const seat = await house.sit(player);
  const bet = seat.bet();
  await house.ask('bet', bet);
  using heard = hear(house.product, player.id);
  const nothing = seat.win(bet.roundId, 0);
  expect(await house.ask('win', nothing)).toEqual(ok(0));
  expect(await house.transaction(nothing.txId)).toMatchObject({ state: 'done', paid_cents: 0 });
  const win = seat.win(bet.roundId, 101, { roundEnd: true });
  expect(await house.ask('win', win)).toEqual(ok(101));
  expect(await seat.held()).toEqual([26, 75]);
  expect(await house.transaction(win.txId)).toMatchObject({ paid_cents: 101, paid_bonus_cents: 75 });
  await heard.untilLast('account.balance_updated', { balance_main: { amount: 0.26 } });
  expect(heard.come.filter(({ name }) => name === 'account.balance_updated').length).toBeLessThanOrEqual(2);
  expect(await house.round(bet.roundId)).toMatchObject({ state: 'over', paid_cents: 101 });
});

test('a win that is shared equally is paid in both parts, and a correction counts bonus money too', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(50), bonus: cents(50) } });
  const seat = await house.sit(player);
  const bet = seat.bet({ roundEnd: true });
  await house.ask('bet', bet);
  expect(await house.ask('win', seat.win(bet.roundId, 100))).toEqual(ok(100));
  expect(await seat.held()).toEqual([50, 50]);
  await house.ask('win', seat.win(bet.roundId, 20));
  await house.ask('rollback', house.back(bet));
  const data = (staked: number, stakedBonus: number, paid: number) => ({
    data: { staked, stakedBonus, paid },
  });
  expect(await factsOf(world.db, player.id)).toMatchObject([
    data(100, 50, 0),
    data(0, 0, 100),
    data(0, 0, 20),
    data(-100, -50, 0),
  ]);
});

test('what a bonus has won goes to it, and to the operator once it has ended', async ({ house, world }) => {
  const player = await world.player();
  const seat = await house.sit(player);
  const id = await giveActive(house.product, player, 'casino');
  const bet = seat.bet();
  await house.ask('bet', bet);
  expect(await house.ask('win', seat.win(bet.roundId, 300))).toEqual(ok(10_200));
  await house.send('bonuses.remove', { bonus_id: String(id) }, seat.visitor);
  expect(await house.ask('win', seat.win(bet.roundId, 300, { roundEnd: true }))).toEqual(ok(0));
  const facts = (await factsOf(world.db, player.id)).filter(({ name }) => name.startsWith('round.'));
  expect(facts).toMatchObject([
    {
      name: 'round.settled',
      data: { staked: 100, stakedBonus: 100, paid: 600, bonus: id, game: 'acme-dice' },
    },
  ]);
  expect(await factsOf(world.db, player.id)).not.toContainEqual(
    expect.objectContaining({ name: 'round.corrected' }),
  );
});

test('a round is ended once, at the moment it was first said, also before its last win', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const start = house.product.clock.now();
  const at = (seconds: number) => ({ now: new Date(start.getTime() + seconds * SECOND_MS) });
  const bet = seat.bet();
  await house.ask('bet', bet, at(0));
  const end = (seconds: number) => house.ask('roundEnd', { roundId: bet.roundId }, at(seconds));
  expect([await end(1), await end(2)]).toEqual([ok(9_900), ok(9_900)]);
  expect(await house.round(bet.roundId)).toMatchObject({ state: 'over', ended_at: at(1).now });
  const settled = { name: 'round.settled', data: { staked: 100, paid: 0 } };
  expect(await factsOf(world.db, player.id), 'told once').toMatchObject([settled]);
  const win = seat.win(bet.roundId, 70);
  expect((await house.ask('win', win, at(3))).status).toBe('OK');
  expect(await house.ask('roundEnd', { roundId: bet.roundId }, at(4))).toEqual(ok(9_970));
  const zero = seat.win(bet.roundId, 0);
  expect((await house.ask('win', zero, at(4))).status).toBe('OK');
  expect(await house.round(bet.roundId)).toMatchObject({
    state: 'over',
    started_at: start,
    ended_at: at(1).now,
  });
  expect(await factsOf(world.db, player.id), 'a win of nothing corrects nothing').toMatchObject([
    settled,
    { name: 'round.corrected', data: { staked: 0, stakedBonus: 0, paid: 70 } },
  ]);
  const times = await world.db.sql<{
    at: Date;
  }>`select at from fact where player_id = ${player.id} order by id`;
  expect(times.map((fact) => fact.at)).toEqual([at(1).now, at(3).now]);
  expect(await house.ask('roundEnd', { roundId: 'none' })).toEqual({ status: 'TX_NOT_FOUND' });
});

test('a round that is taken back whole is void, and one that is staked again goes on', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(60), bonus: cents(500) } });
  const seat = await house.sit(player);
  const start = house.product.clock.now();
  const at = (seconds: number) => ({ now: new Date(start.getTime() + seconds * SECOND_MS) });
  const bet = seat.bet();
  await house.ask('bet', bet, at(0));
  await house.ask('rollback', house.back(bet), at(1));
  expect(await house.round(bet.roundId), 'what was staked in it is still told').toMatchObject({
    ...{ state: 'void', staked_cents: 100, bonus_cents: 40, paid_cents: 0, ended_at: at(1).now },
  });
  const again = seat.bet({ roundId: bet.roundId, amount: 30 });
  expect((await house.ask('bet', again, at(2))).status).toBe('OK');
  expect(await house.round(bet.roundId)).toMatchObject({
    ...{ state: 'open', staked_cents: 30, bonus_cents: 0, ended_at: null, number: 1 },
  });
  await house.ask('roundEnd', { roundId: bet.roundId }, at(3));
  await house.ask('rollback', house.back(again), at(4));
  expect(await house.round(bet.roundId)).toMatchObject({ state: 'void', ended_at: at(3).now });
  expect(await factsOf(world.db, player.id)).toMatchObject([
    { name: 'round.settled', data: { staked: 30, paid: 0 } },
    { name: 'round.corrected', data: { staked: -30, stakedBonus: 0, paid: 0, stands: { staked: 0 } } },
  ]);
});

test('rounds of players are numbered one by one, and each round counts its own transactions', async ({
  house,
  world,
}) => {
  const [one, two] = [await house.sit(await world.player(rich)), await house.sit(await world.player(rich))];
  const [first, hers, second, third] = [
    ...[one.bet(), two.bet({ amount: 7 }), one.bet({ amount: 30 }), one.bet()],
  ] as [Bet, Bet, Bet, Bet];
  for (const bet of [first, hers, second, third]) expect((await house.ask('bet', bet)).status).toBe('OK');
  const rounds = await Promise.all([first, hers, second, third].map(({ roundId }) => house.round(roundId)));
  expect(rounds).toMatchObject([
    { number: 1, staked_cents: 100, player_id: one.player.id },
    { number: 1, staked_cents: 7, player_id: two.player.id },
    { number: 2, staked_cents: 30, player_id: one.player.id },
    { number: 3, staked_cents: 100, player_id: one.player.id },
  ]);
  expect((rounds[0] as { id: string }).id).toMatch(/^[0-9a-f]{24}$/);
});

test('a win and the end of a round wait for whatever their player is doing', async ({ house, world }) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const bet = seat.bet();
  await house.ask('bet', bet);
  const { db } = world;
  expect(await waitsForPlayer(db, player.id, () => house.ask('win', seat.win(bet.roundId, 0)))).toBe(true);
  expect(await waitsForPlayer(db, player.id, () => house.ask('roundEnd', { roundId: bet.roundId }))).toBe(
    true,
  );
});
