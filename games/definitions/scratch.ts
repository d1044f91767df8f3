import type { ScratchFigures } from '../kinds/scratch/scratch.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const scratch: GameDefinition<ScratchFigures> = {
  sysname: 'scratch',
  kind: 'scratch',
  figures: {
    fields: 9,
    // A million tickets with the blanks.
    prizes: [
      [500_000, 4],
      [50_000, 120],
      [10_000, 900],
      [2500, 4400],
      [1000, 12_000],
      [500, 26_000],
      [300, 40_000],
      [200, 90_000],
      [100, 120_000],
    ],
    blanks: 706_576,
  },
  stakes: { ladder },
};
