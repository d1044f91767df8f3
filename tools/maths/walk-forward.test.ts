import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footballByGoals } from './measured-sports.ts';
import { dayOf, readFootball } from './results.ts';
import { measure } from './walk-forward.ts';

const league = readFootball(readFileSync('tests/results/austria-1.csv', 'utf8'));
const sport = { ...footballByGoals, refitDays: 28 };

test('outcomes of one league win as often as their prices say, within four standard errors', () => {
  expect(league).toHaveLength(2_873);
  const markets = measure([league], { from: dayOf('2018-07-01'), until: dayOf('2025-07-01') }, sport);
  const [result, halfTime] = [markets.get('result')!, markets.get('result at half-time')!];
  expect(result.matches).toBeGreaterThan(1_300);
  expect(result.logLoss).toBeLessThan(1.0112);
  expect(result.logLoss).toBeLessThan(result.baseLogLoss - 0.07);
  expect(halfTime.logLoss).toBeLessThan(0.8264);
  // The bound of 99 % is for all leagues together (docs/calibration): one league has a tenth beyond it every few years.
  for (const { bins } of markets.values())
    for (const { predicted, observed, count } of bins)
      if (count > 100)
        expect(Math.abs(predicted - observed), String(predicted)).toBeLessThan(
          4 * Math.sqrt((predicted * (1 - predicted)) / count),
        );
});

test('a price does not depend on matches of its own day or later', () => {
  const [first, ...rest] = league.filter(({ day }) => day >= dayOf('2014-07-01'));
  const before = league.filter(({ day }) => day < first!.day);
  const span = { from: first!.day, until: first!.day + 1 };
  const changed = rest.map((match) => ({ ...match, goals: { home: 9, away: 0 } }));
  const sameDay = rest.filter(({ day }) => day === first!.day);
  const later = (matches: typeof rest) => matches.filter(({ day }) => day > first!.day);
  const lossOf = (matches: typeof rest) => measure([matches], span, sport).get('result')!.logLoss;
  expect(lossOf([...before, first!, ...sameDay, ...later(rest)])).toBe(
    lossOf([...before, first!, ...sameDay, ...later(changed)]),
  );
});
