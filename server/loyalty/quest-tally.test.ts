// What counts in quests that are under way, and what a round takes back of them.
import { expect, test } from 'vitest';
import type { Happened } from '#rules/quests.ts';
import type { QuestRow } from './quest-rows.ts';
import { QuestTally } from './quest-tally.ts';

const moment = (text: string) => new Date(`2026-03-${text}:00Z`);
const round: Happened = { what: 'rounds', game: 'mines', places: [], staked: 100, multiple: 0 };

const quest = (part: Partial<QuestRow> = {}): QuestRow => ({
  ...{ player_id: 1, quest: 'q', turn: '', state: 'started', progress: [], completed_at: null },
  ...{ started_at: moment('02T00:00'), ends_at: moment('03T00:00') },
  terms: { repeats: 'once', steps: [{ counts: 'rounds', count: 3 }], rewards: [] },
  ...part,
});

const open = (...quests: QuestRow[]) =>
  new QuestTally(
    quests,
    new Map(
      [1, 2].map((player_id) => [
        player_id,
        {
          ...{ player_id, micropoints: 0, character_id: 7, character_chosen_at: null, streak_days: 0 },
          ...{ streak_day: null, frame_product_id: null },
        },
      ]),
    ),
  );

test.for<[when: string, at: string, part: Partial<QuestRow> & { of?: number }, times: number]>([
  ['before its start', '01T23:59', {}, 0],
  ['at its start', '02T00:00', {}, 1],
  ['just before its end', '02T23:59', {}, 1],
  ['at its end', '03T00:00', {}, 0],
  ['long after the start of one without an end', '30T00:00', { ends_at: null }, 1],
  ['in one that was claimed', '02T12:00', { state: 'claimed' }, 0],
  ['in one of the player’s character', '02T12:00', { of: 7 }, 1],
  ['in one of another character', '02T12:00', { of: 8 }, 0],
])('what happens %s counts as often as it should', ([, at, { of, ...part }, times]) => {
  const own = quest(part);
  const row = of === undefined ? own : { ...own, terms: { ...own.terms, character: of } };
  const tally = open(row);
  expect(tally.happened(1, moment(at), round)).toEqual(Array(times).fill(['q', '', 0]));
  expect(tally.changed).toHaveLength(times);
});

test('it counts in the player’s quests alone, and the rows that were read stay as they were', () => {
  const [own, other] = [quest(), quest({ player_id: 2 })];
  const tally = open(own, other);
  tally.happened(1, moment('02T12:00'), round);
  expect(tally.changed).toEqual([{ ...own, progress: [{ done: 1, seen: [] }] }]);
  expect(own.progress).toEqual([]);
  expect(tally.happened(3, moment('02T12:00'), round)).toEqual([]);
});

test('a quest is completed by what completes it, and counts nothing from then on', () => {
  const tally = open(quest({ progress: [{ done: 1, seen: [] }] }));
  for (const at of ['02T10:00', '02T11:00', '02T12:00']) tally.happened(1, moment(at), round);
  expect(tally.changed).toMatchObject([
    { state: 'completed', completed_at: moment('02T11:00'), progress: [{ done: 3 }] },
  ]);
});

const steps = [
  { counts: 'rounds', count: 3 },
  { counts: 'points', count: 30 },
] as const;
const progress = [
  { done: 2, seen: ['a'] },
  { done: 20.5, seen: [] },
];
const both = (part: Partial<QuestRow> = {}) =>
  quest({ progress, terms: { repeats: 'daily', steps, rewards: [] }, ...part });

test('points are noted with how many, and rounds without', () => {
  const tally = open(both());
  expect(tally.happened(1, moment('02T12:00'), round)).toEqual([['q', '', 0]]);
  expect(tally.happened(1, moment('02T12:00'), { what: 'points', points: 0.5 })).toEqual([['q', '', 1, 0.5]]);
  expect(tally.changed[0]!.progress.map(({ done }) => done)).toEqual([3, 21]);
});

test('what a round counted is taken from its turn of its quest alone, and never below nothing', () => {
  const tally = open(both({ turn: 'monday' }), both({ turn: 'tuesday' }), both({ quest: 'other' }));
  tally.takeBack(1, [
    ['q', 'tuesday', 0],
    ['q', 'tuesday', 1, 0.5],
  ]);
  expect(tally.changed).toEqual([
    both({
      turn: 'tuesday',
      progress: [
        { done: 1, seen: ['a'] },
        { done: 20, seen: [] },
      ],
    }),
  ]);
  tally.takeBack(1, [
    ['q', 'tuesday', 0],
    ['q', 'tuesday', 0],
    ['q', 'tuesday', 1, 99],
  ]);
  expect(tally.changed[0]!.progress.map(({ done }) => done)).toEqual([0, 0]);
});

test('a step that had no progress yet has none after a round was taken back', () => {
  const tally = open(both({ progress: [{ done: 1, seen: [] }] }));
  tally.takeBack(1, [['q', '', 0]]);
  expect(tally.changed[0]!.progress).toEqual([
    { done: 0, seen: [] },
    { done: 0, seen: [] },
  ]);
});

test.for([
  ['is completed', { state: 'completed' }],
  ['was claimed', { state: 'claimed' }],
  ['has another name', { quest: 'other' }],
  ['is another player’s', { player_id: 2 }],
] as const)('nothing is taken from a quest that %s', ([, part]) => {
  const tally = open(both(part));
  tally.takeBack(1, [['q', '', 0]]);
  tally.takeBack(3, [['q', '', 0]]);
  expect(tally.changed).toEqual([]);
});
