// How a quest looks to one player: what opens it, how far it has come, and when it ends.
import { expect, test } from 'vitest';
import type { DefinedQuest } from './definitions.ts';
import type { QuestRow } from './quest-rows.ts';
import { questView, standingOf } from './quests.ts';

const now = new Date('2026-03-04T12:00:00Z');
const moment = (text: string) => new Date(`2026-03-${text}:00Z`);

const quest: DefinedQuest = {
  ...{ sysname: 'q', title: 'A quest', image: 'star', repeats: 'weekly', level: 1 },
  steps: [{ counts: 'rounds', count: 5 }],
  rewards: [{ kind: 'coins', coins: 20 }],
};
const first: DefinedQuest = { ...quest, sysname: 'first', title: 'The first' };

/** Of the week that began on Monday, the second. */
const row = (part: Partial<QuestRow> = {}): QuestRow => ({
  ...{ player_id: 1, quest: 'q', turn: '2026-03-02', state: 'started', progress: [], completed_at: null },
  ...{ started_at: moment('02T00:00'), ends_at: moment('09T00:00') },
  terms: { repeats: 'weekly', steps: quest.steps, rewards: quest.rewards },
  ...part,
});

const viewer = (
  rows: readonly QuestRow[] = [],
  part: { level?: number; character?: number | null } = {},
) => ({
  ...{ level: 3, character: 7, rows, now },
  characters: new Map([
    [7, 'Ferro'],
    [8, 'Bao'],
  ]),
  into: { currency: 'EUR', rates: { EUR: 1 } } as const,
  ...part,
});

const view = (own: Partial<DefinedQuest>, rows: readonly QuestRow[] = [], part: object = {}) =>
  questView({ ...quest, ...own }, [quest, first], viewer(rows, part));

test.for([
  ['none was started', [], 'available', undefined],
  ['this week’s is under way', [row()], 'started', 0],
  ['this week’s was claimed', [row({ state: 'claimed' })], 'claimed', 0],
  ['last week’s was claimed', [row({ state: 'claimed', turn: '2026-02-23' })], 'available', undefined],
  [
    'last week’s waits to be claimed',
    [row(), row({ state: 'completed', turn: '2026-02-23', ends_at: moment('02T00:00') })],
    'completed',
    1,
  ],
  [
    'last week’s goes on',
    [row({ turn: '2026-02-23', state: 'claimed' }), row({ turn: '2026-02-16' })],
    'started',
    1,
  ],
  ['an earlier one has no end', [row({ turn: '2026-02-16', ends_at: null })], 'started', 0],
  ['an earlier one ends just now', [row({ turn: '2026-02-16', ends_at: now })], 'available', undefined],
  ['this week’s ends just now', [row({ ends_at: now })], 'expired', 0],
  ['this week’s is over', [row({ ends_at: moment('03T00:00') })], 'expired', 0],
  ['this week’s has no end', [row({ ends_at: null })], 'started', 0],
  ['this week’s was completed and is over', [row({ state: 'completed', ends_at: now })], 'completed', 0],
  ['another quest is under way', [row({ quest: 'first' })], 'available', undefined],
] as const)('where %s, the quest is in its state', ([, rows, state, at]) => {
  expect(standingOf(quest, viewer(rows))).toEqual({ state, row: at === undefined ? undefined : rows[at] });
});

