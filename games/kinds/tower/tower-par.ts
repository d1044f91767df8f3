// What the tower returns: who means to climb so many rows and then stops has two outcomes.
import { rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import type { TowerFigures } from './tower.ts';
import { towerTimes } from './tower-times.ts';

export const towerPar = (figures: TowerFigures): ParRow[] =>
  Object.entries(figures.levels).flatMap(([level, { safe, places, rows }]) =>
    [1, 3, rows].map((climbed) => {
      const ways = safe ** climbed;
      return rowOfCounted(`${level}-climbs-${climbed}`, [
        [towerTimes(figures, level, climbed), ways],
        [0, places ** climbed - ways],
      ]);
    }),
  );
