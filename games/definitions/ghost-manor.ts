import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const ghostManor: GameDefinition<SlotFigures> = {
  sysname: 'ghost-manor',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 25) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 1, sticky: { symbol: 'W', reels: [1, 3] } },
    capX100: 30000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H3 L2 H2 H4 L3 H3 L5 L5 L4 L5 H1 L1 L3 H2 L1 L3 H3',
        'S H2 L5 L4 H2 H4 L2 L3 H1 L5 H4 L1 L3 L4 L1 L2 L5 H3 H3 L3',
        'W H4 H3 L1 L3 L4 L1 H3 L5 H2 H1 L2 L3 H1 L3 H2 L4 L5 L3',
        'S H2 L2 L1 L3 H3 L4 L5 L5 H2 L5 L4 H4 L2 H4 L3 H1 L1',
      ],
      free: [
        'L5 H4 L4 H4 L2 H1 L4 H3 L5 L3 H2 L3 H2 L4 L1 L2',
        'W L5 H2 L2 L1 L4 L4 H2 H4 L3 H4 H3 L3 L3 L2 L1 H3 H1 L5 L5',
        'L2 L2 L5 L4 H4 L5 L4 L3 H3 L3 H2 H2 H1 H4 L4 L1',
        'W H2 L1 L4 H4 L3 L5 L3 L2 L3 L5 H3 H2 H3 H4 H1 L4 L1 L2 L5',
        'L2 H3 L4 H2 H4 H1 L5 L2 L5 L3 L3 H4 L4 L4 L1 H2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 235, 805, 2730],
      H2: [0, 0, 0, 170, 585, 1990],
      H3: [0, 0, 0, 125, 430, 1455],
      H4: [0, 0, 0, 90, 310, 1060],
      L1: [0, 0, 0, 65, 230, 775],
      L2: [0, 0, 0, 50, 165, 565],
      L3: [0, 0, 0, 35, 120, 415],
      L4: [0, 0, 0, 25, 90, 300],
      L5: [0, 0, 0, 20, 65, 220],
    },
  },
  stakes: { ladder },
};
