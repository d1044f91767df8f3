import { expect, test } from 'vitest';
import { slideAt, wrapped } from './slide-place.ts';

test('a row shows the slide it is nearest to, whichever way it reads', () => {
  expect(slideAt(0, 800)).toBe(0);
  expect(slideAt(790, 800)).toBe(1);
  expect(slideAt(-1600, 800)).toBe(2);
});

test('a row not yet laid out shows the first', () => {
  expect(slideAt(0, 0)).toBe(0);
});

test('beyond the last slide comes the first, and before the first the last', () => {
  expect(wrapped(3, 3)).toBe(0);
  expect(wrapped(-1, 3)).toBe(2);
  expect(wrapped(1, 3)).toBe(1);
});
