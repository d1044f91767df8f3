// What a ticket returns: all of them are counted.
import { rowOfCounted } from '../counted-law.ts';
import type { ParRow } from '../par-sheet.ts';
import type { ScratchFigures } from './scratch.ts';

export const scratchPar = ({ prizes, blanks }: ScratchFigures): ParRow[] => [
  rowOfCounted('ticket', [
    ...prizes.map(([payX100, tickets]) => [payX100 * 100, tickets] as const),
    [0, blanks],
  ]),
];
