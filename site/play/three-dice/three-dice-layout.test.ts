import { expect, test } from 'vitest';
import { threeDice } from '#games/definitions/three-dice.ts';
import { threeDiceSpots } from '#games/kinds/three-dice/three-dice.ts';
import { diceOn, leastTimesOf, rows } from './three-dice-layout.ts';

const onCloth = rows.flatMap(({ spots }) => [...spots]);

test('every spot of the game is on the cloth once', () => {
  expect(onCloth.toSorted()).toEqual([...threeDiceSpots.keys()].toSorted());
});

const faces = [1, 2, 3, 4, 5, 6];
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));

test('the price that stands on a spot is the least it pays when it wins', () => {
  const { figures } = threeDice;
  const least = (spot: string) => {
    const paid = throws.map((dice) => threeDiceSpots.get(spot)!(figures, dice));
    return Math.min(...paid.filter((times) => times > 0));
  };
  expect(onCloth.filter((spot) => leastTimesOf(figures, spot) !== least(spot))).toEqual([]);
});

test('the dice that are drawn on a spot win there', () => {
  const drawn = onCloth.filter((spot) => diceOn(spot).length > 0);
  expect(drawn).toHaveLength(33);
  const wins = (spot: string) => {
    const [first, second = first, third = first] = diceOn(spot) as [number, number?, number?];
    return threeDiceSpots.get(spot)!(threeDice.figures, [first, second, third]) > 0;
  };
  expect(drawn.filter((spot) => !wins(spot))).toEqual([]);
});
