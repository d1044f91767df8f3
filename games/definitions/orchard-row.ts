import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { orchardRowTable } from '../tables/orchard-row.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const orchardRow: GameDefinition<SlotFigures> = {
  sysname: 'orchard-row',
  kind: 'slot',
  figures: {
    heights: [5, 5, 5, 5, 5, 5],
    strips: {},
    win: { by: 'anywhere' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 0, 0, 0, 315, 315, 945, 945, 3155],
      H2: [0, 0, 0, 0, 0, 0, 0, 0, 235, 235, 710, 710, 2370],
      H3: [0, 0, 0, 0, 0, 0, 0, 0, 180, 180, 545, 545, 1815],
      H4: [0, 0, 0, 0, 0, 0, 0, 0, 150, 150, 450, 450, 1500],
      L1: [0, 0, 0, 0, 0, 0, 0, 0, 120, 120, 355, 355, 1185],
      L2: [0, 0, 0, 0, 0, 0, 0, 0, 105, 105, 310, 310, 1025],
      L3: [0, 0, 0, 0, 0, 0, 0, 0, 85, 85, 260, 260, 870],
      L4: [0, 0, 0, 0, 0, 0, 0, 0, 70, 70, 215, 215, 710],
    },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 0, 200, 500, 2000], spins: [0], spinsAgain: [0] },
    tumble: {
      bags: { base: { H1: 9, H2: 11, H3: 13, H4: 15, L1: 18, L2: 22, L3: 24, L4: 26, S: 3 } },
      table: orchardRowTable,
    },
    capX100: 3520,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
