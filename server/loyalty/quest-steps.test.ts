// Starting and claiming quests: what was promised and until when, which turn is claimed, and who is refused.
import { test as base, expect } from 'vitest';
import { createWorld } from '#tests/world.ts';
import type { Player, PlayerContext } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { lockPlayer } from '../database/db.ts';
import type { DefinedQuest, DefinedReward } from './definitions.ts';
import { claimQuest, startQuest } from './quest-steps.ts';

/** A Wednesday. */
const now = new Date('2026-03-04T12:00:00Z');
const WEEK_END = new Date('2026-03-09T00:00:00Z');

const steps = [{ counts: 'rounds', count: 5 }] as const;
const rewards: DefinedReward[] = [
  { kind: 'frame', frame: 'brass' },
  { kind: 'coins', coins: 20 },
];
const quest = (sysname: string, part: Partial<DefinedQuest> = {}): DefinedQuest => ({
  ...{ sysname, title: sysname, image: 'star', repeats: 'once', level: 1, steps, rewards },
  ...part,
});
const quests = [
  quest('once'),
  quest('once-10', { days: 10 }),
  quest('daily', { repeats: 'daily' }),
  quest('weekly', { repeats: 'weekly' }),
  quest('weekly-2', { repeats: 'weekly', days: 2 }),
  quest('weekly-30', { repeats: 'weekly', days: 30 }),
  quest('of-character', { character: 1 }),
  quest('high', { level: 3 }),
];

