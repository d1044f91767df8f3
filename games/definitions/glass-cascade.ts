import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { candyCascadeTable } from '../tables/glass-cascade.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const glassCascade: GameDefinition<SlotFigures> = {
  sysname: 'glass-cascade',
  kind: 'slot',
  figures: {
    heights: [5, 5, 5, 5, 5, 5],
    strips: {},
    win: { by: 'anywhere' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 0, 0, 0, 440, 440, 1105, 1105, 3545],
      H2: [0, 0, 0, 0, 0, 0, 0, 0, 190, 190, 475, 475, 1515],
      H3: [0, 0, 0, 0, 0, 0, 0, 0, 110, 110, 285, 285, 910],
      H4: [0, 0, 0, 0, 0, 0, 0, 0, 85, 85, 205, 205, 655],
      L1: [0, 0, 0, 0, 0, 0, 0, 0, 55, 55, 145, 145, 455],
      L2: [0, 0, 0, 0, 0, 0, 0, 0, 45, 45, 110, 110, 355],
      L3: [0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 80, 80, 250],
      L4: [0, 0, 0, 0, 0, 0, 0, 0, 25, 25, 55, 55, 175],
    },
    scatter: {
      symbol: 'S',
      paysX100: [0, 0, 0, 0, 300, 500, 5000],
      spins: [0, 0, 0, 0, 8, 10, 12],
      spinsAgain: [0],
    },
    free: { strips: 'free', times: 1 },
    tumble: {
      bags: {
        base: { H1: 8, H2: 12, H3: 15, H4: 17, L1: 20, L2: 22, L3: 25, L4: 27, S: 3 },
        free: { H1: 8, H2: 12, H3: 15, H4: 17, L1: 20, L2: 22, L3: 25, L4: 27 },
      },
      charge: {
        chance: { charges: 22, of: 100 },
        values: [
          { times: 2, weight: 60 },
          { times: 3, weight: 25 },
          { times: 5, weight: 12 },
          { times: 20, weight: 3 },
        ],
        isBanked: false,
      },
      table: candyCascadeTable,
    },
    capX100: 13600,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
