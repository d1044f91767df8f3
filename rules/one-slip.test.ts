import { expect, test } from 'vitest';
import { isOneSlip } from './one-slip.ts';

test.for([
  ['two letters swapped', 'rwo', 'row'],
  ['the first two swapped', 'orw', 'row'],
  ['a wrong letter', 'riw', 'row'],
  ['a wrong letter at the end', 'clovet', 'clover'],
  ['a letter missing', 'clver', 'clover'],
  ['the last letter missing', 'clove', 'clover'],
  ['a letter too many', 'rroow', 'rrow'],
  ['a letter too many at the end', 'rowe', 'row'],
])('%s is one slip', ([, typed, meant]) => {
  expect(isOneSlip(typed!, meant!)).toBe(true);
  expect(isOneSlip(meant!, typed!)).toBe(true);
});

test.for([
  ['the same word', 'row', 'row'],
  ['two wrong letters', 'raw', 'rid'],
  ['letters swapped that do not stand side by side', 'wor', 'row'],
  ['swapped, and one more', 'rwoe', 'row'],
  ['a wrong letter, and one missing', 'clovir', 'clove'],
  ['two swaps', 'lcovre', 'clover'],
])('%s is not', ([, typed, meant]) => {
  expect(isOneSlip(typed!, meant!)).toBe(false);
  expect(isOneSlip(meant!, typed!)).toBe(false);
});
