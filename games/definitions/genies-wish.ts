import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const geniesWish: GameDefinition<SlotFigures> = {
  sysname: 'genies-wish',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 6], spinsAgain: [0] },
    free: {
      strips: 'free',
      times: 1,
      wildReels: [
        { reels: [0], weight: 1 },
        { reels: [1], weight: 1 },
        { reels: [2], weight: 1 },
        { reels: [3], weight: 1 },
        { reels: [4], weight: 1 },
      ],
    },
    capX100: 17500,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H3 L2 H2 H4 L2 L4 L5 L5 L4 L5 H1 L1 L3 H2 L1 L3 H3',
        'W H1 L2 L5 L4 L3 H3 L1 H2 L5 S H4 L1 H4 L2 L5 H2 L3 L4',
        'W L3 L4 H4 L1 L5 L2 H2 H1 L3 L4 H3 L1 L3 L1 L5 L5 H2 L3',
        'S H4 H2 H2 H4 L2 L5 L4 L3 L1 L2 L5 H1 L1 L5 L4 L3 H3',
      ],
      free: [
        'H2 H2 L4 L1 L1 L5 H4 L4 H4 L2 H1 L3 H3 L5 L3 L5 L2',
        'L2 L4 L2 H3 L5 L1 L5 L1 L3 L3 L5 H2 H4 H2 H4 H1 L4',
        'L2 L3 H2 H4 H4 L5 L1 H2 H3 L4 L2 L3 L5 H1 L1 L5 L4',
        'L5 L4 H3 H2 L3 L4 L2 H4 H1 H4 L1 L1 H2 L5 L2 L5 L3',
        'L1 H2 L1 L3 H1 H3 L4 L5 L5 H4 L4 L2 L3 L5 H4 L2 H2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 430, 1465, 4980],
      H2: [0, 0, 0, 315, 1070, 3635],
      H3: [0, 0, 0, 230, 780, 2655],
      H4: [0, 0, 0, 170, 570, 1935],
      L1: [0, 0, 0, 120, 415, 1415],
      L2: [0, 0, 0, 90, 305, 1030],
      L3: [0, 0, 0, 65, 220, 755],
      L4: [0, 0, 0, 50, 160, 550],
      L5: [0, 0, 0, 35, 120, 400],
    },
  },
  stakes: { ladder },
};
