import type { BustFigures } from '../kinds/crash/crash-bust.ts';
import type { GameDefinition } from './game-definition.ts';
import { wholeLadder } from './ladder.ts';

export const rocketRun: GameDefinition<BustFigures> = {
  sysname: 'rocket-run',
  kind: 'crash',
  figures: { edgeX10000: 100, targetsX100: [101, 1_000_000] },
  stakes: { ladder: wholeLadder },
};
