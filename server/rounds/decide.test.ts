import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { type Frame, openFrame } from '#tests/frame.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { balancesOf } from '../ledger/purse.ts';
import { absentEnded } from './end-absent.ts';

const rich = { balances: { main: cents(10_000) } };
const few = { stake: 100, mines: 1 };

/** A round with one safe cell open; the first that hit a mine are lost. */
async function openSafe(frame: Frame) {
  for (;;) {
    const begun = (await frame.start(few)).result.round;
    const { result } = await frame.decide(begun, { name: 'open', at: 7 });
    if (!result.round.is_over) return { begun, after: result.round, balance: result.balance };
  }
}

test('a stake is taken at the start and a win paid at the end', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { after, balance } = await openSafe(frame);
  const { result } = await frame.decide(after, { name: 'collect' });
  expect(result.round).toMatchObject({ is_over: true, staked: 100, paid: 103, choices: [] });
  expect(result.balance.cash).toBe(balance.cash + 103);
  expect(result.round.steps.at(-1)).toMatchObject({ step: 'field', mines: [expect.any(Number)] });
});

test('what is hidden is told by no answer before the end', async ({ doors, world }) => {
  const frame = await openFrame(doors, { sysname: 'mines', player: await world.player(rich) });
  const { begun, after } = await openSafe(frame);
  for (const round of [begun, after]) expect(JSON.stringify(round)).not.toContain('field');
});

test('a second start while a round is open is refused, and the round is found again', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { after, balance } = await openSafe(frame);
  expect((await frame.start(few)).error.type).toBe('RoundOpenException');
  const elsewhere = await openFrame(doors, { sysname: 'mines', player });
  expect((await elsewhere.init()).result).toMatchObject({ round: after, balance });
  expect((await elsewhere.decide(after, { name: 'collect' })).result.round.paid).toBe(103);
});

test('a step out of order, a cell that is none and a round of another change nothing', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player });
  const { begun, after, balance } = await openSafe(frame);
  const refused = async (answer: Promise<{ error?: { type: string } }>) => (await answer).error!.type;
  expect(await refused(frame.decide(begun, { name: 'open', at: 3 }))).toBe('StepConflictException');
  for (const at of [7, 25, -1])
    expect(await refused(frame.decide(after, { name: 'open', at }))).toBe('BetNotAllowedException');
  expect(await refused(frame.decide(after, { name: 'collect', at: 1 }))).toBe('BetNotAllowedException');
  expect(await refused(frame.decide({ ...after, id: 'none' }, { name: 'collect' }))).toBe(
    'RoundNotFoundException',
  );
  const stranger = await openFrame(doors, { sysname: 'mines', player: await world.player(rich) });
  expect(await refused(stranger.decide(after, { name: 'collect' }))).toBe('RoundNotFoundException');
  expect((await frame.init()).result).toMatchObject({ round: after, balance });
});

test('a decision under one key is made once, however often it is sent', async ({ doors, world }) => {
  const frame = await openFrame(doors, { sysname: 'mines', player: await world.player(rich) });
  const { after } = await openSafe(frame);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => frame.decide(after, { name: 'collect' }, 'once')),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.every(({ result }) => result.round.paid === 103)).toBe(true);
});

test('a round for fun is played by the same steps, apart from the books', async ({ doors, world }) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'mines', player, mode: 'demo' });
  const { after, balance } = await openSafe(frame);
  expect((await frame.init()).result.round).toEqual(after);
  expect((await frame.start(few)).error.type).toBe('RoundOpenException');
  const { result } = await frame.decide(after, { name: 'collect' });
  expect(result.balance.cash).toBe(balance.cash + 103);
  const again = await frame.decide(after, { name: 'collect' });
  expect(again.result, 'asked again by one whom the answer did not reach').toEqual(result);
  expect((await frame.decide(after, { name: 'open', at: 3 })).error.type).toBe('StepConflictException');
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(10_000);
});

test('what a player leaves open is ended a day later: collected, or given back where nothing was shown', async ({
  doors,
  world,
}) => {
  const { db, clock, vault, metrics } = doors.product;
  const [collects, begins] = [await world.player(rich), await world.player(rich)];
  const { balance } = await openSafe(await openFrame(doors, { sysname: 'mines', player: collects }));
  await (await openFrame(doors, { sysname: 'mines', player: begins })).start(few);
  const later = { ...clock, now: () => new Date(clock.now().getTime() + 25 * 3_600_000) };
  const tasks = runTasks({ db, clock: later, metrics }, [absentEnded({ db, clock: later, vault })]);
  await tasks.settled();
  await tasks.close();
  expect((await balancesOf(db.sql, collects.id)).main).toBe(balance.cash + 103);
  expect((await balancesOf(db.sql, begins.id)).main).toBe(10_000);
  const states = await db.sql`select state from round where player_id = ${begins.id}`;
  expect(states).toEqual([{ state: 'void' }]);
});

test('the currency stays while a round is open, and the win is paid in it', async ({ doors, world }) => {
  for (;;) {
    const player = await world.player({ balances: { main: cents(100) } });
    const frame = await openFrame(doors, { sysname: 'mines', player });
    const begun = (await frame.start(few)).result.round;
    const { result } = await frame.decide(begun, { name: 'open', at: 7 });
    if (result.round.is_over) continue;
    const refused = await doors.send('account.setCurrency', { currency: 'EUR' }, frame.visitor);
    expect(refused.error.type).toBe('InvalidRequestException');
    expect((await frame.decide(result.round, { name: 'collect' })).result.balance.cash).toBe(103);
    return;
  }
});
