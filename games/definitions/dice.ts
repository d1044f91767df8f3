import type { DiceFigures } from '../kinds/dice/dice.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const dice: GameDefinition<DiceFigures> = {
  sysname: 'dice',
  kind: 'dice',
  figures: { edgeX10000: 100, chances: [100, 9800] },
  stakes: { ladder },
};
