import { expect, test } from 'vitest';
import { isClean, type RiskFacts, riskMarks, riskOf } from './withdrawal-risk.ts';

const fine: RiskFacts = {
  isKnownDestination: true,
  isAccountChanged: false,
  isVerified: true,
  accountDays: 30,
  hasPlayed: true,
  hasDoubtedTwin: false,
  needsTwoPeople: false,
};

test('nothing speaks against somebody known who plays', () => {
  expect(riskOf(fine)).toEqual({ score: 0, marks: [] });
  expect(isClean(riskOf(fine))).toBe(true);
});

test.for<[string, Partial<RiskFacts>]>([
  ['account_changed', { isAccountChanged: true }],
  ['doubted_twin', { hasDoubtedTwin: true }],
  ['no_play', { hasPlayed: false }],
  ['new_destination', { isKnownDestination: false }],
  ['not_verified', { isVerified: false }],
  ['over_limit', { needsTwoPeople: true }],
  ['new_account', { accountDays: 6.9 }],
])('%s is a mark of its own, and keeps it from being approved with others', ([mark, change]) => {
  const risk = riskOf({ ...fine, ...change });
  expect(risk.marks.map((found) => found.mark)).toEqual([mark]);
  expect(risk.score).toBe(risk.marks[0]!.points);
  expect(isClean(risk)).toBe(false);
});

test('all together are no more than a hundred, the heaviest first', () => {
  const worst = riskOf({
    ...{ isKnownDestination: false, isAccountChanged: true, isVerified: false, accountDays: 0 },
    ...{ hasPlayed: false, hasDoubtedTwin: true, needsTwoPeople: true },
  });
  expect(worst.score).toBe(100);
  expect(worst.marks.map(({ mark }) => mark)).toEqual(riskMarks);
  expect(worst.marks.map(({ points }) => points)).toEqual(
    worst.marks.map(({ points }) => points).toSorted((a, b) => b - a),
  );
});
