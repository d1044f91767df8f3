// What each colour returns: its pockets are counted.
import { rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import type { DoubleFigures } from './double.ts';

export const doublePar = ({ pockets, paysX100 }: DoubleFigures): ParRow[] =>
  Object.entries(paysX100).map(([colour, payX100]) => {
    const ways = pockets.filter((pocket) => pocket === colour).length;
    return rowOfCounted(colour, [
      [payX100 * 100, ways],
      [0, pockets.length - ways],
    ]);
  });
