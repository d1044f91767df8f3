import { expect, test } from 'vitest';
import { goalsOfTerms, termsForGoals } from './terms-for-goals.ts';

test('a favourite’s terms are further from its opponent’s than the goals that are expected of both', () => {
  const expected = { home: 2.2, away: 0.8 };
  const terms = termsForGoals(expected);
  const goals = goalsOfTerms(terms);
  expect(Math.abs(goals.home / expected.home - 1)).toBeLessThan(1e-3);
  expect(Math.abs(goals.away / expected.away - 1)).toBeLessThan(1e-3);
  expect(terms.home / terms.away).toBeGreaterThan((1.05 * expected.home) / expected.away);
});
