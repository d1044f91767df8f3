import { expect, test } from 'vitest';
import { FREE_TEXT_MAX, maxLength, minLength } from './length.ts';

test('characters are counted, not halves of them', () => {
  expect([minLength('a😀\n', 3), maxLength('a😀\n', 3)]).toEqual([null, null]);
  expect(minLength('😀😀', 2)).toBeNull();
  expect(minLength('😀', 2)).toEqual({ code: 'min_length', params: { min: 2 } });
  expect(maxLength('😀😀', 2)).toBeNull();
  expect(maxLength('😀😀😀', 2)).toEqual({ code: 'max_length', params: { max: 2 } });
});

test('a text of just the length is neither too short nor too long', () => {
  expect([minLength('a', 2)?.code, minLength('ab', 2)]).toEqual(['min_length', null]);
  expect([maxLength('ab', 2), maxLength('abc', 2)?.code]).toEqual([null, 'max_length']);
  expect([FREE_TEXT_MAX, maxLength('a'.repeat(255), FREE_TEXT_MAX)]).toEqual([255, null]);
});
