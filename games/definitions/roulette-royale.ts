import type { RouletteFigures } from '../kinds/roulette/roulette.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

export const rouletteRoyale: GameDefinition<RouletteFigures> = {
  sysname: 'roulette-royale',
  kind: 'roulette',
  figures: { minChip, zeroGivesBackX10000: 0 },
  stakes: chipStakes,
};
