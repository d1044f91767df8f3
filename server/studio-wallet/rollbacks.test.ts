// What a studio takes back: which transaction is meant, what moves, what stays, and what is kept of the request.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { hear } from '#tests/heard.ts';
import { waitsForPlayer } from '#tests/held-player.ts';
import { moveMoney } from '#tests/moved-money.ts';
import { openWalletHouse } from '#tests/wallet-house.ts';
import { test as inWorld } from '#tests/world.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openWalletHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const rich = { balances: { main: cents(10_000) } };
const ok = (balance: number) => ({ status: 'OK', balance, currency: 'USD' });
const nothing = { player_id: null, round_id: null };

test('what was taken back is taken back once, under whatever name it is asked for again', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const [bet, kept] = [seat.bet(), seat.bet({ amount: 40 })];
  for (const one of [bet, { ...kept, roundId: bet.roundId }]) await house.ask('bet', one);
  using heard = hear(house.product, player.id);
  const back = house.back(bet);
  expect(await house.ask('rollback', back)).toEqual(ok(9_960));
  await heard.untilLast('account.balance_updated', { balance_main: { amount: 99.6 } });
  const round = (await house.round(bet.roundId)) as { id: string };
  expect(round, 'the other stake of the round stands').toMatchObject({
    state: 'open',
    staked_cents: 40,
    ended_at: null,
  });
  const done = { kind: 'rollback', state: 'done', player_id: player.id, round_id: round.id };
  expect(await house.transaction(back.txId)).toMatchObject(done);
  expect(await house.transaction(bet.txId)).toMatchObject({ state: 'rolled_back', staked_cents: 100 });
  const again = house.back(bet);
  expect(await house.ask('rollback', again)).toEqual(ok(9_960));
  expect(await house.transaction(again.txId)).toMatchObject(done);
  expect(await seat.held()).toEqual([9_960, 0]);
});

test('what never arrived, or was refused, needs nothing to be taken back', async ({ house, world }) => {
  const seat = await house.sit(await world.player({ balances: { main: cents(50) } }));
  const [never, refused] = [seat.bet(), seat.bet()];
  expect((await house.ask('bet', refused)).status).toBe('INSUFFICIENT_FUNDS');
  for (const back of [house.back(never), house.back(never), house.back(refused)]) {
    expect(await house.ask('rollback', back)).toEqual({ status: 'OK' });
    expect(await house.transaction(back.txId)).toMatchObject({ kind: 'rollback', state: 'done', ...nothing });
  }
  expect(await house.transaction(never.txId)).toMatchObject({ kind: 'tombstone', ...nothing });
  expect((await house.ask('bet', never)).status).toBe('ALREADY_ROLLED_BACK');
});

test('only a transaction of the kind and the round that are named is taken back', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const [bet, other, both] = [seat.bet(), seat.bet(), seat.betwin(100, 30)];
  const win = seat.win(bet.roundId, 50);
  for (const [call, said] of [
    ['bet', bet],
    ['bet', other],
    ['win', win],
    ['betwin', both],
  ] as const)
    expect((await house.ask(call, said as never)).status).toBe('OK');
  const conflict = { status: 'TX_CONFLICT' };
  for (const back of [
    house.back(bet, { type: 'win' }),
    house.back(both, { type: 'win' }),
    house.back(win),
    house.back(win, { type: 'bet' }),
    house.back({ ...bet, roundId: other.roundId }),
    house.back({ ...bet, roundId: 'none' }),
  ]) {
    expect(await house.ask('rollback', back), JSON.stringify(back)).toEqual(conflict);
    expect(await house.transaction(back.txId), 'it may be asked again').toBeUndefined();
  }
  const taken = house.back(bet);
  await house.ask('rollback', taken);
  expect(await house.ask('rollback', house.back(taken)), 'a rollback is final').toEqual(conflict);
  expect(await house.ask('rollback', house.back(win, { type: 'win' }))).toEqual(ok(9_830));
  expect(await house.ask('rollback', house.back(both, { type: 'bet' }))).toEqual(ok(9_900));
});

