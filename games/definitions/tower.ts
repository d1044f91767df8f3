import type { TowerFigures } from '../kinds/tower/tower.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const tower: GameDefinition<TowerFigures> = {
  sysname: 'tower',
  kind: 'tower',
  figures: {
    edgeX10000: 200,
    levels: {
      gentle: { safe: 3, places: 4, rows: 9 },
      steady: { safe: 2, places: 3, rows: 9 },
      even: { safe: 1, places: 2, rows: 9 },
      steep: { safe: 1, places: 3, rows: 8 },
      sheer: { safe: 1, places: 4, rows: 6 },
    },
  },
  stakes: { ladder },
};
