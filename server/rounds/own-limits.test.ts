// A player's own limits, held by the server at every stake: whoever asks, from wherever, and however often at once.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { type Frame, openFrame } from '#tests/frame.ts';
import { balancesOf } from '../ledger/purse.ts';

const rich = { balances: { main: cents(100_000) } };
const half = { stake: 100, chance: 4950, side: 'under' };
/** One chance in a hundred: as good as lost. */
const lost = { stake: 100, chance: 100, side: 'under' };
const MINUTE_MS = 60_000;

type Doors = Parameters<typeof openFrame>[0];
type Visitor = Frame['visitor'];
const limit = (doors: Doors, visitor: Visitor, fields: Record<string, string>) =>
  doors.send('account.setPlayLimit', fields, visitor);

/** A machine that has too much to do says so; asked again under the same key, it tells what became of it. */
async function untilKnown(start: () => ReturnType<Frame['start']>) {
  for (;;) {
    const answer = await start();
    if (answer.status !== 503) return answer;
  }
}

test('a stake above the player’s own limit is refused, and nothing is taken; up to it is not', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  expect(await limit(doors, frame.visitor, { kind: 'stake', amount: '2' })).toMatchObject({
    result: { is_waiting: false },
  });
  const { status, error } = await frame.start({ ...half, stake: 500 });
  expect([status, error.type, error.error_data]).toEqual([
    ...[422, 'StakeLimitExceededException', { limit_amount: 2 }],
  ]);
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(100_000);
  expect((await frame.start({ ...half, stake: 200 })).status).toBe(200);
});

test('fifty starts at once never lose more than the limit leaves', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  await limit(doors, frame.visitor, { kind: 'loss', amount: '10', days: '1' });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => untilKnown(() => frame.start(lost, `key-${n}`))),
  );
  const played = answers.flatMap(({ result }) => (result === undefined ? [] : [result.round]));
  const refused = answers.flatMap(({ error }) => (error === undefined ? [] : [error]));
  const net = played.reduce((sum, { staked, paid }) => sum + staked - paid, 0);
  expect(net).toBeLessThanOrEqual(1000);
  expect(played.length).toBeGreaterThanOrEqual(10);
  expect(refused.filter(({ type }) => type !== 'LossLimitExceededException')).toEqual([]);
  // Who has won may go on for longer than fifty rounds.
  const hasWon = played.some(({ paid }) => paid > 0);
  expect(hasWon || played.length === 10).toBe(true);
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(100_000 - net);
});

test('a limit that is lowered in another tab holds from the next round on', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  expect((await frame.start({ ...half, stake: 500 })).status).toBe(200);
  const elsewhere = await doors.signIn(player);
  await limit(doors, elsewhere, { kind: 'stake', amount: '3' });
  expect((await frame.start({ ...half, stake: 500 })).error.type).toBe('StakeLimitExceededException');
});

test('what was lost before the limit was set, and in days that count, counts; what is older does not', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { sql } = doors.product.db;
  await frame.start(lost);
  await sql`update round set paid_cents = 0 where player_id = ${player.id}`;
  await limit(doors, frame.visitor, { kind: 'loss', amount: '1', days: '7' });
  const refused = await frame.start(half);
  expect([refused.error.type, refused.error.error_data]).toEqual([
    ...['LossLimitExceededException', { available_amount: 0 }],
  ]);
  await sql`update round set started_at = started_at - interval '7 days' where player_id = ${player.id}`;
  expect((await frame.start(half)).status).toBe(200);
  world.leaveUnaudited();
});

test('more stake within a round is held to the limits, too', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'blackjack-21', player });
  const { stakes } = (await frame.init()).result.game;
  const stake: number = stakes.ladder?.find((one: number) => one >= 100) ?? Math.max(100, stakes.min);
  for (;;) {
    const { round } = (await frame.start({ stake })).result;
    const doubles = round.choices.some(({ name }: { name: string }) => name === 'double');
    if (doubles) {
      await limit(doors, frame.visitor, { kind: 'stake', amount: String(stake / 100) });
      const { error } = await frame.decide(round, { name: 'double' });
      expect(error.type).toBe('StakeLimitExceededException');
      expect((await frame.init()).result.round).toMatchObject({ id: round.id, staked: stake });
      expect((await frame.decide(round, { name: 'stand' })).status).toBe(200);
      return;
    }
    if (!round.is_over) await frame.decide(round, { name: 'stand' });
  }
});

test('when time is up no round starts until there was a break, however often it is tried', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { sql } = doors.product.db;
  await limit(doors, frame.visitor, { kind: 'time', minutes: '30' });
  expect((await frame.start(half)).status).toBe(200);
  await sql`update play_sitting set began_at = began_at - interval '31 minutes' where player_id = ${player.id}`;
  const { error } = await frame.start(half);
  expect(error.type).toBe('TimeLimitReachedException');
  expect(Date.parse(error.error_data.until)).toBeGreaterThan(
    doors.product.clock.now().getTime() + 25 * MINUTE_MS,
  );
  expect((await frame.start(half)).error.type).toBe('TimeLimitReachedException');
  await sql`update round set started_at = started_at - interval '31 minutes' where player_id = ${player.id}`;
  expect((await frame.start(half)).status).toBe(200);
});

test('after the time the player chose, no round starts until they have said to go on; for fun nobody is asked', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { sql } = doors.product.db;
  await limit(doors, frame.visitor, { kind: 'check', minutes: '15' });
  const rounds = [];
  for (let n = 0; n < 5; n++) rounds.push((await frame.start(half)).result.round);
  const [staked, paid] = [500, rounds.reduce((sum, round) => sum + round.paid, 0)];
  const confirmedAt = async () =>
    (
      await sql<{ confirmed_at: Date }>`select confirmed_at from play_sitting where player_id = ${player.id}`
    )[0];
  const before = await confirmedAt();
  await doors.send('play.confirmCheck', {}, frame.token);
  expect(await confirmedAt(), 'a yes before the question is none').toEqual(before);
  await sql`
    update play_sitting set began_at = began_at - interval '16 minutes', confirmed_at = confirmed_at - interval '16 minutes'
    where player_id = ${player.id}`;
  for (const tab of [frame, await openFrame(doors, { sysname: 'mines', player })])
    expect((await tab.start(tab === frame ? half : { stake: 100, mines: 1 })).error).toMatchObject({
      type: 'RealityCheckDueException',
      error_data: { since: expect.any(String), staked: staked / 100, paid: paid / 100 },
    });
  const demo = await openFrame(doors, { sysname: 'dice', player, mode: 'demo' });
  expect((await demo.start(half)).status).toBe(200);
  expect((await doors.send('play.confirmCheck', {}, demo.token)).status).toBe(200);
  expect((await frame.start(half)).error.type, 'a yes in a game for fun is none').toBe(
    'RealityCheckDueException',
  );
  expect((await doors.send('play.confirmCheck', {}, frame.token)).result).toBe(1);
  expect((await frame.start(half)).status).toBe(200);
});
