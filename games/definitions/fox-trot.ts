import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const foxTrot: GameDefinition<SlotFigures> = {
  sysname: 'fox-trot',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 10) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    wildReels: [
      { reels: [], weight: 200 },
      { reels: [1], weight: 2 },
      { reels: [2], weight: 2 },
      { reels: [3], weight: 2 },
      { reels: [1, 3], weight: 1 },
      { reels: [2, 4], weight: 1 },
    ],
    capX100: 12500,
    strips: {
      base: [
        'W L1 L5 H3 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W H1 H2 H3 L5 L1 L1 L3 L4 L5 L2 L3 L2 L5 H2 H4 L4 H4',
        'W L5 H2 L3 L5 L5 L2 H4 L1 L3 H4 H2 H1 L4 L4 L2 L5 H4',
        'W H1 L3 L5 H1 L1 H2 L4 H4 L4 L1 L3 H4 H3 L2 H2 L5 L5',
        'W L3 H2 H2 L1 L2 L5 L2 L4 L5 L4 L1 L4 L3 H4 H3 H4 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 160, 315, 630, 1260],
      H2: [0, 0, 0, 265, 530, 1060],
      H3: [0, 0, 0, 220, 445, 890],
      H4: [0, 0, 0, 185, 375, 750],
      L1: [0, 0, 0, 155, 315, 630],
      L2: [0, 0, 0, 130, 265, 525],
      L3: [0, 0, 0, 110, 220, 445],
      L4: [0, 0, 0, 95, 185, 370],
      L5: [0, 0, 0, 80, 155, 315],
    },
  },
  stakes: { ladder },
};
