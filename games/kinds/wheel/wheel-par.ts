// What each rim of the wheel returns: its segments are counted.
import { rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import type { WheelFigures } from './wheel.ts';

export const wheelPar = ({ rimsX100 }: WheelFigures): ParRow[] =>
  Object.entries(rimsX100).flatMap(([risk, rims]) =>
    Object.entries(rims).map(([segments, rim]) =>
      rowOfCounted(
        `${risk}-${segments}`,
        rim.map((payX100) => [payX100 * 100, 1]),
      ),
    ),
  );
