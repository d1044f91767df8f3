import { expect, test } from 'vitest';
import { edgesOf, stepOf } from './scroll-edges.ts';

const row = { clientWidth: 400, scrollWidth: 1000 };

test.for([
  ['at rest', 0, { isAtStart: true, isAtEnd: false }],
  ['in the middle', 300, { isAtStart: false, isAtEnd: false }],
  ['at the end', 600, { isAtStart: false, isAtEnd: true }],
  ['a fraction short of the end, as zoomed pages stop', 598.6, { isAtStart: false, isAtEnd: true }],
  ['at the end of a right-to-left row', -600, { isAtStart: false, isAtEnd: true }],
] as const)('%s', ([, scrollLeft, edges]) => {
  expect(edgesOf({ ...row, scrollLeft })).toEqual(edges);
});

test('a row that fits shows both ends', () => {
  expect(edgesOf({ scrollLeft: 0, clientWidth: 400, scrollWidth: 400 })).toEqual({
    isAtStart: true,
    isAtEnd: true,
  });
});

test('a step is less than a screen, and goes the way one reads', () => {
  expect(stepOf(400, false)).toBe(340);
  expect(stepOf(400, true)).toBe(-340);
});
