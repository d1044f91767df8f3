// Quests through the server's own doors: opened, started, counted, claimed once, ended.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type openDoorsIn, test } from '#tests/doors.ts';
import { type House, happen, played } from '#tests/loyalty.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import type { NewFact } from '../facts/facts.ts';
import { sweepLoyalty } from './sweep.ts';

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;
const DAY_MS = 86_400_000;

async function enter(doors: Doors, currency: 'EUR' | 'USD' = 'EUR') {
  const player = await doors.player({ currency });
  const visitor = await doors.signIn(player);
  const send = (call: string) => (sysname: string, key?: string) =>
    doors.send(call, { sysname }, { ...visitor, ...(key && { 'idempotency-key': key }) });
  return {
    player,
    visitor,
    start: send('loyalty.startQuest'),
    claim: send('loyalty.claimQuest'),
    info: async () => (await doors.ask('loyalty.getinfo', {}, visitor)).result,
    async quest(sysname: string) {
      const { result } = await doors.ask('loyalty.getinfo', {}, visitor);
      return result.quests.find((one: { sysname: string }) => one.sysname === sysname);
    },
  };
}

const house = (doors: Doors): House => doors.product;

test('loyalty.startQuest begins a quest, play counts from then on, and loyalty.claimQuest brings its reward (S1-R006)', async ({
  doors,
}) => {
  const { player, start, claim, quest, info } = await enter(doors);
  // At an edge of 3.2 % it earns 3.2 points.
  const slot = { game: 'fox-trot', staked: cents(10_00) };
  await happen(house(doors), played(player, slot));
  expect(await quest('first-steps')).toMatchObject({
    state: 'available',
    steps: [
      { counts: 'rounds', done: 0, count: 5 },
      { counts: 'points', done: 0, count: 9 },
    ],
  });
  expect((await claim('first-steps')).error.type).toBe('QuestUnavailableException');
  expect((await start('first-steps')).result).toBe(1);
  expect((await start('first-steps')).result, 'another tab').toBe(1);
  for (let n = 0; n < 4; n++) await happen(house(doors), played(player, slot));
  expect(await quest('first-steps')).toMatchObject({ state: 'started', steps: [{ done: 4 }, { done: 9 }] });
  await happen(house(doors), played(player, slot), played(player, slot));
  expect(await quest('first-steps')).toMatchObject({ state: 'completed', steps: [{ done: 5 }, { done: 9 }] });
  const { points } = await info();
  expect((await claim('first-steps')).result).toBe(1);
  expect(await info()).toMatchObject({ points: points + 20 });
  expect(await quest('first-steps')).toMatchObject({ state: 'claimed' });
  expect((await start('first-steps')).error.type).toBe('QuestUnavailableException');
});

test('a hundred claims of one quest bring its reward once', async ({ doors }) => {
  const { player, start, claim, info } = await enter(doors);
  await start('first-steps');
  await happen(house(doors), ...Array.from({ length: 5 }, () => played(player)));
  const { points } = await info();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => untilAnswered(() => claim('first-steps', `key-${n}`))),
  );
  expect(answers.filter(({ result }) => result === 1)).toHaveLength(1);
  expect((await info()).points).toBe(points + 20);
});

test('a quest counts what its rule says: different games, a multiple, a deposit, days', async ({ doors }) => {
  const { player, start, quest } = await enter(doors);
  const doneOf = async (sysname: string) => (await quest(sysname)).steps[0].done;
  for (const name of ['five-worlds', 'cool-head', 'own-purse', 'three-visits']) await start(name);
  const now = doors.product.clock.now();
  const games = ['fox-trot', 'nine-bells', 'fox-trot', 'dice'];
  await happen(
    house(doors),
    ...games.map((game) => played(player, { game, staked: cents(100), paid: cents(199) })),
  );
  expect(await doneOf('five-worlds')).toBe(2);
  expect(await doneOf('cool-head')).toBe(0);
  await happen(house(doors), played(player, { game: 'dice', staked: cents(100), paid: cents(200) }));
  expect(await doneOf('cool-head')).toBe(1);
  const deposit = (amount: number): NewFact => ({
    name: 'deposit.settled',
    playerId: player.id,
    at: now,
    data: { transaction: '1', method: 'card', currency: 'EUR', amount: cents(amount) },
  });
  await happen(house(doors), deposit(9_99));
  expect(await doneOf('own-purse')).toBe(0);
  await happen(house(doors), deposit(10_00));
  expect(await doneOf('own-purse')).toBe(1);
  expect((await quest('own-purse')).state, 'a deposit alone costs nothing').toBe('started');
  await happen(house(doors), played(player), played(player));
  expect((await quest('own-purse')).state).toBe('completed');
  const signedIn = {
    name: 'player.signed_in',
    playerId: player.id,
    at: now,
    data: { way: 'password' },
  } as const;
  await happen(house(doors), signedIn, signedIn);
  expect(await doneOf('three-visits')).toBe(1);
});

