import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { olympusStormTable } from '../tables/olympus-storm.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const olympusStorm: GameDefinition<SlotFigures> = {
  sysname: 'olympus-storm',
  kind: 'slot',
  figures: {
    heights: [5, 5, 5, 5, 5, 5],
    strips: {},
    win: { by: 'anywhere' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 0, 0, 0, 550, 550, 1375, 1375, 2750],
      H2: [0, 0, 0, 0, 0, 0, 0, 0, 165, 165, 550, 550, 1375],
      H3: [0, 0, 0, 0, 0, 0, 0, 0, 140, 140, 330, 330, 825],
      H4: [0, 0, 0, 0, 0, 0, 0, 0, 100, 100, 165, 165, 660],
      L1: [0, 0, 0, 0, 0, 0, 0, 0, 65, 65, 110, 110, 550],
      L2: [0, 0, 0, 0, 0, 0, 0, 0, 55, 55, 95, 95, 440],
      L3: [0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 70, 70, 275],
      L4: [0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 55, 55, 220],
    },

    scatter: {
      symbol: 'S',
      paysX100: [0, 0, 0, 0, 300, 500, 10000],
      spins: [0, 0, 0, 0, 10, 12, 15],
      spinsAgain: [0, 0, 0, 5],
    },
    free: { strips: 'free', times: 1 },
    tumble: {
      bags: {
        base: { H1: 10, H2: 12, H3: 14, H4: 16, L1: 20, L2: 22, L3: 24, L4: 26, S: 3 },
        free: { H1: 10, H2: 12, H3: 14, H4: 16, L1: 20, L2: 22, L3: 24, L4: 26, S: 2 },
      },
      charge: {
        chance: { charges: 14, of: 100 },
        values: [
          { times: 2, weight: 500 },
          { times: 3, weight: 220 },
          { times: 5, weight: 150 },
          { times: 10, weight: 90 },
          { times: 25, weight: 32 },
          { times: 100, weight: 8 },
        ],
        isBanked: true,
      },
      table: olympusStormTable,
    },
    capX100: 88550,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
