import { expect, test } from 'vitest';
import { localisePath, matchLocale, readAcceptLanguage, splitLocale } from './locale.ts';

const known = {
  defaultLocale: 'en',
  locales: ['en', 'ru', 'pt', 'pt-br'].map((code) => ({ code, name: code })),
};

test.for([
  ['/', null, '/'],
  ['/ru', 'ru', '/'],
  ['/ru/', 'ru', '/'],
  ['/ru/offers', 'ru', '/offers'],
  ['/RU/offers', null, '/RU/offers'],
  ['/russia', null, '/russia'],
  ['/xx/offers', null, '/xx/offers'],
  ['/pt-br/a/b', 'pt-br', '/a/b'],
] as const)('%s names the locale %s and the path %s (S2-R003)', ([address, prefix, path]) => {
  expect(splitLocale(address, known)).toEqual({ prefix, path });
});

test('the default locale has no prefix (S2-R002)', () => {
  expect(localisePath('/offers', 'en', known)).toBe('/offers');
  expect(localisePath('/offers', 'ru', known)).toBe('/ru/offers');
  expect(localisePath('/', 'ru', known)).toBe('/ru');
});

test('another default locale makes bare paths speak it (S9-R062)', () => {
  expect(localisePath('/offers', 'ru', { ...known, defaultLocale: 'ru' })).toBe('/offers');
});

test('the exact browser language is preferred (S9-R036)', () => {
  expect(matchLocale(['pt-BR'], known)).toBe('pt-br');
});

test('then the language alone (S9-R037)', () => {
  expect(matchLocale(['ru-UA'], known)).toBe('ru');
  expect(matchLocale(['de-EN'], known)).toBeUndefined();
  expect(matchLocale(['de', 'pt-PT', 'ru'], known)).toBe('pt');
  expect(matchLocale(['de'], known)).toBeUndefined();
});

test('the browser states its wishes with weights', () => {
  expect(readAcceptLanguage('en;q=0.5, ru-RU, pt;q=0.9, *;q=0.1, de;q=0')).toEqual(['ru-RU', 'pt', 'en']);
  expect(readAcceptLanguage('en;q=1, ru')).toEqual(['en', 'ru']);
  expect(readAcceptLanguage(undefined)).toEqual([]);
});
