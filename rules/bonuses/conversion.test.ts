import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { converted } from './conversion.ts';
import { worthOfFinishing } from './worth.ts';

test.for([
  ['all of the purse', 740, { cap: null, isSticky: false }, [740, 0]],
  ['no more than the cap', 740, { cap: cents(600), isSticky: false }, [600, 140]],
  ['of a sticky one what is beyond what was given', 740, { cap: null, isSticky: true }, [640, 100]],
  ['of a sticky one nothing that is not beyond', 90, { cap: null, isSticky: true }, [0, 90]],
  ['nothing of nothing', 0, { cap: cents(600), isSticky: false }, [0, 0]],
] as const)('%s', ([, purse, terms, [toPlayer, toHouse]]) => {
  expect(converted(cents(purse), cents(100), terms)).toEqual({ toPlayer, toHouse });
});

test('what finishing costs and brings on average', () => {
  const bonus = { left: cents(79_760), purse: cents(7_420), cap: cents(60_000), bet: cents(100) };
  const slots = worthOfFinishing({ ...bonus, percent: 100, edge: 0.04 });
  expect(slots).toEqual({ rounds: 798, cost: 3_190, becomes: 4_230 });
  expect(worthOfFinishing({ ...bonus, percent: 50, edge: 0.04 })).toMatchObject({
    rounds: 1_596,
    becomes: 1_039,
  });
  expect(worthOfFinishing({ ...bonus, purse: cents(100), percent: 100, edge: 0.04 }).becomes).toBe(-3_090);
  expect(worthOfFinishing({ ...bonus, cap: cents(10), percent: 100, edge: 0.04 }).becomes).toBe(10);
});
