import type { BustFigures } from '../kinds/crash/crash-bust.ts';
import type { GameDefinition } from './game-definition.ts';
import { wholeLadder } from './ladder.ts';

export const limbo: GameDefinition<BustFigures> = {
  sysname: 'limbo',
  kind: 'limbo',
  figures: { edgeX10000: 100, targetsX100: [101, 1_000_000] },
  stakes: { ladder: wholeLadder },
};
