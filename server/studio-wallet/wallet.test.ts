// What the kit cannot see from outside: who may still stake, what is told of rounds, and what happens at the same moment.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { factsOf } from '#tests/facts.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { test as inWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { balancesOf } from '../ledger/purse.ts';
import { changePlayLimit } from '../protection/play-limits.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const house = await openStudioHouse(world);
  onCleanup(() => house[Symbol.asyncDispose]());
  return house;
});

const rich = { balances: { main: cents(10_000) } };

const cash = async (house: { product: { db: { sql: Parameters<typeof balancesOf>[0] } } }, { id }: Player) =>
  (await balancesOf(house.product.db.sql, id)).main;

test('fifty equal bets at the same moment are one stake', async ({ house, world }) => {
  const player = await world.player(rich);
  const { kit } = await house.studioFor(player);
  const bet = kit.bet(await kit.sit());
  const told = await Promise.all(Array.from({ length: 50 }, () => kit.ask('bet', bet)));
  expect(new Set(told.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ status: 'OK', balance: 9_900, currency: 'USD', http: 200, isSigned: true })]),
  );
  expect(await cash(house, player)).toBe(9_900);
});

test('fifty bets that race their rollbacks take nothing', async ({ house, world }) => {
  const player = await world.player(rich);
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  const bets = Array.from({ length: 50 }, () => kit.bet(seat));
  const told = await Promise.all(
    bets.flatMap((bet) => [kit.ask('rollback', kit.back(bet)), kit.ask('bet', bet)]),
  );
  const odd = told.filter(({ status }) => !['OK', 'ALREADY_ROLLED_BACK'].includes(status));
  expect(odd).toEqual([]);
  expect(await cash(house, player)).toBe(10_000);
});

test('what was asked on a day that no calendar has is a wrong request', async ({ house, world }) => {
  const { kit } = await house.studioFor(await world.player());
  for (const date of ['2026-02-30', '2025-02-29', '2026-04-31', '2026-13-01'])
    expect(await kit.ask('reconcile', { date }), date).toMatchObject({
      status: 'INVALID_REQUEST',
      http: 400,
    });
  expect(await kit.ask('reconcile', { date: '2024-02-29' })).toMatchObject({
    status: 'OK',
    transactions: [],
  });
});

test('a purse that pays for ten of fifty bets pays for ten', async ({ house, world }) => {
  const player = await world.player({ balances: { main: cents(1_000) } });
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  const told = await Promise.all(Array.from({ length: 50 }, () => kit.ask('bet', kit.bet(seat))));
  expect(told.filter(({ status }) => status === 'OK')).toHaveLength(10);
  expect(await cash(house, player)).toBe(0);
});

test('a win is paid after the player has signed out, and they cannot stake any more', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const { kit, cookie } = await house.studioFor(player);
  const seat = await kit.sit();
  const bet = kit.bet(seat);
  await kit.ask('bet', bet);
  const host = new URL(await house.listen()).host;
  expect((await house.ask('auth.logout', {}, { cookie, host, 'x-csrf': '1' })).status).toBe(200);
  expect((await kit.ask('bet', kit.bet(seat))).status).toBe('INVALID_TOKEN');
  expect((await kit.ask('win', kit.win(bet, 500))).status).toBe('OK');
  expect(await cash(house, player)).toBe(10_400);
});

test('who has excluded themselves stakes no more, opens nothing more, and is paid what they won', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const { kit, terms, cookie } = await house.studioFor(player);
  const seat = await kit.sit();
  const bet = kit.bet(seat);
  await kit.ask('bet', bet);
  const token = await terms.launch();
  const { db, clock } = house.product;
  await db.sql`insert into self_exclusion (player_id, period, set_at) values (${player.id}, 'permanent', ${clock.now()})`;
  expect((await kit.ask('bet', kit.bet(seat))).status).toBe('PLAYER_BLOCKED');
  expect((await kit.ask('session', { token })).status).toBe('PLAYER_BLOCKED');
  const opened = await house.send('play.open', { sysname: 'acme-dice', mode: 'real' }, { cookie });
  expect(opened.status).toBe(401);
  expect((await kit.ask('win', kit.win(bet, 500))).status).toBe('OK');
  expect(await cash(house, player)).toBe(10_400);
});

