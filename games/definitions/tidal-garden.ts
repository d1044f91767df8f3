import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { tidalGardenTable } from '../tables/tidal-garden.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const tidalGarden: GameDefinition<SlotFigures> = {
  sysname: 'tidal-garden',
  kind: 'slot',
  figures: {
    heights: [7, 7, 7, 7, 7, 7, 7],
    strips: {},
    win: { by: 'clusters' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 500, 745, 1095, 1745, 1745, 3485, 3485, 6970, 6970, 6970, 19920],
      H2: [0, 0, 0, 0, 0, 315, 475, 695, 1105, 1105, 2210, 2210, 4415, 4415, 4415, 12615],
      H3: [0, 0, 0, 0, 0, 215, 325, 475, 755, 755, 1510, 1510, 3020, 3020, 3020, 8635],
      L1: [0, 0, 0, 0, 0, 115, 175, 255, 405, 405, 815, 815, 1625, 1625, 1625, 4650],
      L2: [0, 0, 0, 0, 0, 90, 135, 200, 320, 320, 640, 640, 1280, 1280, 1280, 3650],
      L3: [0, 0, 0, 0, 0, 75, 110, 165, 260, 260, 525, 525, 1045, 1045, 1045, 2990],
      L4: [0, 0, 0, 0, 0, 60, 95, 135, 220, 220, 435, 435, 870, 870, 870, 2490],
    },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    tumble: {
      bags: {
        base: { H1: 10, H2: 12, H3: 14, L1: 17, L2: 20, L3: 22, L4: 23, S: 1 },
        free: { H1: 14, H2: 15, H3: 16, L1: 17, L2: 18, L3: 19, L4: 20, W: 6 },
      },
      leaves: { symbol: 'W', least: 6 },
      table: tidalGardenTable,
    },
    capX100: 10515,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
