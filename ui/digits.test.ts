import { expect, test } from 'vitest';
import { digitCells } from './digits.ts';

test('a written number falls into its places', () => {
  expect(digitCells('€1.5').map(({ glyph, isDigit }) => [glyph, isDigit])).toEqual([
    ['€', false],
    ['1', true],
    ['.', false],
    ['5', true],
  ]);
});

test('a sum that grows by a digit keeps the places of the others', () => {
  const placeOf = (text: string, glyph: string) => digitCells(text).find((cell) => cell.glyph === glyph)!.key;
  expect(placeOf('12,480.07', '7')).toBe(placeOf('982.07', '7'));
  expect(placeOf('12,480.07', '.')).toBe(placeOf('982.07', '.'));
});

test('no two places share a key', () => {
  const keys = digitCells('€1,248,096.42').map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
