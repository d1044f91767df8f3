// What keno returns: of all sets that may be drawn, those with so many chosen ones are counted.
import { choose, rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import type { KenoFigures } from './keno.ts';

export const kenoPar = ({ numbers, drawn, paysX100 }: KenoFigures): ParRow[] =>
  paysX100.slice(1).map((pays, place) => {
    const chosen = place + 1;
    const counted = pays.map((payX100, hits) => {
      const ways = choose(chosen, hits) * choose(numbers - chosen, drawn - hits);
      return [payX100 * 100, ways] as const;
    });
    return rowOfCounted(`chosen-${chosen}`, counted);
  });
