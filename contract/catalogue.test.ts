import { expect, test } from 'vitest';
import { calls, catalogue, findCall } from './catalogue.ts';

test('a call is found whatever the letter case, and keeps its own spelling', () => {
  expect(findCall('ACCOUNT.getinfo')?.name).toBe('account.getInfo');
  expect(findCall('account.nosuch')).toBeUndefined();
  expect(findCall('__proto__')).toBeUndefined();
});

test('no two calls differ by letter case alone', () => {
  const names = [...calls.keys()].map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('a call is named as it is found', () => {
  for (const [area, methods] of Object.entries(catalogue))
    for (const [method, { name }] of Object.entries(methods)) expect(name).toBe(`${area}.${method}`);
});
