import type { BaccaratFigures } from '../kinds/baccarat/baccarat.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

export const baccaratNoir: GameDefinition<BaccaratFigures> = {
  sysname: 'baccarat-noir',
  kind: 'baccarat',
  figures: { decks: 8, minChip, bankerX10000: 19_500, tieX10000: 100_000, pairX10000: 120_000 },
  stakes: chipStakes,
};
