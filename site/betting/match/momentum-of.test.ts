import { expect, test } from 'vitest';
import type { IncidentShown } from '#contract/betting/event.ts';
import { momentumOf } from './momentum-of.ts';

const incident = (type: string, side: IncidentShown['side'], clock: string): IncidentShown => ({
  ...{ number: 0, type, side, clock, score: { home: 0, away: 0 } },
});

test('a corner and a goal press the other side, a card takes pressure off', () => {
  const { bars, marks } = momentumOf('football', [
    incident('corner', 'home', "10'"),
    incident('goal', 'away', "30'"),
    incident('yellow', 'home', "50'"),
    incident('half-time', null, 'HT'),
  ]);
  expect(bars[10]).toBeGreaterThan(0);
  expect(bars[30]).toBe(-1);
  expect(bars[50]).toBeLessThan(0);
  expect(bars[20]).toBe(0);
  expect(marks).toEqual([
    { at: 30, side: 'away', type: 'goal' },
    { at: 50, side: 'home', type: 'yellow' },
  ]);
});

test('where points are told, the last ones count', () => {
  const points = ['home', 'home', 'home', 'away'] as const;
  const { bars } = momentumOf(
    'tennis',
    points.map((side) => incident('point', side, 'S1')),
  );
  expect(bars.at(2)).toBe(1);
  expect(bars.at(3)).toBeCloseTo(2 / 3);
});

test('minutes of basketball count by their points', () => {
  const minute = (home: number, away: number) => ({
    ...incident('minute', null, 'Q1'),
    score: { home, away },
  });
  expect(momentumOf('basketball', [minute(4, 2), minute(4, 8)]).bars).toEqual([0.5, -1]);
});

test('before the start there is nothing', () => {
  expect(momentumOf('football', []).bars).toEqual([0]);
  expect(momentumOf('darts', []).bars).toEqual([]);
});
