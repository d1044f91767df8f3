import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnLadder, ladderDown, ladderStep, ODDS_MAX_X1000, ODDS_MIN_X1000 } from './ladder.ts';

test.for([
  [1.019, 1_010],
  [1.999, 1_990],
  [2.0, 2_000],
  [2.019, 2_000],
  [2.99, 2_980],
  [3.049, 3_000],
  [3.99, 3_950],
  [5.95, 5_900],
  [9.99, 9_800],
  [19.9, 19_500],
  [49.5, 49_000],
  [99, 95_000],
  [999, 990_000],
  [5_000, ODDS_MAX_X1000],
  [Number.POSITIVE_INFINITY, ODDS_MAX_X1000],
] as const)('%d is offered at %i thousandths', ([odds, offered]) => expect(ladderDown(odds)).toBe(offered));

test.for([1, 1.0099, 0, -2, Number.NaN])('%d is not offered', (odds) => expect(ladderDown(odds)).toBeNull());

test('what is offered is a step, never above what it is worth, and never more than a step below it', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.01, max: 1_000, noNaN: true }), (odds) => {
      const offered = ladderDown(odds) ?? ODDS_MIN_X1000;
      expect(isOnLadder(offered)).toBe(true);
      expect(offered).toBeLessThanOrEqual(Math.max(odds * 1000, ODDS_MIN_X1000));
      expect(odds * 1000 - offered).toBeLessThan(Math.max(11, odds * 1000 * 0.1));
    }),
  );
});

test('a step is its own step, and higher odds are never offered lower', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1.02, max: 1_200, noNaN: true }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      (odds, times) => {
        const offered = ladderDown(odds)!;
        expect(ladderDown(offered / 1000 + 1e-9)).toBe(offered);
        expect(ladderDown(odds * times)!).toBeGreaterThanOrEqual(offered);
      },
    ),
  );
});

test.for([1_000, 1_015, 2_010, 1_000_010, 1_910.5, Number.NaN])('%d is no step', (odds) =>
  expect(isOnLadder(odds)).toBe(false),
);

test('a step up and down again leads back, and every step is one', () => {
  let odds = ODDS_MIN_X1000;
  for (let steps = 0; odds < ODDS_MAX_X1000; steps++) {
    const next = ladderStep(odds, 1);
    expect(isOnLadder(next), String(next)).toBe(true);
    expect(next).toBeGreaterThan(odds);
    expect(ladderStep(next, -1)).toBe(odds);
    expect(steps).toBeLessThan(1_000);
    odds = next;
  }
  expect(ladderStep(ODDS_MAX_X1000, 1)).toBe(ODDS_MAX_X1000);
  expect(ladderStep(ODDS_MIN_X1000, -1)).toBe(ODDS_MIN_X1000);
});
