import { describe, expect, test } from 'vitest';
import { type KindName, kindNames, kindOf } from './kinds.ts';
import type { MarketParams } from './market-spec.ts';
import type { Score } from './match-result.ts';
import { HALF_LOST, HALF_WON, LOST, type OutcomeResult, VOID, WON } from './outcome-result.ts';

const score = (text: string): Score => {
  const [home, away] = text.split(':').map(Number);
  return { home: home!, away: away! };
};

const words = new Map<OutcomeResult, string>([
  [WON, 'won'],
  [LOST, 'lost'],
  [VOID, 'void'],
  [HALF_WON, 'half won'],
  [HALF_LOST, 'half lost'],
]);

const resultsOf = (kind: KindName, scores: string, params: MarketParams) =>
  kindOf(kind)
    .outcomes(params)
    .map((outcome) => words.get(kindOf(kind).settle(outcome, scores.split(' ').map(score), params)));

/** Kind, figures, score or scores, and what becomes of its outcomes in their order. */
const lines: readonly [KindName, MarketParams, string, string][] = [
  ['handicap', { line: -0.25 }, '1:1', 'half lost, half won'],
  ['handicap', { line: 0.25 }, '1:1', 'half won, half lost'],
  ['handicap', { line: -0.75 }, '1:0', 'half won, half lost'],
  ['handicap', { line: -1 }, '2:1', 'void, void'],
  ['handicap', { line: -1.25 }, '2:1', 'half lost, half won'],
  ['handicap', { line: -1.5 }, '2:1', 'lost, won'],
  ['handicap', { line: 0 }, '0:0', 'void, void'],
  ['handicap', { line: 1.75 }, '0:2', 'half lost, half won'],
  ['handicap', { line: -0.5 }, '1:0', 'won, lost'],
  ['spread', { line: -6.5 }, '101:95', 'lost, won'],
  ['spread', { line: 3 }, '92:95', 'void, void'],
  ['total', { line: 2.25 }, '1:1', 'half lost, half won'],
  ['total', { line: 2.75 }, '2:1', 'half won, half lost'],
  ['total', { line: 3 }, '2:1', 'void, void'],
  ['total', { line: 2.5 }, '2:1', 'won, lost'],
  ['total', { line: 2.5 }, '1:1', 'lost, won'],
  ['side-total', { line: 1.5, side: 'away' }, '3:1', 'lost, won'],
  ['side-total', { line: 1, side: 'away' }, '3:1', 'void, void'],
  ['side-total', { line: 2.75, side: 'home' }, '3:1', 'half won, half lost'],
];

