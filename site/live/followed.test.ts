import { expect, test } from 'vitest';
import { createFollowed } from './followed.ts';

const whole = (version: number, data: Record<string, unknown>) => ({ channel: 'odds', version, data });
const change = (from: number, version: number, patch: Record<string, unknown>) => ({
  ...{ channel: 'odds', from, version, patch },
});

test('all of it first, then what changes', () => {
  const followed = createFollowed();
  expect(followed.add('odds')).toBe(true);
  expect(followed.hear(whole(3, { a: 1, b: 2 }))).toEqual({ name: 'odds', data: { a: 1, b: 2 } });
  expect(followed.hear(change(3, 5, { a: null, c: 3 }))).toEqual({ name: 'odds', data: { b: 2, c: 3 } });
  expect(followed.dataOf('odds')).toEqual({ b: 2, c: 3 });
});

test('a change that does not follow on what is known is asked for anew', () => {
  const followed = createFollowed();
  followed.add('odds');
  expect(followed.hear(change(0, 1, { a: 1 })), 'nothing is known yet').toEqual({ again: 'odds' });
  followed.hear(whole(3, { a: 1 }));
  expect(followed.hear(change(4, 5, { a: 2 })), 'one was lost').toEqual({ again: 'odds' });
  expect(followed.hear(change(1, 3, { a: 9 })), 'known already').toBeUndefined();
  expect(followed.hear(change(2, 4, { a: 2 })), 'known in part').toEqual({ name: 'odds', data: { a: 2 } });
});

test('it is followed until the last has left, and then forgotten', () => {
  const followed = createFollowed();
  expect([followed.add('odds'), followed.add('odds')]).toEqual([true, false]);
  followed.hear(whole(1, { a: 1 }));
  expect([followed.remove('odds'), followed.names()]).toEqual([false, ['odds']]);
  expect([followed.remove('odds'), followed.names()]).toEqual([true, []]);
  expect(followed.hear(whole(2, { a: 2 })), 'told on its way out').toBeUndefined();
  expect(followed.dataOf('odds')).toBeUndefined();
});
