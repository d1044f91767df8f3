import { expect, test } from 'vitest';
import { truthy } from './truthy.ts';

test('a box that must be checked is checked (S5-R062)', () => {
  expect(truthy(false)?.code).toBe('required');
  expect(truthy(true)).toBeNull();
});
