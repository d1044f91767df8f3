import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { fruitRoyaleTable } from '../tables/fruit-royale.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const fruitRoyale: GameDefinition<SlotFigures> = {
  sysname: 'fruit-royale',
  kind: 'slot',
  figures: {
    heights: [6, 6, 6, 6, 6, 6],
    strips: {},
    win: { by: 'clusters' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 360, 505, 720, 1070, 1430, 2505, 2505, 4295, 4295, 4295, 10735],
      H2: [0, 0, 0, 0, 0, 245, 350, 495, 740, 985, 1720, 1720, 2955, 2955, 2955, 7380],
      H3: [0, 0, 0, 0, 0, 175, 245, 360, 535, 720, 1255, 1255, 2150, 2150, 2150, 5365],
      L1: [0, 0, 0, 0, 0, 135, 190, 270, 400, 535, 940, 940, 1610, 1610, 1610, 4025],
      L2: [0, 0, 0, 0, 0, 100, 145, 205, 300, 400, 700, 700, 1205, 1205, 1205, 3015],
      L3: [0, 0, 0, 0, 0, 80, 115, 155, 235, 310, 545, 545, 940, 940, 940, 2350],
    },
    wild: { times: { W: 1 } },
    tumble: {
      bags: { base: { H1: 13, H2: 15, H3: 16, L1: 17, L2: 19, L3: 20 } },
      leaves: { symbol: 'W', least: 6 },
      table: fruitRoyaleTable,
    },
    capX100: 3660,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
