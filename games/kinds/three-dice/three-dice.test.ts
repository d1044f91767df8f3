import { expect, test } from 'vitest';
import { threeDice as definition } from '../../definitions/three-dice.ts';
import { threeDiceSpots } from './three-dice.ts';
import { statedSpots, threeDiceRow } from './three-dice-par.ts';

const { figures } = definition;

test('has fifty spots', () => expect(threeDiceSpots.size).toBe(50));

/** The spot whose row speaks for this one. */
function statedFor(spot: string): string {
  if (spot === 'high') return 'low';
  const [type, ...numbers] = spot.split('-');
  if (type === 'total') return `total-${Math.min(Number(numbers[0]), 21 - Number(numbers[0]))}`;
  if (type === 'pair') return 'pair-1-2';
  return type === 'double' || type === 'triple' || type === 'face' ? `${type}-1` : spot;
}

test.each([...threeDiceSpots.keys()])('%s returns what its row says', (spot) => {
  expect(statedSpots).toContain(statedFor(spot));
  expect(threeDiceRow(figures, spot, spot)).toEqual(threeDiceRow(figures, spot, statedFor(spot)));
});

test.each([
  ['low', [1, 2, 3], 2],
  ['low', [2, 2, 2], 0],
  ['high', [6, 6, 5], 2],
  ['high', [5, 5, 5], 0],
  ['total-17', [6, 6, 5], 70],
  ['pair-5-6', [6, 6, 5], 7],
  ['double-6', [6, 6, 5], 13.1],
  ['double-5', [6, 6, 5], 0],
  ['triple-6', [6, 6, 6], 210],
  ['any-triple', [6, 6, 6], 35],
  ['face-6', [6, 6, 5], 3],
])('%s pays on %j', (spot, dice, times) =>
  expect(threeDiceSpots.get(spot)!(figures, dice)).toBe(times * 10_000),
);
