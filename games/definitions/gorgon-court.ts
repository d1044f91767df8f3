import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const gorgonCourt: GameDefinition<SlotFigures> = {
  sysname: 'gorgon-court',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 2, sticky: { symbol: 'W', reels: [0, 1, 2, 3, 4], walks: 1 } },
    capX100: 75000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H3 L2 H2 H4 H3 H2 L5 L5 L4 L5 H1 L1 L3 H2 L1 L3 H3',
        'W L1 L3 H1 H2 H2 L3 L4 L2 L5 S L2 L4 H3 L3 L5 L5 L1 H4 H1',
        'W H4 H3 L1 H1 H2 L1 H3 L5 H2 L2 L2 L5 H1 L3 H2 H2 L5 L3',
        'S H2 L2 L1 L3 L2 L4 L5 L5 H2 L5 L4 H4 L2 H4 L3 H1 L1',
      ],
      free: [
        'L5 H4 L4 H4 L2 H1 L4 H3 L5 L3 H2 L3 H2 L4 L1 L2',
        'L1 H1 L3 H2 L2 H3 L4 L4 H2 L4 L5 H4 L3 H4 L2 L5',
        'H2 H1 H4 L2 L3 L4 L1 L5 L4 L2 L3 L5 L4 H2 H3 H4',
        'W L5 H1 L4 L4 L3 L1 H2 L2 H2 L4 L2 H4 L3 L5 H4 H3',
        'W H4 L3 L3 L2 L5 L5 L2 H3 L4 L1 H2 H4 L5 L4 H1 H2 L1',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 200, 920, 4235],
      H2: [0, 0, 0, 130, 600, 2750],
      H3: [0, 0, 0, 85, 390, 1790],
      H4: [0, 0, 0, 55, 255, 1160],
      L1: [0, 0, 0, 35, 165, 755],
      L2: [0, 0, 0, 25, 105, 490],
      L3: [0, 0, 0, 15, 70, 320],
      L4: [0, 0, 0, 10, 45, 205],
      L5: [0, 0, 0, 5, 30, 135],
    },
  },
  stakes: { ladder },
};
