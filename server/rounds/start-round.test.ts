import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoorsIn, test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { givePack } from '#tests/freespins.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { balancesOf } from '../ledger/purse.ts';

const rich = { balances: { main: cents(10_000) } };
const half = { stake: 100, chance: 4950, side: 'under' };

test('a round for money moves stake and win to the cent, and says so live and in the answer', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  let expected = 10_000;
  for (let round = 0; round < 20; round++) {
    const { result } = await frame.start(half);
    const [{ isWon }] = result.round.steps;
    expected += isWon ? 100 : -100;
    expect(result.round).toMatchObject({ nonce: round, staked: 100, paid: isWon ? 200 : 0, is_over: true });
    expect(result.balance).toEqual({ currency: 'USD', cash: expected, bonus: 0 });
  }
  const kept = await balancesOf(doors.product.db.sql, player.id);
  expect(kept.main).toBe(expected);
  expect((await frame.rounds()).result.items).toHaveLength(20);
});

test.for([
  ['a stake that is not on the ladder', { ...half, stake: 101 }],
  ['a chance that the game does not know', { ...half, chance: 9999 }],
  ['no side', { stake: 100, chance: 4950 }],
  ['a list in place of a stake', { ...half, stake: [100] }],
  ['nothing at all', {}],
] as const)('%s is refused, and nothing is taken', async ([, bet], { doors, world }) => {
  const frame = await openFrame(doors, { sysname: 'dice', player: await world.player(rich) });
  const { status, error } = await frame.start(bet);
  expect([status, error.type]).toEqual([422, 'BetNotAllowedException']);
  expect((await frame.init()).result).toMatchObject({ balance: { cash: 10_000 }, seeds: { nonce: 0 } });
});

test('a bet that could not gain is refused with its reason, and nothing is taken', async ({
  doors,
  world,
}) => {
  const frame = await openFrame(doors, { sysname: 'dice', player: await world.player(rich) });
  const { status, error } = await frame.start({ ...half, stake: 20, chance: 9800 });
  expect([status, error.type]).toEqual([422, 'BetCannotGainException']);
  expect((await frame.init()).result).toMatchObject({ balance: { cash: 10_000 }, seeds: { nonce: 0 } });
});

test('chips that are not in the steps of their spot are refused, and the steps are told', async ({
  doors,
  world,
}) => {
  const frame = await openFrame(doors, { sysname: 'baccarat-noir', player: await world.player(rich) });
  const { status, error } = await frame.start({ chips: { banker: 50, player: 50 } });
  expect([status, error.type]).toEqual([422, 'ChipStepRequiredException']);
  expect(error.error_data).toEqual({ spot: 'banker', step: 20 });
  expect((await frame.start({ chips: { banker: 60, player: 50 } })).status).toBe(200);
});

test('a bet that is no JSON is refused', async ({ doors, world }) => {
  const { token } = await openFrame(doors, { sysname: 'dice', player: await world.player(rich) });
  for (const bet of ['', '{', 'null', '[1]', '"100"'])
    expect((await doors.send('play.start', { bet }, token)).error.type).toBe('InvalidParameterException');
});

test('who has too little is told so, and no nonce is used up', async ({ doors, world }) => {
  const player = await world.player({ balances: { main: cents(99) } });
  const frame = await openFrame(doors, { sysname: 'dice', player });
  expect((await frame.start(half)).error.type).toBe('InsufficientFundsException');
  expect((await frame.init()).result.seeds.nonce).toBe(0);
});

test('bonus money pays what money does not, and wins its share', async ({ doors, world }) => {
  const player = await world.player({ balances: { main: cents(25), bonus: cents(75) } });
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { result } = await frame.start({ ...half, chance: 9800 });
  const { paid } = result.round;
  expect(result.balance).toMatchObject({ cash: paid === 0 ? 0 : 26, bonus: paid === 0 ? 0 : 75 });
  const [round] = await doors.product.db.sql`
    select bonus_cents from round where player_id = ${player.id}`;
  expect(round).toEqual({ bonus_cents: 75 });
});

test('fifty starts under one key are one round', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => untilAnswered(() => frame.start(half, 'one'))),
  );
  expect(new Set(answers.map(({ result }) => result.round.id)).size).toBe(1);
  expect((await frame.start({ ...half, stake: 200 }, 'one')).error.type).toBe('InvalidRequestException');
  expect((await frame.init()).result.seeds.nonce).toBe(1);
});

test('fifty starts under fifty keys are fifty rounds, one after the other', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => untilAnswered(() => frame.start(half, `key-${n}`))),
  );
  const nonces = answers.map(({ result }) => result.round.nonce).toSorted((a, b) => a - b);
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, n) => n));
  const won = answers.reduce((sum, { result }) => sum + result.round.paid, 0);
  expect((await frame.init()).result.balance.cash).toBe(10_000 - 50 * 100 + won);
});

