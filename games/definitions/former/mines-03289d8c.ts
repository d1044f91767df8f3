import type { MinesFigures } from '../../kinds/mines/mines.ts';
import type { GameDefinition } from '../game-definition.ts';
import { mines } from '../mines.ts';

/** Until 20 November 2026 a cell worth more than the top was offered, and paid the top. */
export const mines03289d8c: GameDefinition<MinesFigures> = {
  sysname: 'mines',
  kind: 'mines',
  figures: { cells: 25, edgeX10000: 100, mines: [1, 24], topX10000: 100_000_000 },
  stakes: mines.stakes,
};
