import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { gemForgeTable } from '../tables/gem-forge.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const gemForge: GameDefinition<SlotFigures> = {
  sysname: 'gem-forge',
  kind: 'slot',
  figures: {
    heights: [7, 7, 7, 7, 7, 7, 7],
    strips: {},
    win: { by: 'clusters' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 340, 520, 765, 1465, 1465, 4600, 4600, 16295, 16295, 16295, 57110],
      H2: [0, 0, 0, 0, 0, 215, 325, 475, 915, 915, 2875, 2875, 10185, 10185, 10185, 35695],
      H3: [0, 0, 0, 0, 0, 145, 215, 320, 610, 610, 1915, 1915, 6790, 6790, 6790, 23795],
      L1: [0, 0, 0, 0, 0, 85, 130, 190, 365, 365, 1150, 1150, 4075, 4075, 4075, 14280],
      L2: [0, 0, 0, 0, 0, 70, 110, 160, 305, 305, 960, 960, 3395, 3395, 3395, 11900],
      L3: [0, 0, 0, 0, 0, 55, 85, 125, 245, 245, 765, 765, 2715, 2715, 2715, 9520],
      L4: [0, 0, 0, 0, 0, 45, 65, 95, 185, 185, 575, 575, 2035, 2035, 2035, 7140],
    },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 0, 10, 12, 15], spinsAgain: [0, 0, 0, 4] },
    free: { strips: 'free', times: 1 },
    tumble: {
      bags: {
        base: { H1: 13, H2: 16, H3: 18, L1: 21, L2: 22, L3: 24, L4: 25, W: 3, S: 2 },
        free: { H1: 13, H2: 16, H3: 18, L1: 21, L2: 22, L3: 24, L4: 25, W: 3, S: 2 },
      },
      glow: { most: 20 },
      table: gemForgeTable,
    },
    capX100: 29575,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
