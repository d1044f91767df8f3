// What dice return: every chance is its own way to play, and the law of each has two outcomes.
import { TIMES_1 } from '../kind.ts';
import { type ParRow, rowOfLaw } from '../par-sheet.ts';
import { type DiceFigures, diceTimes, NUMBERS } from './dice.ts';

/** What the sheet states; a chance between them returns no less than the worst of all and no more than the best. */
const statedChances = [1, 100, 1000, 2500, 4950, 7500, 9000, 9800] as const;

export function dicePar(figures: DiceFigures): ParRow[] {
  const [least, most] = figures.chances;
  return statedChances
    .filter((chance) => chance >= least && chance <= most)
    .map((chance) => {
      const likelihood = chance / NUMBERS;
      const pays = diceTimes(figures, chance) / TIMES_1;
      return rowOfLaw(`chance-${chance}`, [
        [pays, likelihood],
        [0, 1 - likelihood],
      ]);
    });
}
