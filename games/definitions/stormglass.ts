import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { stormglassTable } from '../tables/stormglass.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const stormglass: GameDefinition<SlotFigures> = {
  sysname: 'stormglass',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    strips: {},
    win: { by: 'ways' },
    paysX100: {
      H1: [0, 0, 0, 20, 105, 625],
      H2: [0, 0, 0, 10, 60, 355],
      H3: [0, 0, 0, 5, 35, 225],
      H4: [0, 0, 0, 5, 25, 145],
      L1: [0, 0, 0, 5, 10, 65],
      L2: [0, 0, 0, 5, 10, 60],
      L3: [0, 0, 0, 5, 10, 50],
      L4: [0, 0, 0, 5, 5, 45],
      L5: [0, 0, 0, 5, 5, 40],
    },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    tumble: {
      bags: {
        base: { H1: 9, H2: 10, H3: 11, H4: 12, L1: 14, L2: 15, L3: 16, L4: 17, L5: 18, W: 1, S: 2 },
        free: { H1: 10, H2: 11, H3: 12, H4: 12, L1: 14, L2: 14, L3: 15, L4: 15, L5: 15, W: 10 },
      },
      ladder: [1, 2, 3, 5, 10],
      table: stormglassTable,
    },
    capX100: 40990,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