test.for([
  ['a level that is not reached', { level: 4 }, [], 'locked', { level: 4, quest: null, character: null }],
  ['a level that is reached', { level: 3 }, [], 'available', { level: null, quest: null, character: null }],
  ['another character', { character: 8 }, [], 'locked', { level: null, quest: null, character: 'Bao' }],
  ['a character nobody knows', { character: 9 }, [], 'locked', { level: null, quest: null, character: null }],
  [
    'the player’s character',
    { character: 7 },
    [],
    'available',
    { level: null, quest: null, character: null },
  ],
  [
    'a quest before it',
    { after: 'first' },
    [],
    'locked',
    { level: null, quest: 'The first', character: null },
  ],
  [
    'a quest before it, and a level that is reached',
    { level: 3, after: 'first' },
    [],
    ...(['locked', { level: null, quest: 'The first', character: null }] as const),
  ],
  ['a quest that is gone', { after: 'gone' }, [], 'locked', { level: null, quest: null, character: null }],
  [
    'a quest before it that was not claimed',
    { after: 'first' },
    [row({ quest: 'first', state: 'completed' })],
    ...(['locked', { level: null, quest: 'The first', character: null }] as const),
  ],
  [
    'a quest before it, another of which was claimed',
    { after: 'first' },
    [row({ quest: 'second', state: 'claimed' })],
    ...(['locked', { level: null, quest: 'The first', character: null }] as const),
  ],
  [
    'a quest before it that was claimed',
    { after: 'first' },
    [row({ quest: 'first', state: 'claimed' })],
    ...(['available', { level: null, quest: null, character: null }] as const),
  ],
] as const)('it needs %s: its state and what opens it', ([, own, rows, state, opens_at]) => {
  expect(view(own, rows)).toMatchObject({ state, opens_at });
});

test('a quest that was started tells nothing of its level, although it would be locked by now', () => {
  expect(view({ level: 9, after: 'first' }, [row()])).toMatchObject({
    ...{ state: 'started', opens_at: { level: null, quest: null, character: null }, is_paused: false },
  });
});

test('what was promised when it was started is shown, with whole progress up to what is asked for', () => {
  const steps = [
    { counts: 'rounds', count: 5, where: 'slots', minCents: 200, minMultiple: 150, isDistinct: true },
    { counts: 'points', count: 9 },
    { counts: 'days', count: 3 },
  ] as const;
  const terms = { repeats: 'weekly', steps, rewards: [{ kind: 'cash', cents: 500 }], character: 8 } as const;
  const progress = [
    { done: 7, seen: [] },
    { done: 3.9, seen: [] },
  ];
  expect(view({}, [row({ terms, progress })])).toEqual({
    ...{
      sysname: 'q',
      title: 'A quest',
      image: 'star',
      repeats: 'weekly',
      state: 'started',
      is_paused: true,
    },
    steps: [
      {
        ...{ counts: 'rounds', count: 5, where: 'slots', done: 5, min_multiple: 150, is_distinct: true },
        min_stake: { amount: 200, currency: 'EUR' },
      },
      ...([
        ['points', 9, 3],
        ['days', 3, 0],
      ].map(([counts, count, done]) => ({
        ...{ counts, count, where: 'any', done, min_multiple: null, is_distinct: false, min_stake: null },
      })) as object[]),
    ],
    rewards: [{ kind: 'cash', amount: { amount: 500, currency: 'EUR' } }],
    opens_at: { level: null, quest: null, character: 'Bao' },
    ends_at: '2026-03-09T00:00:00.000Z',
  });
});

test.for([
  ['not started, with its week', [], '2026-03-09T00:00:00.000Z'],
  ['under way, with its own end', [row({ ends_at: moment('05T00:00') })], '2026-03-05T00:00:00.000Z'],
  ['under way without an end, never', [row({ ends_at: null })], null],
  [
    'completed, when it is claimed for the player',
    [row({ state: 'completed', completed_at: moment('03T00:00') })],
    '2026-03-10T00:00:00.000Z',
  ],
  ['claimed, never', [row({ state: 'claimed' })], null],
] as const)('a quest ends, where it is %s', ([, rows, ends_at]) => {
  expect(view({}, rows)).toMatchObject({ ends_at, is_paused: false });
});

test('one of another character waits only while it is under way', () => {
  expect(view({ character: 8 }).is_paused).toBe(false);
  expect(view({ repeats: 'once' }).ends_at).toBeNull();
});
