import { expect, test } from 'vitest';
import { dice as definition } from '../../definitions/dice.ts';
import { canGain, chancesAt, dice } from './dice.ts';

const { figures } = definition;

test('a bet that could not pay more than its stake is not accepted', () => {
  const faultOf = (stake: number, chance: number) => dice.faultOf!(figures, { stake, chance, side: 'over' });
  expect(faultOf(20, 9428)).toBe(null);
  expect(faultOf(20, 9429)).toEqual({ fault: 'cannotGain' });
  expect(faultOf(100, 9800)).toBe(null);
});

test.each([20, 40, 60, 100, 10_000])('at %s cents the mark goes as far as a win still gains', (stake) => {
  const [least, most] = chancesAt(figures, stake);
  expect(least).toBe(figures.chances[0]);
  expect(canGain(figures, stake, most)).toBe(true);
  expect(most === figures.chances[1] || !canGain(figures, stake, most + 1)).toBe(true);
});
