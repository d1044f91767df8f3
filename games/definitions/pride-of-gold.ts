import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const prideOfGold: GameDefinition<SlotFigures> = {
  sysname: 'pride-of-gold',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 5], spinsAgain: [0, 0, 0, 2] },
    free: { strips: 'free', times: 1 },
    capX100: 50000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H3 L2 H4 H4 L3 L4 H1 L5 L4 L5 H1 L1 L3 H2 L1 L3 H3',
        'W H1 L2 L5 L4 L3 H3 L5 H2 L5 S H4 L1 H4 L2 L5 H2 L3 L4',
        'W L3 L4 H4 L2 H4 L2 H2 H1 H3 L4 H3 H1 L3 L1 L5 L5 H2 L3',
        'S H4 H2 H2 H4 L2 L5 L4 L3 L1 L2 L5 H1 L1 L5 L4 L3 H3',
      ],
      free: [
        'H1 H1 H1 H4 L4 H3 H2 H2 H2 L5 L4 L2 L3 S L5 L2 L1',
        'H2 H2 H2 L1 L3 L4 L1 W L5 L4 L5 H1 H1 H1 L3 H3 H4 L2',
        'W H4 L1 L4 H2 H2 H2 L4 L3 S L2 L2 L5 H1 H1 H1 L5 H3',
        'H1 H1 H1 L1 H3 L2 L4 H2 H2 H2 L5 L4 L5 W L3 H4 L1 L3',
        'S H4 L4 L4 H1 H1 H1 L3 L2 L1 L2 H2 H2 H2 L5 H3 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 15, 55, 185],
      H2: [0, 0, 0, 10, 40, 135],
      H3: [0, 0, 0, 10, 30, 100],
      H4: [0, 0, 0, 5, 20, 70],
      L1: [0, 0, 0, 5, 15, 50],
      L2: [0, 0, 0, 5, 10, 40],
      L3: [0, 0, 0, 5, 10, 30],
      L4: [0, 0, 0, 5, 5, 20],
      L5: [0, 0, 0, 5, 5, 15],
    },
  },
  stakes: { ladder },
};
