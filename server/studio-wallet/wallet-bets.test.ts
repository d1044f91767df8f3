// What refuses a studio's stake, what an accepted one leaves behind, and which money pays it.
import { expect } from 'vitest';
import type { ClosureTarget } from '#contract/closures.ts';
import { cents } from '#rules/money.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import { untilBlocked } from '#tests/database.ts';
import { factsOf } from '#tests/facts.ts';
import { hear } from '#tests/heard.ts';
import { moveMoney } from '#tests/moved-money.ts';
import { undone } from '#tests/undone.ts';
import { openWalletHouse } from '#tests/wallet-house.ts';
import { within } from '#tests/within.ts';
import { test as inWorld } from '#tests/world.ts';
import { close, reopen } from '../content/closures.ts';
import { lockPlayer } from '../database/db.ts';
import { changePlayLimit } from '../protection/play-limits.ts';
import { endSessions } from '../sessions/sessions.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openWalletHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const rich = { balances: { main: cents(10_000) } };
const SECOND_MS = 1_000;

test('a stake for another game than the one opened, or in another round’s game, is refused and kept as refused', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const [dice, reels] = [await house.sit(player), await house.sit(player, 'acme-reels')];
  const taken = dice.bet();
  expect((await house.ask('bet', taken)).status).toBe('OK');
  const refused = { kind: 'bet', state: 'refused', round_id: null, staked_cents: 0, paid_cents: 0 };
  const other = await house.sit(await world.player(rich));
  expect(await house.ask('bet', other.bet({ roundId: taken.roundId })), 'of another player').toEqual({
    status: 'TX_CONFLICT',
  });
  for (const [bet, status] of [
    [dice.bet({ gameId: 'acme-reels' }), 'GAME_DISABLED'],
    [reels.bet({ roundId: taken.roundId }), 'TX_CONFLICT'],
    [dice.bet({ currency: 'EUR' }), 'WRONG_CURRENCY'],
  ] as const) {
    expect(await house.ask('bet', bet)).toEqual({ status });
    expect(await house.transaction(bet.txId)).toMatchObject({ ...refused, player_id: player.id });
  }
  const nobody = dice.bet({ sessionId: 'x'.repeat(43) });
  expect(await house.ask('bet', nobody)).toEqual({ status: 'INVALID_TOKEN' });
  expect(await house.transaction(nobody.txId)).toMatchObject({ ...refused, player_id: null });
  expect(await dice.held()).toEqual([9_900, 0]);
});

test.for(['site', 'product:casino', 'product:studios', 'studio:acme', 'game:acme-dice'] as const)(
  'no stake is taken while %s is closed',
  async (target: ClosureTarget, { house, world }) => {
    const seat = await house.sit(await world.player(rich));
    const by = { by: 'a test', now: house.product.clock.now() };
    const messages = { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' };
    await world.db.atomically((tx) => close(tx, { target, messages, ends_at: null }, by));
    const shut = await house.ask('bet', seat.bet());
    await world.db.atomically((tx) => reopen(tx, target, by));
    expect(shut).toEqual({ status: 'GAME_DISABLED' });
    expect((await house.ask('bet', seat.bet())).status).toBe('OK');
  },
);

test('a stake under way when its player signs out is refused as one of a session that has ended', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  let asked: ReturnType<typeof house.ask> | undefined;
  await world.db.atomically(async (tx) => {
    await lockPlayer(tx, player.id);
    asked = house.ask('bet', seat.bet());
    await untilBlocked(world.db.sql, asked);
    await endSessions(tx, player.id, { except: null });
  });
  expect(await asked).toEqual({ status: 'INVALID_TOKEN' });
  const banned = await house.sit(await world.player(rich));
  await world.db.sql`update player set status = 'banned' where id = ${banned.player.id}`;
  expect(await house.ask('bet', banned.bet())).toEqual({ status: 'PLAYER_BLOCKED' });
  expect([await seat.held(), await banned.held()]).toEqual([
    [10_000, 0],
    [10_000, 0],
  ]);
});