test('a round that never was is taken back from the quests it counted in', async ({ doors }) => {
  const { player, start, quest } = await enter(doors);
  await start('first-steps');
  const round = `void-${player.id}`;
  const small = { staked: cents(1_00) };
  await happen(house(doors), played(player, { round, ...small }), played(player, small));
  expect((await quest('first-steps')).steps).toMatchObject([{ done: 2 }, { done: 0 }]);
  await happen(house(doors), played(player, { round, isCorrection: true, staked: cents(-1_00) }));
  expect((await quest('first-steps')).steps).toMatchObject([{ done: 1 }, { done: 0 }]);
});

test('a quest costs more than it brings: points of play count in parts, and are taken back with their round', async ({
  doors,
}) => {
  const { player, start, quest } = await enter(doors);
  await start('first-steps');
  const pointsOf = async () => (await quest('first-steps')).steps[1].done;
  const round = `part-${player.id}`;
  // At 3 % each earns 0.6 points.
  const tiny = { staked: cents(2_00) };
  await happen(house(doors), ...Array.from({ length: 5 }, () => played(player, tiny)));
  expect(await quest('first-steps')).toMatchObject({ state: 'started', steps: [{ done: 5 }, { done: 3 }] });
  await happen(house(doors), played(player, { round, staked: cents(10_00) }));
  expect(await pointsOf()).toBe(6);
  await happen(house(doors), played(player, { round, isCorrection: true, staked: cents(-5_00) }));
  expect(await pointsOf()).toBe(4);
  await happen(house(doors), played(player, { round, isCorrection: true, staked: cents(-5_00) }));
  expect(await pointsOf()).toBe(3);
  await happen(house(doors), played(player, { stakedBonus: cents(100_00) }));
  expect((await quest('first-steps')).state, 'of bonus money a fifth counts').toBe('completed');
});

test('a quest is opened by a level, another quest, or a character, and refused before', async ({ doors }) => {
  const { start, quest, visitor } = await enter(doors);
  expect(await quest('good-hand')).toMatchObject({ state: 'locked', opens_at: { level: 3 } });
  expect(await quest('explorer')).toMatchObject({
    state: 'locked',
    opens_at: { quest: 'Five games, five worlds' },
  });
  expect(await quest('ferros-shift')).toMatchObject({ state: 'locked', opens_at: { character: 'Ferro' } });
  expect((await start('ferros-shift')).error.type).toBe('QuestUnavailableException');
  expect((await start('nothing')).error.type).toBe('InvalidParameterException');
  await doors.send('loyalty.setcharacter', { id: '1' }, visitor);
  expect((await start('ferros-shift')).result).toBe(1);
});

test('a quest of another character waits, and nothing of it is lost', async ({ doors }) => {
  const { player, start, quest, visitor } = await enter(doors);
  const choose = (id: number) => doors.send('loyalty.setcharacter', { id: String(id) }, visitor);
  await choose(1);
  await start('ferros-shift');
  const slot = played(player, { game: 'fox-trot', staked: cents(1) });
  await happen(house(doors), slot);
  const { sql } = doors.product.db;
  await sql`update loyalty_player set character_id = 2 where player_id = ${player.id}`;
  await happen(house(doors), slot);
  expect(await quest('ferros-shift')).toMatchObject({ is_paused: true, steps: [{ done: 1 }, { done: 0 }] });
  await sql`update loyalty_player set character_id = 1 where player_id = ${player.id}`;
  await happen(house(doors), slot);
  expect(await quest('ferros-shift')).toMatchObject({ is_paused: false, steps: [{ done: 2 }, { done: 0 }] });
});

test('what was finished and forgotten is claimed a week later, and what was not finished ends', async ({
  doors,
}) => {
  const { player, start, quest, info, visitor } = await enter(doors);
  const { db, content, clock } = doors.product;
  await start('first-steps');
  await start('reel-rhythm');
  await happen(house(doors), ...Array.from({ length: 5 }, () => played(player)));
  const { points } = await info();
  const later = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
  await sweepLoyalty({ db, content, now: later(6) });
  expect((await quest('first-steps')).state).toBe('completed');
  await sweepLoyalty({ db, content, now: later(8) });
  await sweepLoyalty({ db, content, now: later(9) });
  expect((await quest('first-steps')).state).toBe('claimed');
  expect((await info()).points).toBe(points + 20);
  const [ended] = await db.sql<{ state: string }>`
    select state from loyalty_quest where player_id = ${player.id} and quest = 'reel-rhythm'`;
  expect(ended).toEqual({ state: 'expired' });
  const told = await doors.ask('loyalty.getnotifications', {}, { ...visitor, 'x-csrf': '1' });
  expect(told.result.items.map(({ trigger }: { trigger: string }) => trigger)).toContain('quest_claimed');
});