const others: readonly [KindName, MarketParams, string, string][] = [
  ['three-way', {}, '2:1', 'won, lost, lost'],
  ['three-way', {}, '0:0', 'lost, won, lost'],
  ['three-way', {}, '0:1', 'lost, lost, won'],
  ['double-chance', {}, '1:0', 'won, won, lost'],
  ['double-chance', {}, '1:1', 'won, lost, won'],
  ['double-chance', {}, '1:2', 'lost, won, won'],
  ['two-way', {}, '1:2', 'lost, won'],
  ['two-way', {}, '2:2', 'void, void'],
  ['three-way-handicap', { line: -1 }, '2:1', 'lost, won, lost'],
  ['three-way-handicap', { line: -1 }, '3:1', 'won, lost, lost'],
  ['three-way-handicap', { line: 2 }, '0:3', 'lost, lost, won'],
  ['win-to-nil', { side: 'away' }, '0:2', 'won, lost'],
  ['win-to-nil', { side: 'away' }, '1:2', 'lost, won'],
  ['win-to-nil', { side: 'home' }, '0:0', 'lost, won'],
  ['both-score', {}, '1:1', 'won, lost'],
  ['both-score', {}, '3:0', 'lost, won'],
  ['odd-even', {}, '0:0', 'lost, won'],
  ['odd-even', {}, '2:1', 'won, lost'],
  ['happens', {}, '0:1', 'won, lost'],
  ['happens', {}, '0:0', 'lost, won'],
  ['clean-sheet', { side: 'home' }, '2:0', 'won, lost'],
  ['clean-sheet', { side: 'away' }, '2:0', 'lost, won'],
  ['exact-total', { max: 2 }, '0:1', 'lost, won, lost'],
  ['exact-total', { max: 2 }, '4:1', 'lost, lost, won'],
  ['exact-side', { max: 1, side: 'away' }, '4:0', 'won, lost'],
  ['range', { from: [0, 2, 4] }, '1:2', 'lost, won, lost'],
  ['range', { from: [0, 2, 4] }, '4:4', 'lost, lost, won'],
  ['margin', { from: [1, 2] }, '2:1', 'won, lost, lost, lost, lost'],
  ['margin', { from: [1, 2] }, '1:1', 'lost, lost, won, lost, lost'],
  ['margin', { from: [1, 2] }, '0:4', 'lost, lost, lost, lost, won'],
  ['correct-score', { max: 1 }, '1:0', 'lost, lost, won, lost, lost, lost, lost'],
  ['correct-score', { max: 1 }, '2:0', 'lost, lost, lost, lost, won, lost, lost'],
  ['correct-score', { max: 1 }, '2:2', 'lost, lost, lost, lost, lost, won, lost'],
  ['correct-score', { max: 1 }, '1:2', 'lost, lost, lost, lost, lost, lost, won'],
  ['correct-score', { scores: ['2:0', '2:1', '1:2', '0:2'] }, '2:1', 'lost, won, lost, lost'],
  ['half-time-full-time', {}, '0:1 2:1', 'lost, lost, lost, lost, lost, lost, won, lost, lost'],
  ['higher-period', {}, '1:0 1:1', 'lost, lost, won'],
  ['higher-period', {}, '1:1 0:2', 'lost, won, lost'],
  ['wins-both-periods', { side: 'home' }, '1:0 2:1', 'won, lost'],
  ['wins-both-periods', { side: 'home' }, '1:0 1:1', 'lost, won'],
  ['wins-either-period', { side: 'away' }, '1:0 0:1', 'won, lost'],
  ['scores-in-both-periods', { side: 'away' }, '1:0 0:1', 'lost, won'],
  ['scores-in-both-periods', { side: 'away' }, '1:1 0:1', 'won, lost'],
  ['winner-and-total', { line: 2.5 }, '2:1', 'won, lost, lost, lost, lost, lost'],
  ['winner-and-total', { line: 2.5 }, '1:1', 'lost, lost, lost, won, lost, lost'],
  ['winner-and-both-score', {}, '0:1', 'lost, lost, lost, lost, lost, won'],
  ['total-and-both-score', { line: 2.5 }, '3:0', 'lost, won, lost, lost'],
  ['runner', { runners: ['a', 'b', 'c'] }, '2:1 1:1 0:0', 'lost, won, void'],
  ['runner-place', { runners: ['a', 'b', 'c'], places: 2 }, '2:1 1:1 3:1', 'won, won, lost'],
];

describe('outcomes are settled by their table', () => {
  test.for([...lines, ...others])('%s %o at %s: %s', ([kind, params, scores, results]) =>
    expect(resultsOf(kind, scores, params).join(', ')).toBe(results),
  );

  test('every kind is in the table', () => {
    const named = new Set([...lines, ...others].map(([kind]) => kind));
    expect(kindNames.filter((kind) => !named.has(kind))).toEqual([]);
  });
});

const anyScores = Array.from({ length: 49 }, (_, place) => ({
  home: Math.floor(place / 7),
  away: place % 7,
}));

/** Of one of many there are no two sides. */
const bySides = kindNames.filter((kind) => kindOf(kind).looksAt !== 'all');

test.for(bySides)('%s: of each score, what is won and returned adds up to the fair sum', (name) => {
  const kind = kindOf(name);
  for (const params of [
    {},
    { line: 1 },
    { line: -0.75, from: [0, 1, 3], max: 2 },
    { line: 2.5, from: [0, 2] },
  ]) {
    if (name === 'margin') continue;
    const outcomes = kind.outcomes(params);
    expect(new Set(outcomes).size).toBe(outcomes.length);
    for (const first of anyScores) {
      const results = outcomes.map((outcome) => kind.settle(outcome, [first, first], params));
      const won = results.reduce((sum, { win, voidFactor }) => sum + win * (1 - voidFactor), 0);
      const returned = results[0]!.voidFactor;
      expect(won + returned * (kind.fairSum ?? 1)).toBe(kind.fairSum ?? 1);
    }
  }
});
