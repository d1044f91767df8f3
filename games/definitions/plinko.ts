import type { PlinkoFigures } from '../kinds/plinko/plinko.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const plinko: GameDefinition<PlinkoFigures> = {
  sysname: 'plinko',
  kind: 'plinko',
  figures: {
    // From the outermost slot to the middle one.
    paysX100: {
      low: {
        8: [320, 180, 110, 90, 80],
        10: [260, 240, 130, 110, 90, 80],
        12: [340, 240, 200, 130, 100, 90, 80],
        14: [600, 500, 260, 170, 110, 100, 90, 80],
        16: [600, 500, 380, 150, 130, 120, 100, 90, 80],
      },
      medium: {
        8: [800, 320, 130, 70, 50],
        10: [1600, 500, 220, 110, 70, 50],
        12: [1750, 800, 360, 180, 100, 70, 50],
        14: [4400, 1250, 480, 280, 150, 90, 70, 60],
        16: [3000, 2200, 850, 420, 240, 120, 90, 70, 60],
      },
      high: {
        8: [2800, 480, 110, 40, 20],
        10: [6000, 1150, 280, 80, 40, 20],
        12: [13_500, 2600, 650, 180, 70, 40, 20],
        14: [22_500, 5400, 1400, 340, 150, 70, 40, 30],
        16: [70_000, 9000, 3000, 900, 320, 130, 60, 30, 30],
      },
    },
  },
  stakes: { ladder },
};
