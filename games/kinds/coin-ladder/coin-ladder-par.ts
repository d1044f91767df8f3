// What the coin ladder returns: who means to climb so many rungs and then stops has two outcomes.
import { rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import type { CoinLadderFigures } from './coin-ladder.ts';
import { coinLadderTimes } from './coin-ladder-times.ts';

export const coinLadderPar = (figures: CoinLadderFigures): ParRow[] =>
  Array.from({ length: figures.rungs }, (_, place) => place + 1).map((rung) =>
    rowOfCounted(`rung-${rung}`, [
      [coinLadderTimes(figures, rung), 1],
      [0, 2 ** rung - 1],
    ]),
  );