test('a stake that has won as much at once moves both ways when it is taken back', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(100) } });
  const seat = await house.sit(player);
  const said = seat.betwin(100, 100);
  await house.ask('betwin', said);
  expect(await house.round(said.roundId)).toMatchObject({
    ...{ state: 'over', staked_cents: 100, paid_cents: 100, ended_at: expect.any(Date) },
  });
  const open = seat.bet();
  await house.ask('bet', open);
  await house.ask('win', seat.win(open.roundId, 100));
  expect(await house.round(open.roundId), 'it has won as much, and goes on').toMatchObject({
    ...{ state: 'open', staked_cents: 100, bonus_cents: 0, ended_at: null },
  });
  const back = house.back(said);
  expect(await house.ask('rollback', back)).toEqual(ok(100));
  const moves = await world.db.sql`
    select to_path = 'house:games' as is_stake, cents from ledger_move
    join ledger_entry using (player_id, number) where key = ${`studio:acme:${back.txId}`} order by position`;
  expect(moves).toEqual([
    { is_stake: false, cents: 100 },
    { is_stake: true, cents: 100 },
  ]);
});

test('bonus money goes back as bonus money, and a win on it is taken from there', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(25), bonus: cents(75) } });
  const seat = await house.sit(player);
  const bet = seat.betwin(100, 200);
  await house.ask('betwin', bet);
  expect(await seat.held()).toEqual([50, 150]);
  const lost = seat.bet({ amount: 200 });
  await house.ask('bet', lost);
  expect(await seat.held()).toEqual([0, 0]);
  expect(await house.ask('rollback', house.back(lost))).toEqual(ok(200));
  expect(await seat.held()).toEqual([50, 150]);
  expect(await house.ask('rollback', house.back(bet))).toEqual(ok(100));
  expect(await seat.held()).toEqual([25, 75]);
});

test('what a bonus has staked goes back to it, and to the operator once another is in play', async ({
  house,
  world,
}) => {
  const player = await world.player();
  const seat = await house.sit(player);
  const first = await giveActive(house.product, player, 'casino');
  const [bet, late] = [seat.bet(), seat.bet()];
  for (const one of [bet, late]) await house.ask('bet', one);
  expect(await house.ask('rollback', house.back(bet))).toEqual(ok(9_900));
  const both = seat.betwin(100, 300);
  expect(await house.ask('betwin', both)).toEqual(ok(10_100));
  expect(await house.ask('rollback', house.back(both))).toEqual(ok(9_900));
  await house.send('bonuses.remove', { bonus_id: String(first) }, seat.visitor);
  expect(await house.ask('rollback', house.back(late))).toEqual(ok(0));
});

test('a win whose money is gone when it is booked cannot be taken back; an answer that is lost is asked again', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(100) } });
  const seat = await house.sit(player);
  const bet = seat.bet();
  const win = seat.win(bet.roundId, 300);
  await house.ask('bet', bet);
  await house.ask('win', win);
  const back = house.back(win, { type: 'win' });
  house.loseAnswer();
  await expect(house.ask('rollback', back)).rejects.toThrow('the answer was lost');
  house.spendMeanwhile(() => moveMoney(world.db, player, -1));
  expect(await house.ask('rollback', back)).toEqual({
    ...{ status: 'INSUFFICIENT_FUNDS', balance: 300, currency: 'USD' },
  });
  expect(await house.transaction(back.txId)).toBeUndefined();
  expect(await seat.held()).toEqual([299, 0]);
});

test('a rollback waits for whatever its player is doing', async ({ house, world }) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const bet = seat.bet();
  await house.ask('bet', bet);
  const back = () => house.ask('rollback', house.back(bet));
  expect(await waitsForPlayer(world.db, player.id, back)).toBe(true);
});

test('what comes back in another currency than the player’s now waits for people', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(100) } });
  const seat = await house.sit(player);
  const bet = seat.bet();
  await house.ask('bet', bet);
  await house.ask('roundEnd', { roundId: bet.roundId });
  await world.db.sql`
    update round set started_at = started_at - interval '25 hours', ended_at = ended_at - interval '25 hours'
    where player_id = ${player.id}`;
  expect((await house.send('account.setCurrency', { currency: 'EUR' }, seat.visitor)).status).toBe(200);
  expect((await house.ask('rollback', house.back(bet))).status).toBe('WRONG_CURRENCY');
  expect(await seat.held()).toEqual([0, 0]);
});
