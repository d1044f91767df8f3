import type { RouletteFigures } from '../kinds/roulette/roulette.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

export const roulettePartage: GameDefinition<RouletteFigures> = {
  sysname: 'roulette-partage',
  kind: 'roulette',
  figures: { minChip, zeroGivesBackX10000: 5000 },
  stakes: chipStakes,
};