async function openQuests() {
  const world = await createWorld();
  world.leaveUnaudited();
  const { cms, ...files } = world.as(null).content;
  const content: Content = {
    ...files,
    cms: <T>(name: string) => (name === 'loyalty-quests' ? quests : cms(name)) as T,
  };
  const { sql } = world.db;
  return Object.assign(world, {
    sql,
    ctx: (player: Player): PlayerContext => ({ ...world.as(player), player, content, now }),
    complete: (player: Player, name: string, turn: string, state = 'completed', given = rewards) => sql`
      insert into loyalty_quest (player_id, quest, turn, state, terms, started_at, completed_at)
      values (${player.id}, ${name}, ${turn}, ${state},
        ${JSON.stringify({ repeats: 'daily', steps, rewards: given })}::text::jsonb, ${now}, ${now})`,
    questsOf: (player: Player) => sql`
      select quest, turn, state, claimed_at from loyalty_quest where player_id = ${player.id} order by quest, turn`,
    coinsOf: (player: Player) => sql`
      select key, microcoins::int / 1000000 as coins from coin_entry where player_id = ${player.id} order by key`,
    block: (player: Player) => sql`update player set bonus_blocked_at = ${now} where id = ${player.id}`,
    /** Until something waits for a player whom another transaction holds. */
    playerAwaited: () =>
      expect
        .poll(
          () => sql`
            select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
        )
        .toHaveLength(1),
  });
}

const test = base.extend(
  'house',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
  async ({}, { onCleanup }) => {
    const house = await openQuests();
    onCleanup(() => house[Symbol.asyncDispose]());
    return house;
  },
);

const unavailable = expect.objectContaining({ reason: 'QuestUnavailable' });
test.for([
  ['once', '', null],
  ['once-10', '', new Date('2026-03-14T12:00:00Z')],
  ['daily', '2026-03-04', new Date('2026-03-05T00:00:00Z')],
  ['weekly', '2026-03-02', WEEK_END],
  ['weekly-2', '2026-03-02', new Date('2026-03-06T12:00:00Z')],
  ['weekly-30', '2026-03-02', WEEK_END],
] as const)(
  'the quest %s is started with what it promises, until its own end or its turn’s, whichever is first',
  async ([name, turn, ends_at], { house }) => {
    const [anna, ben] = [await house.player(), await house.player()];
    for (const _ of [1, 2]) expect(await startQuest(house.ctx(anna), name)).toBe(1);
    const { repeats } = quests.find(({ sysname }) => sysname === name)!;
    const rows = await house.sql`
    select player_id, quest, turn, state, terms, progress, started_at, ends_at from loyalty_quest
    where player_id in (${anna.id}, ${ben.id})`;
    expect(rows).toEqual([
      {
        ...{ player_id: anna.id, quest: name, turn, state: 'started', terms: { repeats, steps, rewards } },
        ...{ progress: [], started_at: now, ends_at },
      },
    ]);
  },
);

test('a quest of a character is promised as such, and one of a higher level is not opened', async ({
  house,
}) => {
  const anna = await house.player();
  await expect(startQuest(house.ctx(anna), 'of-character')).rejects.toEqual(unavailable);
  await house.sql`insert into loyalty_player (player_id, character_id) values (${anna.id}, 1)`;
  await startQuest(house.ctx(anna), 'of-character');
  expect(await house.sql`select terms from loyalty_quest where player_id = ${anna.id}`).toEqual([
    { terms: { repeats: 'once', steps, rewards, character: 1 } },
  ]);
  await expect(startQuest(house.ctx(anna), 'high')).rejects.toEqual(unavailable);
  await house.sql`update loyalty_player set micropoints = 1000000000 where player_id = ${anna.id}`;
  expect(await startQuest(house.ctx(anna), 'high')).toBe(1);
});

test('of several completed turns the oldest is claimed, and nothing of other quests and players', async ({
  house,
}) => {
  const [anna, ben] = [await house.player(), await house.player()];
  await house.complete(ben, 'daily', '2026-02-01');
  await house.complete(anna, 'once', '2026-02-01');
  await house.complete(anna, 'once', '2026-02-28');
  await house.complete(anna, 'daily', '2026-02-02', 'claimed');
  await house.complete(anna, 'daily', '2026-02-28');
  await house.complete(anna, 'daily', '2026-03-01', 'completed', [{ kind: 'coins', coins: 7 }]);
  await house.complete(anna, 'daily', '2026-03-02', 'started');
  expect(await claimQuest(house.ctx(anna), 'daily')).toBe(1);
  const stands = (daily: (Date | null)[]) => [
    { quest: 'daily', turn: '2026-02-02', state: 'claimed', claimed_at: null },
    ...['2026-02-28', '2026-03-01'].map((turn, at) => ({
      ...{ quest: 'daily', turn, state: daily[at] === null ? 'completed' : 'claimed', claimed_at: daily[at] },
    })),
    { quest: 'daily', turn: '2026-03-02', state: 'started', claimed_at: null },
    { quest: 'once', turn: '2026-02-01', state: 'completed', claimed_at: null },
    { quest: 'once', turn: '2026-02-28', state: 'completed', claimed_at: null },
  ];
  expect(await house.questsOf(anna)).toEqual(stands([now, null]));
  const first = { key: `reward:quest:quest:${anna.id}:daily:2026-02-28:1`, coins: 20 };
  expect(await house.coinsOf(anna), 'a frame is only told').toEqual([first]);
  expect(await claimQuest(house.ctx(anna), 'daily')).toBe(1);
  expect(await house.questsOf(anna)).toEqual(stands([now, now]));
  const second = { key: `reward:quest:quest:${anna.id}:daily:2026-03-01:0`, coins: 7 };
  expect(await house.coinsOf(anna)).toEqual([first, second]);
  await expect(claimQuest(house.ctx(anna), 'daily')).rejects.toEqual(unavailable);
  expect([await house.questsOf(ben), await house.coinsOf(ben)]).toEqual([
    [{ quest: 'daily', turn: '2026-02-01', state: 'completed', claimed_at: null }],
    [],
  ]);
});

test('a claim is told to the pages of its player, and both calls are kept under their keys', async ({
  house,
}) => {
  const anna = await house.player();
  const keyed = (call: string): PlayerContext => ({
    ...house.ctx(anna),
    idempotencyKey: { playerId: anna.id, call, key: 'one', bodyHash: 'body' },
  });
  for (const _ of [1, 2]) expect(await startQuest(keyed('loyalty.startQuest'), 'once')).toBe(1);
  await house.sql`
    update loyalty_quest set state = 'completed', completed_at = ${now}, terms = terms || '{"rewards": []}'
    where player_id = ${anna.id}`;
  for (const _ of [1, 2]) expect(await claimQuest(keyed('loyalty.claimQuest'), 'once')).toBe(1);
  expect(
    await house.sql`select call, subject, answer from idempotency_key where player_id = ${anna.id} order by call`,
  ).toEqual([
    { call: 'loyalty.claimQuest', subject: 'quest:once', answer: 1 },
    { call: 'loyalty.startQuest', subject: 'quest:once', answer: 1 },
  ]);
  expect(await house.sql`select name from live_outbox where player_id = ${anna.id}`).toEqual([
    { name: 'loyalty.changed' },
  ]);
});

test('a quest that nobody knows is neither started nor claimed, and whoever may be given nothing is refused', async ({
  house,
}) => {
  const anna = await house.player();
  await house.complete(anna, 'gone', '');
  await house.complete(anna, 'once', '');
  const noQuest = { reason: 'InvalidParameter', details: { invalid_parameters: { sysname: ['unknown'] } } };
  for (const call of [startQuest, claimQuest])
    await expect((async () => call(house.ctx(anna), 'gone'))()).rejects.toMatchObject(noQuest);
  await house.block(anna);
  const blocked = expect.objectContaining({ reason: 'RewardsBlocked' });
  await expect(startQuest(house.ctx(anna), 'daily')).rejects.toEqual(blocked);
  await expect(claimQuest(house.ctx(anna), 'once')).rejects.toEqual(blocked);
  expect(await house.coinsOf(anna)).toEqual([]);
});

test.for([
  ['started', startQuest],
  ['claimed', claimQuest],
] as const)('a quest is not %s while anything else is done for its player', async ([, call], { house }) => {
  const anna = await house.player();
  if (call === claimQuest) await house.complete(anna, 'weekly', '');
  const begun = await house.db.atomically(async (tx) => {
    await lockPlayer(tx, anna.id);
    const under = call(house.ctx(anna), 'weekly');
    await house.playerAwaited();
    return [under];
  });
  expect(await Promise.all(begun)).toEqual([1]);
});