test('who is banned stakes no more', async ({ house, world }) => {
  const player = await world.player(rich);
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  await house.product.db.sql`update player set status = 'banned' where id = ${player.id}`;
  expect((await kit.ask('bet', kit.bet(seat))).status).toBe('PLAYER_BLOCKED');
});

test('a launch token is good for a minute', async ({ house, world }) => {
  const player = await world.player(rich);
  const { kit, terms } = await house.studioFor(player);
  const token = await terms.launch();
  await house.product.db
    .sql`update studio_launch set expires_at = expires_at - interval '61 seconds' where player_id = ${player.id}`;
  expect((await kit.ask('session', { token })).status).toBe('TOKEN_EXPIRED');
});

test('a round of a studio is told once it is over, and corrected by what comes later', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const { kit, cookie } = await house.studioFor(player);
  const seat = await kit.sit();
  const bet = kit.bet(seat);
  await kit.ask('bet', bet);
  expect(await factsOf(house.product.db, player.id)).toEqual([]);
  await kit.ask('win', kit.win(bet, 40, { roundEnd: true }));
  await kit.ask('win', kit.win(bet, 30));
  await kit.ask('rollback', kit.back(bet));
  const about = {
    ...{ round: expect.any(String), game: 'acme-dice', currency: 'USD', stakedBonus: 0 },
    startedAt: expect.any(String),
  };
  const stands = (staked: number, paid: number) => ({ stands: { staked, stakedBonus: 0, paid } });
  expect(await factsOf(house.product.db, player.id)).toEqual([
    { name: 'round.settled', data: { ...about, staked: 100, paid: 40 } },
    { name: 'round.corrected', data: { ...about, staked: 0, paid: 30, ...stands(100, 70) } },
    { name: 'round.corrected', data: { ...about, staked: -100, paid: 0, ...stands(0, 70) } },
  ]);
  const { result } = await house.ask('games.getHistory', {}, { cookie });
  expect(result.items).toMatchObject([
    { game: 'acme-dice', name: 'Acme Dice', state: 'over', paid: { amount: 0.7 } },
  ]);
});

test('bonus money pays what money does not, wins its share, and goes back where it came from', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(25), bonus: cents(75) } });
  const { kit } = await house.studioFor(player);
  const purse = async () => {
    const { main, bonus } = await balancesOf(house.product.db.sql, player.id);
    return [main, bonus];
  };
  const bet = kit.bet(await kit.sit());
  await kit.ask('bet', bet);
  await kit.ask('win', kit.win(bet, 101));
  expect(await purse()).toEqual([26, 75]);
  expect((await kit.ask('rollback', kit.back(bet))).status).toBe('OK');
  expect(await purse()).toEqual([51, 150]);
});

test('a win that was spent cannot be taken back', async ({ house, world }) => {
  const player = await world.player({ balances: { main: cents(100) } });
  const { kit } = await house.studioFor(player);
  const seat = await kit.sit();
  const bet = kit.bet(seat);
  await kit.ask('bet', bet);
  const win = kit.win(bet, 500);
  await kit.ask('win', win);
  await kit.ask('bet', kit.bet(seat, { amount: 450 }));
  const back = kit.back(win, { type: 'win' });
  expect(await kit.ask('rollback', back)).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 50 });
  const more = kit.bet(seat, { amount: 50 });
  await kit.ask('bet', more);
  await kit.ask('win', kit.win(more, 600));
  expect(await kit.ask('rollback', back)).toMatchObject({ status: 'OK', balance: 100 });
});

