import { hash } from 'node:crypto';
import { expect } from 'vitest';
import { definitionOf } from '#games/definitions/all.ts';
import { hashOf, scopeOf } from '#games/definitions/game-definition.ts';
import type { Bet, Decision } from '#games/kinds/kind.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import { cents } from '#rules/money.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';

const rich = { balances: { main: cents(10_000) } };

interface Told {
  game: string;
  definition: string;
  bet: Bet;
  decisions: Decision[];
  nonce: number;
  commit: string;
  client_seed: string;
  server_seed: string;
}

/** As anyone would who has only what they were told. */
function verify(told: Told) {
  const definition = definitionOf(told.game)!;
  expect(told.definition).toBe(hashOf(definition));
  const serverSeed = Buffer.from(told.server_seed, 'hex');
  expect(hash('sha256', serverSeed, 'hex')).toBe(told.commit);
  const terms = { serverSeed, clientSeed: told.client_seed, nonce: told.nonce, scope: scopeOf(definition) };
  return kindOf(definition).play(definition.figures, told.bet, told.decisions, fairRng(terms));
}

test('a round is computed again from what the player is told, and the hash was told before it', async ({
  doors,
  world,
}) => {
  const player = await world.player(rich);
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { seeds } = (await frame.init()).result;
  const { round } = (await frame.start({ stake: 100, chance: 5000, side: 'over' })).result;
  const ask = async () => (await doors.ask('fairness.getRound', { round: round.id }, frame.visitor)).result;
  expect(await ask()).toMatchObject({ commit: seeds.commit, server_seed: null, nonce: 0 });

  const rotated = await doors.send('fairness.rotate', { client_seed: 'my-own_Seed' }, frame.visitor);
  expect(rotated.result.seeds).toMatchObject({
    commit: seeds.next_commit,
    client_seed: 'my-own_Seed',
    nonce: 0,
  });
  expect(rotated.result.revealed).toMatchObject({ commit: seeds.commit, rounds: 1 });
  const told = await ask();
  const { steps, staked, paid } = verify(told);
  expect([steps, staked, paid]).toEqual([round.steps, round.staked, round.paid]);
  expect((await doors.ask('fairness.getSeeds', {}, frame.visitor)).result).toEqual({
    seeds: rotated.result.seeds,
    revealed: [rotated.result.revealed],
  });
});

test('a seed is not revealed while a round that it hides is open', async ({ doors, world }) => {
  const frame = await openFrame(doors, { sysname: 'mines', player: await world.player(rich) });
  const { round } = (await frame.start({ stake: 100, mines: 1 })).result;
  expect((await doors.send('fairness.rotate', {}, frame.visitor)).error.type).toBe('RoundOpenException');
  const { result } = await frame.decide(round, { name: 'open', at: 0 });
  if (!result.round.is_over) await frame.decide(result.round, { name: 'collect' });
  expect((await doors.send('fairness.rotate', {}, frame.visitor)).status).toBe(200);
  const told = (await doors.ask('fairness.getRound', { round: round.id }, frame.visitor)).result;
  expect(verify(told).steps.at(-1)).toMatchObject({ step: 'field' });
});

test('a rotation under one key is one rotation', async ({ doors, world }) => {
  const frame = await openFrame(doors, { sysname: 'dice', player: await world.player(rich) });
  const keyed = { ...frame.visitor, 'idempotency-key': 'once' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => doors.send('fairness.rotate', {}, keyed)),
  );
  expect(new Set(answers.map(({ result }) => result.revealed.commit)).size).toBe(1);
  expect((await doors.ask('fairness.getSeeds', {}, frame.visitor)).result.revealed).toHaveLength(1);
});

test('seeds are told to nobody else, and lie sealed in the database', async ({ doors, world }) => {
  const [player, stranger] = [await world.player(rich), await world.player(rich)];
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const { round } = (await frame.start({ stake: 100, chance: 5000, side: 'over' })).result;
  const asked = await doors.ask('fairness.getRound', { round: round.id }, await doors.signIn(stranger));
  expect([asked.status, asked.error.type]).toEqual([404, 'RoundNotFoundException']);
  const rows = await doors.product.db.sql<{ server_seed: string }>`
    select server_seed from seed_pair where player_id = ${player.id}`;
  expect(rows).toHaveLength(2);
  expect(rows.every(({ server_seed }) => server_seed.startsWith('sealed:'))).toBe(true);
});

test('who has opened no game has nothing to check, and is not told otherwise', async ({ doors, world }) => {
  const visitor = await doors.signIn(await world.player());
  expect((await doors.ask('fairness.getSeeds', {}, visitor)).result).toEqual({ seeds: null, revealed: [] });
  expect((await doors.send('fairness.rotate', {}, visitor)).error.type).toBe('InvalidRequestException');
  for (const client_seed of ['', 'a b', 'é', 'x'.repeat(65), 'a:b'])
    expect((await doors.send('fairness.rotate', { client_seed }, visitor)).error.type).toBe(
      'InvalidParameterException',
    );
});
