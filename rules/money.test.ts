import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, currencies, fromUnits, plus, times, ZERO } from './money.ts';

test('a multiple pays to the cent, where floating point would lose one', () => {
  expect(Math.floor(100 * 0.29)).toBe(28);
  expect(times(fromUnits(1), 0.29)).toBe(cents(29));
});

test('a fraction of a cent stays with the house', () => {
  expect(times(cents(5), 0.5)).toBe(cents(2));
});

test('what is not whole cents is not money', () => {
  expect(() => cents(0.5)).toThrow('not whole cents');
  expect(() => cents(Number.NaN)).toThrow('not whole cents');
  expect(() => cents(2 ** 53)).toThrow('not whole cents');
});

test('a product too large to be exact is refused, not rounded', () => {
  expect(() => times(cents(9_000_000_000_000_000), 1.01)).toThrow('not whole cents');
});

test('every decimal with two places becomes exactly its cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (whole) => {
      expect(fromUnits(whole / 100)).toBe(whole);
    }),
  );
});

test('a multiple agrees with whole-number arithmetic for every stake and paytable', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (stake, hundredths) => {
        const exact = (BigInt(stake) * BigInt(hundredths)) / 100n;
        expect(BigInt(times(cents(stake), hundredths / 100))).toBe(exact);
      },
    ),
  );
});

test('a sum is exact, and nothing added up is nothing', () => {
  expect(plus(fromUnits(0.1), fromUnits(0.2))).toBe(cents(30));
  expect(plus()).toBe(cents(0));
});

test('money comes in three currencies, and none of it is nothing', () => {
  expect(currencies).toEqual(['USD', 'EUR', 'BRL']);
  expect(ZERO).toBe(0);
});