test('the first round after a break begins a sitting; a later one and more stake in a round do not', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const start = house.product.clock.now();
  const at = (seconds: number) => ({ now: new Date(start.getTime() + seconds * SECOND_MS) });
  const bet = seat.bet();
  for (const [said, terms] of [
    [bet, at(0)],
    [seat.bet({ roundId: bet.roundId }), at(1)],
    [seat.bet(), at(2)],
  ] as const)
    expect((await house.ask('bet', said, terms)).status).toBe('OK');
  expect(await house.sittings(player)).toEqual([{ began_at: start, first_round: 1 }]);
  await world.db
    .sql`update round set started_at = started_at - interval '31 minutes' where player_id = ${player.id}`;
  const later = at(3);
  expect((await house.ask('bet', seat.bet({ roundId: bet.roundId }), later)).status).toBe('OK');
  expect(await house.sittings(player), 'no new round').toEqual([{ began_at: start, first_round: 1 }]);
  expect((await house.ask('bet', seat.bet(), later)).status).toBe('OK');
  expect(await house.sittings(player)).toEqual([{ began_at: later.now, first_round: 3 }]);
});

test('the least time between rounds is counted from the player’s own last round', async ({
  house,
  world,
}) => {
  const { config, clock } = house.product;
  const strict = {
    ...config,
    profile: { ...config.profile, play: { ...config.profile.play, roundMinMs: 2_500 } },
  };
  const [player, other] = [
    await house.sit(await world.player(rich)),
    await house.sit(await world.player(rich)),
  ];
  const start = clock.now();
  const at = (seconds: number) => ({ config: strict, now: new Date(start.getTime() + seconds * SECOND_MS) });
  const bet = async (seat: typeof player, seconds: number) =>
    (await house.ask('bet', seat.bet(), at(seconds))).status;
  expect([await bet(player, 0), await bet(player, 2.499), await bet(player, 2.5)]).toEqual([
    ...['OK', 'LIMIT_EXCEEDED', 'OK'],
  ]);
  expect([await bet(other, 2.5), await bet(player, 4), await bet(player, 5)]).toEqual([
    ...['OK', 'LIMIT_EXCEEDED', 'OK'],
  ]);
});

test('the player’s own limit holds for all that a round stakes', async ({ house, world }) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const limit = { kind: 'stake', limit: { amount: cents(150), days: null, minutes: null } } as const;
  await world.db.atomically((tx) => changePlayLimit(tx, player, limit, house.product.clock.now()));
  expect(await house.ask('bet', seat.bet({ amount: 151 }))).toEqual({ status: 'LIMIT_EXCEEDED' });
  const bet = seat.bet();
  expect((await house.ask('bet', bet)).status).toBe('OK');
  const more = (amount: number) => house.ask('bet', seat.bet({ roundId: bet.roundId, amount }));
  expect(await more(51)).toEqual({ status: 'LIMIT_EXCEEDED' });
  expect((await more(50)).status).toBe('OK');
});

test('a bet with its win ends its round at once, is a fact, and the new balance is sent to the player', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  using heard = hear(house.product, player.id);
  const said = seat.betwin(100, 30);
  expect(await house.ask('betwin', said)).toEqual({ status: 'OK', balance: 9_930, currency: 'USD' });
  const round = await house.round(said.roundId);
  expect(round).toMatchObject({
    state: 'over',
    number: 1,
    staked_cents: 100,
    paid_cents: 30,
    bonus_id: null,
  });
  expect(await house.transaction(said.txId)).toEqual({
    ...{ kind: 'betwin', state: 'done', player_id: player.id, round_id: (round as { id: string }).id },
    ...{ staked_cents: 100, staked_bonus_cents: 0, paid_cents: 30, paid_bonus_cents: 0 },
  });
  expect(await factsOf(world.db, player.id)).toMatchObject([
    { name: 'round.settled', data: { staked: 100, stakedBonus: 0, paid: 30 } },
  ]);
  await heard.untilLast('account.balance_updated', { balance_main: { amount: 99.3 } });
});

