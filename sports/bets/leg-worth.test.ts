import { expect, test } from 'vitest';
import { certainLaw, type MatchLaw } from '../law/score-law.ts';
import { worthOfLeg } from './leg-worth.ts';

const lawOf = (cases: readonly (readonly [chance: number, home: number, away: number])[]): MatchLaw => ({
  familyOf: () => 'goals',
  of: () => cases.map(([chance, home, away]) => ({ chance, scores: [{ home, away }] })),
});

const oddsX1000 = 2_000;

test('a leg is worth its chance, and a stake that may come back its share of one', () => {
  const law = lawOf([
    [0.5, 1, 0],
    [0.3, 0, 0],
    [0.2, 0, 1],
  ]);
  const three = { spec: { kind: 'three-way', tallies: ['ft'], params: {} }, outcome: '1' } as const;
  expect(worthOfLeg([three], { law, oddsX1000 })).toBeCloseTo(0.5);
  const two = { spec: { kind: 'two-way', tallies: ['ft'], params: {} }, outcome: '1' } as const;
  expect(worthOfLeg([two], { law, oddsX1000 })).toBeCloseTo((0.5 * 2 + 0.3) / 2);
});

test('a live handicap counts from the score at which it was placed', () => {
  const law: MatchLaw = { familyOf: () => 'goals', of: () => certainLaw({ home: 2, away: 1 }) };
  const pick = { spec: { kind: 'handicap', tallies: ['ft'], params: { line: -0.5 } }, outcome: '1' } as const;
  expect(worthOfLeg([pick], { law, oddsX1000 })).toBe(1);
  expect(worthOfLeg([pick], { law, oddsX1000, placedAt: { home: 2, away: 0 } })).toBe(0);
});
