import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLoop, matches, type RedirectRule, redirectOf } from './redirects.ts';

const locales = { defaultLocale: 'en', locales: ['en', 'ru'].map((code) => ({ code, name: code })) };
const rule = (from_url: string, to_url: string): RedirectRule => ({ from_url, to_url });
const go = (rules: RedirectRule[], address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return redirectOf(rules, { pathname, search, hash }, locales);
};

test.for([
  ['to the letter', '/old', '/new', '/old', '/new'],
  ['not a part of it', '/old', '/new', '/old/page', null],
  ['nor in other letters', '/old', '/new', '/OLD', null],
  ['with a wildcard at the end', '/old/*', '/new', '/old/page/1', '/new'],
  ['in the middle', '/a/*/z', '/new', '/a/b/c/z', '/new'],
  ['with several', '/*/b/*/d', '/new', '/a/b/c/d', '/new'],
  ['of which each may be empty', '/a*b', '/new', '/ab', '/new'],
  ['but does not overlap', '/aba*ba', '/new', '/aba', null],
  ['in the visitor’s language', '/old', '/new', '/ru/old', '/ru/new'],
  ['of one language alone', '/ru/old', '/new', '/ru/old', '/ru/new'],
  ['and not of another', '/ru/old', '/new', '/old', null],
  ['into another language', '/old', '/ru/new', '/old', '/ru/new'],
  ['outside', '/out', 'https://partner.example/a', '/ru/out', 'https://partner.example/a'],
  ['with the query', '/old', '/new', '/old?a=1&b=2', '/new?a=1&b=2'],
  ['where the target’s own wins', '/old', '/new?a=9', '/old?a=1&b=2', '/new?b=2&a=9'],
  ['outside with the query', '/out', 'https://p.example/?a=9', '/out?b=2', 'https://p.example/?b=2&a=9'],
  ['with the hash', '/old', '/new', '/old#part', '/new#part'],
  ['where the target’s own wins', '/old', '/new#own', '/old#part', '/new#own'],
] as const)('a rule matches %s: %s → %s', ([, from, to, asked, led]) => {
  expect(go([rule(from, to)], asked)).toBe(led);
});

test('a rule to the letter comes before wildcards, and these in their order', () => {
  const rules = [rule('/a/*', '/first'), rule('/a/b*', '/second'), rule('/a/b', '/exact')];
  expect(['/a/b', '/a/bc', '/b'].map((path) => go(rules, path))).toEqual(['/exact', '/first', null]);
});

test('rules lead on to one another, five times at most, and with one answer', () => {
  const chain = (length: number) => Array.from({ length }, (_, at) => rule(`/s${at}`, `/s${at + 1}?n=${at}`));
  expect(go(chain(4), '/s0')).toBe('/s4?n=3');
  expect(go(chain(9), '/s0')).toBeNull();
});

test.for([
  [[rule('/a', '/a')], true],
  [[rule('/a', '/b'), rule('/b', '/a')], true],
  [[rule('/a/*', '/a/b')], true],
  [[rule('/*', '/home')], true],
  [[rule('/a', '/ru/b'), rule('/ru/b', '/a')], true],
  [Array.from({ length: 7 }, (_, at) => rule(`/s${at}`, `/s${at + 1}`)), true],
  [[rule('/a', '/b'), rule('/b', '/c')], false],
  [[rule('/a/*', '/b')], false],
  [[rule('/*', 'https://elsewhere.example/')], false],
] as const)('circles are found, and nothing else is called one', ([rules, isLoop]) => {
  expect(findLoop(rules, locales) !== undefined).toBe(isLoop);
});

/** As a regular expression would read it, which is the slow way. */
const slowly = (pattern: string, path: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/\W/g, '\\$&'))
      .join('.*')}$`,
    's',
  ).test(path);

test('matching says what a regular expression says', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 8 });
  const path = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 });
  fc.assert(fc.property(few, path, (pattern, at) => matches(pattern, at) === slowly(pattern, at)));
});

test('no pattern and no path make matching slow', () => {
  const pattern = `/${'a*'.repeat(200)}b`;
  const path = `/${'a'.repeat(16_000)}`;
  const begun = performance.now();
  for (let times = 0; times < 100; times += 1) expect(matches(pattern, path)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(500);
});

test.for([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '\t//evil.example',
])('a target such as %s is none, and what a visitor writes becomes no target (S2-R081)', (to) => {
  expect(go([rule('/old', to)], '/old')).toBeNull();
  const { pathname } = new URL(
    go([rule('/o*', '/new')], `/o${encodeURIComponent(to)}?to=${to}`)!,
    'http://s',
  );
  expect(pathname).toBe('/new');
});
