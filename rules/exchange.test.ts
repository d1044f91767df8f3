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

test('a rate of nothing is none', () => {
  for (const rate of [0, -1, Number.NaN])
    expect(() => exchangeDown(cents(1), { from: 'USD', to: 'EUR', rates: { USD: 1, EUR: rate } })).toThrow(
      'no rate for EUR',
    );
});

test('what comes out even is not rounded, and what does not is rounded up by however little', () => {
  expect(exchangeUp(cents(77), { from: 'EUR', to: 'EUR', rates })).toBe(77);
  expect(exchangeUp(cents(100_00), { from: 'USD', to: 'EUR', rates })).toBe(92_60);
  expect(exchangeUp(cents(1), { from: 'USD', to: 'EUR', rates: { USD: 1, EUR: 0.000003 } })).toBe(333_334);
});

test('a rate is what it says, though no float is', () => {
  expect(exchangeDown(cents(100_00), { from: 'EUR', to: 'USD', rates: { USD: 1, EUR: 1.005 } })).toBe(100_50);
});
