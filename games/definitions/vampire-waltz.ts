import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const vampireWaltz: GameDefinition<SlotFigures> = {
  sysname: 'vampire-waltz',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'L5 H1 L5 L2 H2 H2 H1 H1 L4 H2 L3 L1 L4 H1 H1 L1 L1 H4 L3 H3 L3 L3 L4 H2 H2 H2 L5 L4 H3 L3 L3 H1 H1 L4 H2 L4 L3 H1 H1 H2 L1 H2 S',
        'H4 L5 L2 W H1 H3 L5 L5 L3 H4 H2 L5 H4 H1 L3 L5 L2 L1 S H3 H4 L3 H1 H4 L4 L2 H2 L3 W H3 L2 H3 L1 H3',
        'L5 H2 W H1 H3 L4 H2 S L4 H4 L2 L4 L5 L1 L3 L4 L1 L5 H1 L4 H2 H2 L1 H1 S L2 L1 L5 L4 H2 L3 H2 L5 L3 W H1',
        'H2 S L1 L4 H4 L5 L5 H1 H1 L1 H3 W L1 L1 L4 H3 L4 L3 W L5 H1 L5 H2 H1 L3 H3 H1 H2 L3 L1 H1 L5 S L5 H1 L5 H1 H3 L2 L5',
        'H1 S L5 H4 L5 H1 L1 L5 L4 L2 L4 L1 H1 L4 L4 L4 H2 L3 H3 L4 H1 L1 L3 L2 H2 L3 L3 L3 L3 L5 L5 L5 L3 L1 L3',
      ],
      free: [
        'H1 H2 H4 L1 L4 L2 L2 H2 L5 L5 L5 L4 H1 L4 L2 H4 L2 L5 L5 L5 H2 L5 H3 L4 H4 H1 L3 L4 L2 H3 L2 H2 L2 L4',
        'L5 L3 H4 H4 H3 H4 L2 L4 H4 H3 L2 L4 L2 L2 L4 H2 L5 L2 L2 L1 L1 L2 H2 H2 H4 L2 L4 H2 L5 L4 H1 H2 H3 W H3 L1',
        'W L3 L4 L5 L5 L3 L5 L1 L4 L5 L5 L2 L3 L4 H3 L4 H2 L5 H4 L4 L1 H1 L3 L5 H1 L5 L4 L2 H3 L1 L1 H2 L2 L4 L4 L3 H4 L5',
        'L1 H1 H3 L4 L5 L1 L4 L1 H2 H1 L3 H2 L1 H4 W L5 H1 L2 L4 H1 L3 H3 L5 L1 H4 H4 L2 W L1 H3 L1 H2 H4 L1 L4 L4 L3 L3 L5 L4',
        'H3 L4 H4 H3 L3 H3 H3 L2 L4 L3 L1 L1 L3 L4 L3 L4 L1 L4 L2 H4 L4 H2 H4 L2 H2 H2 H2 H3 L4 H3 H3 H4 L1 L1 H3 H4 L1 L2 H4 L4 H1 H4 L1 H4 H4 L5',
      ],
    },
    win: {
      by: 'lines',
      lines: threeRows.slice(0, 20),
    },
    paysX100: {
      H1: [0, 0, 0, 140, 560, 2100],
      H2: [0, 0, 0, 105, 350, 1120],
      H3: [0, 0, 0, 85, 280, 700],
      H4: [0, 0, 0, 70, 210, 560],
      L1: [0, 0, 0, 35, 105, 280],
      L2: [0, 0, 0, 30, 85, 210],
      L3: [0, 0, 0, 20, 70, 175],
      L4: [0, 0, 0, 15, 55, 140],
      L5: [0, 0, 0, 15, 55, 140],
    },
    wild: { times: { W: 1 } },
    scatter: {
      symbol: 'S',
      paysX100: [0, 0, 0, 100, 500, 2500],
      spins: [0, 0, 0, 8, 10, 12],
      spinsAgain: [0],
    },
    free: { strips: 'free', times: 1, sticky: { symbol: 'W', reels: [1, 2, 3] } },
    capX100: 60000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
