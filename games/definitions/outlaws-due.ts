import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const outlawsDue: GameDefinition<SlotFigures> = {
  sysname: 'outlaws-due',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 9], spinsAgain: [0] },
    free: { strips: 'free', times: 1, sticky: { symbol: 'W', reels: [1, 2, 3, 4], walks: 1 } },
    capX100: 75000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H3 L2 H2 H4 L3 H2 L5 L5 L4 L5 H1 L1 L3 H2 L1 L3 H3',
        'W L1 L3 H3 H2 H2 L3 L4 L2 L5 S L2 L4 H3 L3 L5 L5 L1 H4 H1',
        'W H3 H3 L1 L5 H2 L1 H3 L5 H2 L2 L2 L3 H1 L3 H2 H1 L5 L3',
        'S H2 L2 L1 L3 H3 L4 L5 L5 H2 L5 L4 H4 L2 H4 L3 H3 L1',
      ],
      free: [
        'L5 H4 L4 H4 L2 H1 L4 H3 L5 L3 H2 L3 H2 L4 L1 L2',
        'L1 H1 L3 H2 L2 H3 L4 L4 H2 L4 L5 H4 L3 H4 L2 L5',
        'H2 H1 H4 L2 L3 L4 L1 L5 L4 L2 L3 L5 L4 H2 H3 H4',
        'L3 H3 H2 L1 L2 L1 H4 H4 L2 L5 H2 L4 L4 L5 H1 L3 L5',
        'W L2 L2 L4 H4 L1 H2 H4 H2 L1 L3 L5 H3 L3 L4 L5 H3 H1 L5 L3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 175, 815, 3755],
      H2: [0, 0, 0, 115, 530, 2440],
      H3: [0, 0, 0, 75, 345, 1585],
      H4: [0, 0, 0, 50, 225, 1030],
      L1: [0, 0, 0, 30, 145, 670],
      L2: [0, 0, 0, 20, 95, 435],
      L3: [0, 0, 0, 15, 60, 285],
      L4: [0, 0, 0, 10, 40, 185],
      L5: [0, 0, 0, 5, 25, 120],
    },
  },
  stakes: { ladder },
};
