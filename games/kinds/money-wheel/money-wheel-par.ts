// What a money wheel returns on each number: all pairs of a first and a second stop, counted.
import type { Counted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import { rowOfWays } from '../row-of-ways.ts';
import { type MoneyWheelFigures, numbersOf, wheelTimes } from './money-wheel.ts';

export const moneyWheelPar = (figures: MoneyWheelFigures): ParRow[] =>
  moneyWheelWays(figures).map(([play, ways]) => rowOfWays(play, ways));

/** By number, what a chip on it is paid and in how many ways. */
export function moneyWheelWays(figures: MoneyWheelFigures) {
  const countOf = (number: number) => figures.segments.filter((shown) => shown === number).length;
  const raises = countOf(0);
  const numbered = figures.segments.length - raises;
  return numbersOf(figures).map((number): readonly [play: string, ways: Counted] => {
    const count = countOf(number);
    return [
      `number-${number}`,
      [
        [wheelTimes(number, 1), count * numbered],
        [wheelTimes(number, figures.raise), raises * count],
        [0, (numbered - count) * (numbered + raises)],
      ],
    ];
  });
}
