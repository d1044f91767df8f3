import { expect, test } from 'vitest';
import type { KeptLeg } from './slip.ts';
import { accepted, mustAsk, quotedLegs, quotedSingles, totals, troubleOf } from './slip-state.ts';

const legs = [2_000, 1_500].map((odds) => ({ odds }) as KeptLeg);
const now = (...odds: (number | null)[]) => odds.map((price) => ({ odds: price, why: null }));

test.for([
  ['nothing moved', [2_000, 1_500], false, false, false],
  ['one rose', [2_100, 1_500], true, false, false],
  ['one fell a little', [1_950, 1_500], true, true, false],
  ['one fell a lot', [1_700, 1_500], true, true, true],
  ['one fell, one rose', [1_960, 1_540], true, true, false],
] as const)('%s', ([, odds, none, better, any]) => {
  const quoted = now(...odds);
  expect(mustAsk(legs, quoted, 'none')).toBe(none);
  expect(mustAsk(legs, quoted, 'better')).toBe(better);
  expect(mustAsk(legs, quoted, 'any')).toBe(any);
});

test('all odds together, before and now', () => {
  expect(totals(legs, now(1_800, 1_500))).toEqual({ before: 3_000, now: 2_700 });
  expect(totals(legs, now(null, 1_500))).toEqual({ before: 3_000, now: 3_000 });
});

test('to accept is to take the prices of now', () => {
  expect(accepted(legs, now(1_800, null)).map(({ odds }) => odds)).toEqual([1_800, 1_500]);
});

test('a quote for another slip says nothing of this one', () => {
  expect(quotedLegs(legs, { legs: now(1_100) } as never).map(({ odds }) => odds)).toEqual([2_000, 1_500]);
});

test.for([
  [{ odds: 2_000, why: null }, null],
  [{ odds: null, why: 'paused' }, 'paused'],
  [{ odds: null, why: 'started' }, 'closed'],
  [{ odds: null, why: 'closed' }, 'closed'],
] as const)('%o is %s', ([leg, trouble]) => expect(troubleOf(leg)).toBe(trouble));

test('singles are quoted each by itself; one that is not yet told stands as it was seen', () => {
  const quotes = [undefined, { legs: now(1_600) } as never];
  expect(quotedSingles(legs, quotes).map(({ odds }) => odds)).toEqual([2_000, 1_600]);
});
