import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayOf, measure, readResults } from './walk-forward.ts';

const league = readResults(readFileSync('tests/results/austria-1.csv', 'utf8'));

test('prices of matches that were really played are as good as they were measured to be', () => {
  expect(league).toHaveLength(2_873);
  const measured = measure([league], {
    from: dayOf('2018-07-01'),
    until: dayOf('2025-07-01'),
    refitDays: 28,
  });
  expect(measured.matches).toBeGreaterThan(1_300);
  // Measured: 1.0092, from half-time 0.8244; who knows only how often sides win has 1.0861.
  expect(measured.before).toBeLessThan(1.0112);
  expect(measured.before).toBeLessThan(measured.base - 0.07);
  expect(measured.halfTime).toBeLessThan(0.8264);
  for (const { said, came, count } of measured.bins)
    if (count > 100)
      expect(Math.abs(said - came), String(said)).toBeLessThan(4 * Math.sqrt((said * (1 - said)) / count));
});

test('a price knows nothing of its own day and of what came after it', () => {
  const [first, ...rest] = league.filter(({ day }) => day >= dayOf('2014-07-01'));
  const before = league.filter(({ day }) => day < first!.day);
  const span = { from: first!.day, until: first!.day + 1, refitDays: 7 };
  const changed = rest.map((match) => ({ ...match, goals: { home: 9, away: 0 } }));
  const same = rest.filter(({ day }) => day > first!.day);
  expect(measure([[...before, first!, ...same]], span).before).toBe(
    measure([[...before, first!, ...changed.filter(({ day }) => day > first!.day)]], span).before,
  );
});