test('a stake that ends its round is its last, and a round of another studio is another round', async ({
  house,
  world,
}) => {
  const seat = await house.sit(await world.player(rich));
  const other = await house.sit(await world.player(rich));
  const last = seat.bet({ roundEnd: true });
  expect((await house.ask('bet', last)).status).toBe('OK');
  expect(await house.round(last.roundId)).toMatchObject({ state: 'over', staked_cents: 100 });
  const more = { roundId: last.roundId };
  expect(await house.ask('bet', seat.bet(more))).toEqual({ status: 'ROUND_CLOSED' });
  const status = await undone(world.db, async (tx) => {
    await tx.sql`set local session_replication_role = replica`;
    await tx.sql`update round set studio = 'another' where studio_ref = ${last.roundId}`;
    const { db } = within(world.db, tx);
    return (await house.ask('bet', other.bet(more), { db })).status;
  });
  expect(status).toBe('OK');
});

test('bonus money that is kept apart pays a stake alone or not at all', async ({ house, world }) => {
  const player = await world.player({ balances: { main: cents(60), bonus: cents(60) } });
  const seat = await house.sit(player);
  const { content } = house.product;
  const general = { ...content.cms<object>('general'), is_bonus_isolation_enabled: true };
  const apart = {
    ...content,
    cms: <T>(name: string) => (name === 'general' ? general : content.cms(name)) as T,
  };
  expect(await house.ask('bet', seat.bet(), { content: apart })).toEqual({
    ...{ status: 'INSUFFICIENT_FUNDS', balance: 120, currency: 'USD' },
  });
  expect((await house.ask('bet', seat.bet())).status).toBe('OK');
  expect(await seat.held()).toEqual([0, 20]);
});

test('the largest stake of a bonus holds for all that a round stakes, and the round names the bonus that paid', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const seat = await house.sit(player);
  const own = seat.bet();
  expect((await house.ask('bet', own)).status).toBe('OK');
  expect(await house.round(own.roundId)).toMatchObject({ bonus_cents: 0, bonus_id: null });
  const bonus = await giveActive(house.product, player, 'casino');
  await world.db.sql`update bonus set stake_max_cents = 150 where id = ${bonus}`;
  const withOwn = seat.bet();
  await house.ask('bet', withOwn);
  expect(await house.round(withOwn.roundId), 'own money has paid').toMatchObject({ bonus_id: null });
  await moveMoney(world.db, player, -9_800);
  const bet = seat.bet();
  expect((await house.ask('bet', bet)).status).toBe('OK');
  expect(await house.round(bet.roundId)).toMatchObject({ bonus_cents: 100, bonus_id: bonus });
  const more = (amount: number) => house.ask('bet', seat.bet({ roundId: bet.roundId, amount }));
  expect(await more(51)).toEqual({ status: 'LIMIT_EXCEEDED' });
  expect((await more(50)).status).toBe('OK');
  expect(await seat.held()).toEqual([0, 9_850]);
});

test('a round is staked by one bonus: the next one pays no more of it', async ({ house, world }) => {
  const player = await world.player();
  const seat = await house.sit(player);
  const first = await giveActive(house.product, player, 'casino');
  const bet = seat.bet();
  expect((await house.ask('bet', bet)).status).toBe('OK');
  const removed = await house.send('bonuses.remove', { bonus_id: String(first) }, seat.visitor);
  expect(removed.status).toBe(200);
  await giveActive(house.product, player, 'casino');
  const more = () => house.ask('bet', seat.bet({ roundId: bet.roundId }));
  expect((await more()).status).toBe('INSUFFICIENT_FUNDS');
  await moveMoney(world.db, player, 100);
  expect((await more()).status).toBe('OK');
  expect(await seat.held()).toEqual([0, 10_000]);
});

test('money that is gone when the stake is booked refuses it; an answer that is lost does not', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(250) } });
  const seat = await house.sit(player);
  const lost = seat.bet();
  house.loseAnswer();
  await expect(house.ask('bet', lost)).rejects.toThrow('the answer was lost');
  expect(await house.transaction(lost.txId)).toBeUndefined();
  expect(await house.ask('bet', lost)).toMatchObject({ status: 'OK', balance: 150 });
  const late = seat.bet();
  house.spendMeanwhile(() => moveMoney(world.db, player, -100));
  expect((await house.ask('bet', late)).status).toBe('INSUFFICIENT_FUNDS');
  expect(await house.transaction(late.txId)).toMatchObject({ state: 'refused', player_id: player.id });
  expect([await house.round(late.roundId), await seat.held()]).toEqual([undefined, [50, 0]]);
});
