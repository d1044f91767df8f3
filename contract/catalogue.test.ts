import { expect, test } from 'vitest';
import { calls, findCall } from './catalogue.ts';

test('a call is found whatever the letter case, and keeps its own spelling', () => {
  expect(findCall('ACCOUNT.getinfo')?.name).toBe('account.getInfo');
  expect(findCall('account.nosuch')).toBeUndefined();
  expect(findCall('__proto__')).toBeUndefined();
});

test('no two calls differ by letter case alone', () => {
  const names = [...calls.keys()].map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
