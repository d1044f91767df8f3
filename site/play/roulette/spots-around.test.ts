import { expect, test } from 'vitest';
import { spots } from '#games/kinds/roulette/roulette-spots.ts';
import { lyingOf, spotsAround } from './spots-around.ts';

test('a number in the middle has four splits, its street, four corners and two lines', () => {
  const around = spotsAround(17);
  expect(around).toEqual([
    ...['straight-17', 'split-16-17', 'split-17-18', 'split-14-17', 'split-17-20', 'street-16'],
    ...['corner-13', 'corner-14', 'corner-16', 'corner-17', 'line-13', 'line-16'],
  ]);
});

test('zero has what touches it', () => {
  expect(spotsAround(0)).toEqual([
    ...['straight-0', 'split-0-1', 'split-0-2', 'split-0-3', 'trio-0-1-2', 'trio-0-2-3', 'first-four'],
  ]);
});

test('every spot of the field is found from each number that it covers', () => {
  const inner = [...spots].filter(([spot]) =>
    /^(straight|split|street|trio|corner|first-four|line)/.test(spot),
  );
  for (const [spot, { numbers }] of inner)
    for (const number of numbers) expect(spotsAround(number), `${number}`).toContain(spot);
});

test('numbers lie to each other as on the cloth', () => {
  const placed = (numbers: number[]) => lyingOf(numbers).map(({ row, column }) => [row, column]);
  expect(placed([17, 18, 20, 21])).toEqual([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ]);
  expect(placed([0, 2, 3])).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
  expect(placed([0])).toEqual([[1, 1]]);
});
