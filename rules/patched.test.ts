import { expect, test } from 'vitest';
import { patched } from './patched.ts';

test('a key with null goes, any other is replaced, and the rest stays; neither record is changed', () => {
  const [data, patch] = [
    { a: 1, b: 2, c: 3 },
    { a: null, b: 5, d: 6, e: null },
  ];
  expect(patched(data, patch)).toEqual({ b: 5, c: 3, d: 6 });
  expect(data).toEqual({ a: 1, b: 2, c: 3 });
});
