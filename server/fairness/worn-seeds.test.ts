import { hash } from 'node:crypto';
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { verifyRound } from '#site/fairness/verify-round.ts';
import { openDoorsIn, test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { isWorn, seedLifeOf } from './worn-seeds.ts';

const rich = { balances: { main: cents(10_000) } };
const half = { stake: 100, chance: 4950, side: 'under' };
const DAY_MS = 86_400_000;

test('a seed is worn after ten thousand rounds or thirty days, and one that was not used never', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const long = seedLifeOf({ hasSeedEachRound: false });
  for (const [next_nonce, days, worn] of [
    [9_999, 1, false],
    [10_000, 1, true],
    [1, 29, false],
    [1, 30, true],
    [0, 400, false],
  ] as const)
    expect(isWorn({ next_nonce, pair_created_at: ago(days) }, long, now), `${next_nonce}`).toBe(worn);
  const each = seedLifeOf({ hasSeedEachRound: true });
  expect([0, 1].map((next_nonce) => isWorn({ next_nonce, pair_created_at: now }, each, now))).toEqual([
    ...[false, true],
  ]);
});

test('the next seed takes the place of a worn one with the next round, and its hash was told before', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { seeds } = (await frame.init()).result;
  await frame.start(half);
  await doors.product.db.sql`
    update seed_pair set created_at = created_at - interval '31 days'
    where player_id = ${player.id} and state = 'active'`;
  expect((await frame.start(half)).result.round.nonce).toBe(0);
  const after = (await frame.init()).result.seeds;
  expect(after).toMatchObject({ commit: seeds.next_commit, client_seed: seeds.client_seed, nonce: 1 });
  const { revealed } = (await doors.ask('fairness.getSeeds', {}, frame.visitor)).result;
  expect(revealed).toMatchObject([{ commit: seeds.commit, rounds: 1 }]);
  expect(hash('sha256', Buffer.from(revealed[0].server_seed, 'hex'), 'hex')).toBe(seeds.commit);
});

test('where each round has a seed of its own, it is told as soon as the round is over, and the round is what it comes to', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { env: { SEED_EACH_ROUND: 'on' } });
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const commits = new Set<string>();
  for (let number = 0; number < 3; number++) {
    const { seeds } = (await frame.init()).result;
    const { round } = (await frame.start(half)).result;
    expect(round.nonce).toBe(0);
    const told = (await doors.ask('fairness.getRound', { round: round.id }, frame.visitor)).result;
    expect([seeds.commit, seeds.next_commit]).toContain(told.commit);
    const verified = await verifyRound({
      ...{ game: told.game, definition: told.definition, nonce: String(told.nonce) },
      ...{ serverSeed: told.server_seed, clientSeed: told.client_seed },
      ...{ bet: JSON.stringify(told.bet), decisions: '[]' },
    });
    expect(verified).toMatchObject({ commit: told.commit, paid: round.paid });
    commits.add(told.commit);
  }
  expect(commits.size).toBe(3);
});

test('a seed that hides something is told to nobody, however each round has its own', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env: { SEED_EACH_ROUND: 'on' } });
  const player = await world.player(rich);
  const [mines, dice] = [
    await openFrame(doors, { sysname: 'mines', player }),
    await openFrame(doors, { sysname: 'dice', player }),
  ];
  const open = (await mines.start({ stake: 100, mines: 1 })).result.round;
  const asked = async () => (await doors.ask('fairness.getRound', { round: open.id }, mines.visitor)).result;
  expect(await asked()).toMatchObject({ server_seed: null });
  expect((await dice.start(half)).result.round.nonce, 'the seed stays while it hides something').toBe(1);
  const { result } = await mines.decide(open, { name: 'open', at: 0 });
  if (!result.round.is_over) await mines.decide(result.round, { name: 'collect' });
  expect((await asked()).server_seed).toMatch(/^[0-9a-f]{64}$/);
});
