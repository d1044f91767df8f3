import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeDown, exchangeUp } from './exchange.ts';
import { cents, currencies } from './money.ts';

const rates = { USD: 1, EUR: 1.08, BRL: 0.18 };

test.for([
  [100_00, 'BRL', 'USD', 18_00],
  [100_00, 'USD', 'BRL', 555_55],
  [100_00, 'USD', 'EUR', 92_59],
  [1, 'BRL', 'USD', 0],
  [77, 'EUR', 'EUR', 77],
] as const)('%d %s are no more than %s %d', ([amount, from, to, read]) => {
  expect(exchangeDown(cents(amount), { from, to, rates })).toBe(read);
});

test('there and back it is never more, and rounded up never less', () => {
  const currency = fc.constantFrom(...currencies);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), currency, currency, (amount, from, to) => {
      const there = exchangeDown(cents(amount), { from, to, rates });
      expect(exchangeDown(there, { from: to, to: from, rates })).toBeLessThanOrEqual(amount);
      const up = exchangeUp(cents(amount), { from, to, rates });
      expect(up - there).toBeLessThanOrEqual(1);
      expect(exchangeUp(up, { from: to, to: from, rates })).toBeGreaterThanOrEqual(amount);
    }),
  );
});

test('a currency without a rate is no guess', () => {
  expect(() => exchangeDown(cents(1), { from: 'USD', to: 'EUR', rates: { USD: 1 } })).toThrow('EUR');
});
