// What plinko returns, table by table: of all paths through n rows, those to a slot are a binomial number.
import { choose, rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import { type PlinkoFigures, plinkoTimes } from './plinko.ts';

export const plinkoPar = (figures: PlinkoFigures): ParRow[] =>
  Object.entries(figures.paysX100).flatMap(([risk, tables]) =>
    Object.keys(tables).map((rowsText) => {
      const rows = Number(rowsText);
      const times = plinkoTimes(figures, { risk, rows });
      const counted = times.map((timesX10000, slot) => [timesX10000, choose(rows, slot)] as const);
      return rowOfCounted(`${risk}-${rows}`, counted);
    }),
  );
