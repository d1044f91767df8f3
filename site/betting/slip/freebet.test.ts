import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { chosenFreebet, type Freebet, freebetPays } from './freebet.ts';
import type { KeptLeg } from './slip.ts';

const legs = (count: number) => Array.from({ length: count }, () => ({}) as KeptLeg);
const all: readonly Freebet[] = [
  {
    ...{ id: 7, odds_min: 1_500, expires_at: '2026-12-01T00:00:00Z' },
    value: { amount: cents(1_000), currency: 'EUR' },
  },
];

test.for([
  ['a single', 1, 'singles', 2_000, 7],
  ['a multi', 3, 'multi', 6_000, 7],
  ['several singles', 2, 'singles', 4_000, null],
  ['a system', 3, 'system', 6_000, null],
  ['odds that are too low', 1, 'singles', 1_490, null],
] as const)('on %s', ([, count, mode, odds, id]) => {
  const chosen = chosenFreebet({ legs: legs(count), freebet: 7 }, { mode, odds, all });
  expect(chosen?.id ?? null).toBe(id);
});

test('one that is spent is not chosen any more', () =>
  expect(chosenFreebet({ legs: legs(1), freebet: 7 }, { mode: 'singles', odds: 2_000, all: [] })).toBeNull());

test('it pays its profit alone', () => expect(freebetPays(cents(1_000), 2_450)).toBe(1_450));
