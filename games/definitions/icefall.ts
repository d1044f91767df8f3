import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { frostHopTable } from '../tables/icefall.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const icefall: GameDefinition<SlotFigures> = {
  sysname: 'icefall',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4, 4],
    strips: {},
    win: { by: 'ways' },
    paysX100: {
      H1: [0, 0, 0, 10, 30, 85, 240],
      H2: [0, 0, 0, 10, 20, 60, 175],
      H3: [0, 0, 0, 5, 15, 45, 130],
      H4: [0, 0, 0, 5, 10, 35, 95],
      L1: [0, 0, 0, 5, 10, 20, 65],
      L2: [0, 0, 0, 5, 10, 20, 55],
      L3: [0, 0, 0, 5, 5, 15, 50],
      L4: [0, 0, 0, 5, 5, 15, 40],
    },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 0, 200, 1000, 5000], spins: [0], spinsAgain: [0] },
    tumble: {
      bags: { base: { H1: 9, H2: 11, H3: 12, H4: 13, L1: 15, L2: 16, L3: 17, L4: 18, W: 2, S: 4 } },
      ladder: [1, 2, 3, 5, 8],
      table: frostHopTable,
    },
    capX100: 31745,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
