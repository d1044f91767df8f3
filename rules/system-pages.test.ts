import { expect, test } from 'vitest';
import { layoutOfSystemPage, systemPageNames, systemPageOf, systemPages } from './system-pages.ts';

test('there are twelve', () => {
  expect(systemPageNames).toHaveLength(12);
});

test.for([
  [{ isBanned: true, status: 403 }, 'USER_BLOCK'],
  [{ isBanned: false, status: 403 }, 'FORBIDDEN'],
  [{ isBanned: false, status: 503 }, 'MAINTENANCE'],
  [{ isBanned: false, status: 404 }, 'NOT_FOUND'],
  [{ isBanned: false, status: 500 }, 'NOT_FOUND'],
] as const)('%j leads to %s (S2-R206, S2-R207)', ([error, page]) => {
  expect(systemPageOf(error)).toBe(page);
});

test('buttons lead where the specification says', () => {
  const leads = Object.entries(systemPages).filter(([, { button }]) => button !== null);
  expect(Object.fromEntries(leads.map(([name, { button }]) => [name, button]))).toEqual({
    USER_BLOCK: '/support',
    ERRORS_SLOT: '/gamehall',
    PAY_CANCEL: '/cashier/deposit',
    PAY_FAIL: '/cashier/deposit',
    PAY_NEW_WINDOW: '/cashier/deposit',
    PAY_SUCCESS: '/gamehall',
  });
});

test('there is one way forward from each, and maintenance, which ends by itself, has none', () => {
  const ways = systemPageNames.map((name) => [
    name,
    Object.values(systemPages[name]).filter((to) => to !== null).length,
  ]);
  expect(Object.fromEntries(ways)).toEqual(
    Object.fromEntries(systemPageNames.map((name) => [name, name === 'MAINTENANCE' ? 0 : 1])),
  );
});

test('only maintenance and the forbidden pages stand alone', () => {
  expect(systemPageNames.filter((name) => layoutOfSystemPage(name) === 'empty').toSorted()).toEqual([
    'FORBIDDEN',
    'MAINTENANCE',
    'USER_BLOCK',
  ]);
  expect(layoutOfSystemPage('NOT_FOUND')).toBe('default');
});
