import { expect, test } from 'vitest';
import { isDisallowed } from './robots.ts';

test.for([
  ['/cashier', '/cashier/deposit', true],
  ['/cashier', '/cashiers', true],
  ['/cashier', '/offers/cashier', false],
  ['/bets$', '/bets', true],
  ['/bets$', '/bets/open', false],
  ['/*/print', '/about-us/print', true],
  ['/*/print$', '/about-us/print/2', false],
  ['/*.pdf$', '/a.pdf/b.pdf', true],
  ['/a*b*c', '/a-c-b', false],
  ['/a*b*c', '/a-b-c', true],
  ['*a*$', '/xxa', true],
  ['/a*a$', '/a', false],
  ['', '/', false],
] as const)('the rule %s over %s', ([rule, path, isShut]) => {
  expect(isDisallowed(path, { disallow: [rule], allow: [] })).toBe(isShut);
});

test('the longest rule decides, and of two equally long ones the one that allows', () => {
  const rules = { disallow: ['/game', '/bets'], allow: ['/game/mines', '/bets'] };
  expect(['/game/dice', '/game/mines', '/bets'].map((path) => isDisallowed(path, rules))).toEqual([
    true,
    false,
    false,
  ]);
});

test('a rule made of nothing but stars takes no time', () => {
  const rule = `${'*a'.repeat(5_000)}b`;
  const begun = performance.now();
  expect(isDisallowed(`/${'a'.repeat(20_000)}`, { disallow: [rule], allow: [] })).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