test('a round of one player is no round of another', async ({ house, world }) => {
  const [ann, eve] = [
    await house.studioFor(await world.player(rich)),
    await house.studioFor(await world.player(rich)),
  ];
  const bet = ann.kit.bet(await ann.kit.sit());
  await ann.kit.ask('bet', bet);
  const mixed = eve.kit.bet(await eve.kit.sit(), { roundId: bet.roundId });
  expect((await eve.kit.ask('bet', mixed)).status).toBe('TX_CONFLICT');
});

test('two studios know a player by two names, and guests play a studio’s game for fun', async ({
  house,
  world,
}) => {
  const [ann, eve] = [
    await house.studioFor(await world.player(rich)),
    await house.studioFor(await world.player(rich)),
  ];
  const [seat, other] = [await ann.kit.sit(), await eve.kit.sit()];
  expect(seat.playerId).toMatch(/^[0-9a-f]{24}$/);
  expect(other.playerId).not.toBe(seat.playerId);
  const open = (mode: string) => house.send('play.open', { sysname: 'acme-dice', mode });
  expect((await open('demo')).result).toEqual({
    ...{ token: '', url: 'https://games.acme.example/launch/acme-dice' },
  });
  expect((await open('real')).status).toBe(401);
});

test('where the law sets a least time from round to round, it holds at studios', async ({ world }) => {
  await using strict = await openStudioHouse(world, { env: { PROFILE: 'strict' } });
  const player = await world.player(rich);
  const { kit } = await strict.studioFor(player);
  const seat = await kit.sit();
  const bet = kit.bet(seat);
  expect((await kit.ask('bet', bet)).status).toBe('OK');
  expect((await kit.ask('bet', kit.bet(seat))).status).toBe('LIMIT_EXCEEDED');
  expect((await kit.ask('bet', kit.bet(seat, { roundId: bet.roundId }))).status).toBe('OK');
});

test('the player’s own limits hold at a studio’s game: on a stake, on what is lost, and until they say to go on', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const { kit } = await house.studioFor(player);
  const { db, clock } = house.product;
  const now = clock.now();
  const limit = (kind: 'stake' | 'loss', amount: number, days: number | null = null) =>
    db.atomically((tx) =>
      changePlayLimit(tx, player, { kind, limit: { amount: cents(amount), days, minutes: null } }, now),
    );
  const seat = await kit.sit();
  const bet = async (amount: number) => (await kit.ask('bet', kit.bet(seat, { amount }))).status;
  await limit('stake', 200);
  expect(await bet(201)).toBe('LIMIT_EXCEEDED');
  expect(await bet(200)).toBe('OK');
  await limit('loss', 250, 1);
  expect(await bet(100)).toBe('LIMIT_EXCEEDED');
  expect(await bet(50)).toBe('OK');
  await db.sql`update play_sitting set confirmed_at = confirmed_at - interval '61 minutes' where player_id = ${player.id}`;
  await db.sql`delete from play_limit where player_id = ${player.id}`;
  expect(await bet(50)).toBe('LIMIT_EXCEEDED');
  expect(await cash(house, player)).toBe(9_750);
});

test('the currency stays while a studio may pay; long after, a win in another one is refused for good', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(100) } });
  const { kit, cookie } = await house.studioFor(player);
  const change = () => house.send('account.setCurrency', { currency: 'EUR' }, { cookie });
  const bet = kit.bet(await kit.sit());
  await kit.ask('bet', bet);
  expect((await change()).error.type).toBe('InvalidRequestException');
  await kit.ask('roundEnd', { roundId: bet.roundId });
  expect((await change()).error.type).toBe('InvalidRequestException');
  const { sql } = house.product.db;
  await sql`
    update round set started_at = started_at - interval '25 hours', ended_at = ended_at - interval '25 hours'
    where player_id = ${player.id}`;
  expect((await change()).status).toBe(200);
  expect((await kit.ask('win', kit.win(bet, 500))).status).toBe('WRONG_CURRENCY');
  expect(await cash(house, player)).toBe(0);
});
