import { expect, test } from 'vitest';
import { lengthOf, maxLength, minLength } from './length.ts';

test('characters are counted, not halves of them', () => {
  expect(lengthOf('a😀b')).toBe(3);
  expect(minLength('😀😀', 2)).toBeNull();
  expect(minLength('😀', 2)).toEqual({ code: 'min_length', params: { min: 2 } });
  expect(maxLength('😀😀', 2)).toBeNull();
  expect(maxLength('😀😀😀', 2)).toEqual({ code: 'max_length', params: { max: 2 } });
});