test('a guest plays for fun alone', async ({ doors }) => {
  const real = await openFrame(doors, { sysname: 'dice', player: null });
  expect([real.opened.status, real.opened.error.type]).toEqual([401, 'AuthorizationException']);
  const demo = await openFrame(doors, { sysname: 'dice', player: null, mode: 'demo' });
  const { result } = await demo.start(half);
  expect(result.balance.cash).toBe(100_000 - 100 + result.round.paid);
});

test('rounds of a game that has changed since are listed, though they cannot be shown again', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { round } = (await frame.start(half)).result;
  await doors.product.db.sql`update round set definition = 'of last year' where id = ${round.id}`;
  expect((await frame.rounds()).result.items).toMatchObject([{ id: round.id, paid: round.paid, steps: [] }]);
});

test('an open round of a game that has changed since is refused: people end it', async ({ doors, world }) => {
  const frame = await openFrame(doors, { sysname: 'mines', player: await world.player(rich) });
  const { round } = (await frame.start({ stake: 100, mines: 3 })).result;
  await doors.product.db.sql`update round set definition = 'of last year' where id = ${round.id}`;
  const refused = [await frame.init(), await frame.decide(round, { name: 'open', at: 0 })];
  expect(refused.map(({ status, error }) => [status, error.type])).toEqual([
    [422, 'GameClosedException'],
    [422, 'GameClosedException'],
  ]);
});

test('no other game is opened than one that is there', async ({ doors, world }) => {
  const player = await world.player(rich);
  for (const sysname of ['nothing', 'constructor', ''])
    expect((await openFrame(doors, { sysname, player })).opened.error.type).toBe('GameClosedException');
});

test('a game that is opened again is played in both tabs', async ({ doors, world }) => {
  const player = await world.player(rich);
  const first = await openFrame(doors, { sysname: 'dice', player });
  const second = await openFrame(doors, { sysname: 'dice', player });
  for (const tab of [first, second]) expect((await tab.start(half)).status).toBe(200);
});

test('who has excluded themselves can neither open a game nor go on in an open tab', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { now } = doors.product.clock;
  await doors.product.db.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at) values (${player.id}, '1_day', ${now()}, null)`;
  expect((await frame.start(half)).status).toBe(401);
  expect((await doors.send('play.open', { sysname: 'dice', mode: 'demo' }, frame.visitor)).status).toBe(401);
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(10_000);
});

test('where the law sets a least time, a round that starts sooner is refused, and nothing is taken', async ({
  world,
}) => {
  await using strict = await openDoorsIn(world, { env: { PROFILE: 'strict' } });
  const frame = await openFrame(strict, { sysname: 'dice', player: await world.player(rich) });
  expect((await frame.init()).result.terms).toEqual({
    ...{ round_min_ms: 2500, has_autoplay: false, has_turbo: false },
  });
  expect((await frame.start(half)).status).toBe(200);
  const [{ cash }, again] = [(await frame.init()).result.balance, await frame.start(half)];
  expect([again.status, again.error.error_data]).toEqual([429, { retry_after: expect.any(Number) }]);
  expect((await frame.init()).result).toMatchObject({ balance: { cash }, seeds: { nonce: 1 } });
  await strict.product.db.sql`update round set started_at = started_at - interval '3 seconds'`;
  expect((await frame.start(half)).status).toBe(200);
});

test('a free spin that is started again under its key is told as it is, with its pack', async ({
  doors,
  world,
}) => {
  const player = await world.player();
  const pack = await givePack(doors.product, player, { rounds: 3, winsTo: 'main' });
  const frame = await openFrame(doors, { sysname: 'triple-sevens', player });
  const start = () => frame.start({ stake: 100, mode: 'base' }, 'one', pack);
  const [first, again] = [(await start()).result, (await start()).result];
  expect(first).toMatchObject({ pack: { id: pack, remaining_count: 2 } });
  expect(first.round.id).toMatch(/^[0-9a-f]{24}$/);
  expect(again).toEqual(first);
  const dice = await openFrame(doors, { sysname: 'dice', player: await world.player(rich) });
  const [own, twice] = [(await dice.start(half, 'one')).result, (await dice.start(half, 'one')).result];
  expect([own.pack, twice]).toEqual([null, own]);
});

test('bonus money pays a stake alone where the operator keeps it apart', async ({ world }) => {
  const { product } = await openDoorsIn(world);
  const general = { ...product.content.cms<object>('general'), is_bonus_isolation_enabled: true };
  const cms = <T>(name: string) => (name === 'general' ? general : product.content.cms(name)) as T;
  await using apart = await openDoorsIn(world, { content: { cms } });
  const player = await world.player({ balances: { main: cents(60), bonus: cents(60) } });
  const frame = await openFrame(apart, { sysname: 'dice', player });
  expect((await frame.start(half)).error.type).toBe('InsufficientFundsException');
});
