// What became of a leg, by how far its match has come.
import { expect, test } from 'vitest';
import type { Score } from '#sports/settle/match-result.ts';
import { LOST, type OutcomeResult, VOID, WON } from '#sports/settle/outcome-result.ts';
import { eventRecord } from '#tests/event-record.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { isFinal, legResult, resultOf } from './leg-results.ts';

const goal = (side: 'home' | 'away', step: number) => ({ type: 'goal', side, step }) as const;
const over = (home: number, away: number) => ({ home, away, isOver: true });
const football = (wish: Partial<EventRecord>) => eventRecord('football', wish);

const statuses: readonly (readonly [EventRecord['status'], boolean])[] = [
  ...(['resulted', 'abandoned', 'cancelled'] as const).map((status) => [status, true] as const),
  ...(['scheduled', 'live', 'interrupted', 'postponed', 'ended'] as const).map(
    (status) => [status, false] as const,
  ),
];

test.for(statuses)('a match that is %s is final: %s', ([status, expected]) =>
  expect(isFinal({ status })).toBe(expected),
);

test.for<[EventRecord['status'], EventRecord['ending'], string]>([
  ['cancelled', null, 'cancelled'],
  ['abandoned', null, 'abandoned'],
  ['resulted', null, 'played'],
  ['resulted', 'abandoned', 'abandoned'],
])('a match that is %s with the ending %s has ended as %s', ([status, ending, expected]) =>
  expect(resultOf(football({ status, ending, result: { ft: over(1, 0) } }))).toEqual({
    ending: expected,
    tallies: { ft: over(1, 0) },
  }),
);

test('a match in play is counted by its incidents, unless its producer sends chances or results', () => {
  const live = football({ status: 'live', moment: 40, incidents: [goal('home', 20)] });
  expect(resultOf(live)).toMatchObject({ ending: null, tallies: { ft: { home: 1, away: 0 } } });
  expect(resultOf({ ...live, chances: {} })).toEqual({ ending: null, tallies: {} });
  expect(resultOf({ ...live, runners: ['Alder'] })).toEqual({ ending: null, tallies: {} });
  const told = { ft: { home: 2, away: 2, isOver: false } };
  expect(resultOf({ ...live, result: told })).toEqual({ ending: null, tallies: told });
});

test.for([
  ['home', 1],
  ['away', 0],
] as const)('the %s side that retired is named', ([side, home]) =>
  expect(
    resultOf(
      football({ status: 'resulted', ending: 'retired' as never, result: { retired: over(home, 1 - home) } }),
    ),
  ).toMatchObject({ retired: side }),
);

test('a match in which no side retired names none', () => {
  expect(resultOf(football({ status: 'resulted', result: { ft: over(1, 0) } }))).not.toHaveProperty(
    'retired',
  );
});

const result = (outcome: string) => ({
  ...{ market: 'result', code: 'result', outcome },
  spec: { kind: 'three-way', tallies: ['ft'], params: {} },
});
const total = (outcome: string, line = 1.5) => ({
  ...{ market: `total|line=${line}`, code: 'total', outcome },
  spec: { kind: 'total', tallies: ['ft'], params: { line } },
});
const handicap = (outcome: string) => ({
  ...{ market: 'handicap|line=-0.5', code: 'handicap', outcome },
  spec: { kind: 'handicap', tallies: ['ft'], params: { line: -0.5 } },
});

type Picks = Parameters<typeof legResult>[0]['picks'];

const settled = (
  picks: readonly object[],
  event: Partial<EventRecord>,
  {
    voids = [],
    isLate = false,
    score = null,
  }: { voids?: string[]; isLate?: boolean; score?: Score | null } = {},
): OutcomeResult | null =>
  legResult(
    { picks: picks as unknown as Picks, score, is_late: isLate },
    football({ status: 'resulted', ending: 'played', ...event }),
    new Set(voids),
  );

const inPlay = { status: 'live', ending: null, moment: 40 } as const;
const [oneNil, twoNil] = [
  { result: { ft: over(1, 0) } },
  { incidents: [goal('home', 10), goal('home', 20)] },
];

test.for<[string, readonly object[], Partial<EventRecord>, Parameters<typeof settled>[2], object | null]>([
  ['won at the end', [result('1')], oneNil, {}, WON],
  ['lost at the end', [result('2')], oneNil, {}, LOST],
  ['open in play, though it leads', [result('1')], { ...inPlay, ...twoNil }, {}, null],
  ['open in play, though it is behind', [result('2')], { ...inPlay, ...twoNil }, {}, null],
  ['won in play once it is certain', [total('over')], { ...inPlay, ...twoNil }, {}, WON],
  ['open in play though it has lost for certain', [total('under')], { ...inPlay, ...twoNil }, {}, null],
  ['void where its market was declared void in play', [result('1')], inPlay, { voids: ['result'] }, VOID],
  ['not void where another market was', [result('1')], oneNil, { voids: ['total|line=1.5'] }, WON],
  ['void where it was placed too late', [result('1')], oneNil, { isLate: true }, VOID],
  ['won as a builder that won whole', [result('1'), total('under')], oneNil, {}, WON],
  ['lost as a builder that one pick lost', [result('1'), total('over')], oneNil, {}, LOST],
  [
    'void as a builder of which one pick is void',
    [result('1'), total('under')],
    oneNil,
    { voids: ['result'] },
    VOID,
  ],
  [
    'void as a builder in play of which one market was declared void',
    [result('1'), total('under')],
    inPlay,
    { voids: ['result'] },
    VOID,
  ],
  ['half won on a line between two', [total('over', 0.75)], oneNil, {}, { ...WON, voidFactor: 0.5 }],
  ['void as a builder with a pick that is half won', [result('1'), total('over', 0.75)], oneNil, {}, VOID],
  ['won by a handicap from the start', [handicap('1')], oneNil, {}, WON],
  [
    'lost by a handicap from the score at which it was placed',
    [handicap('1')],
    oneNil,
    { score: { home: 1, away: 0 } },
    LOST,
  ],
])('a leg is %s', ([, picks, event, more, expected]) =>
  expect(settled(picks, event, more)).toEqual(expected),
);
