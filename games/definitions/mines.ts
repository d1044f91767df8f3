import type { MinesFigures } from '../kinds/mines/mines.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const mines: GameDefinition<MinesFigures> = {
  sysname: 'mines',
  kind: 'mines',
  figures: { cells: 25, edgeX10000: 100, mines: [1, 24], topX10000: 100_000_000, endsBelowTop: true },
  stakes: { ladder },
};
