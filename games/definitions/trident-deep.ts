import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

const height = [
  { cells: 2, weight: 4 },
  { cells: 3, weight: 6 },
  { cells: 4, weight: 8 },
  { cells: 5, weight: 8 },
  { cells: 6, weight: 6 },
  { cells: 7, weight: 4 },
];

export const tridentDeep: GameDefinition<SlotFigures> = {
  sysname: 'trident-deep',
  kind: 'slot',
  figures: {
    heights: [height, height, height, height, height, height],
    strips: {
      base: [
        'H4 L3 L1 L4 L3 H3 H3 H2 S L3 H2 H4 L1 L5 L5 H3 H3 L2 L1 L4 L2 L2 H2 L4 L5 L4 L5 L2 L4 H1 H4 H4 L2 L5 L5 L4 L3 L1 L3 L2 S L4',
        'L3 L2 L1 L2 L2 H4 L4 L2 L2 H4 L1 L4 L5 H2 S L5 H3 H3 H1 H2 L3 S H3 L4 L2 L5 L4 H3 L3 L4 L3 L5 L4 L3 H3 W L1 L4 L5 H4 H1 L5 L2 L5',
        'H4 L1 L5 L4 H3 L2 L3 W L1 H3 L1 H4 H2 L5 L5 H1 H4 L4 L3 S L3 L2 H3 L2 L2 L4 H1 H3 L4 L2 S H4 L5 L4 L2 L4 L4 H3 L5 L3 L2 H3',
        'L2 L4 L5 L4 H2 L1 H3 L5 H1 L5 H4 L2 L3 L5 L4 L4 H4 L3 L4 L2 H3 L5 H4 H4 L1 L1 H2 L4 H4 L2 L3 L1 L3 H3 H1 L2 L5 L2 L5 L3 W L5 L1 S L3',
        'L5 L3 S H4 L1 L3 H1 H4 H2 L4 L2 L1 L2 L2 H4 L3 L3 L4 L4 H3 L1 L5 L5 H3 L4 H2 L5 L5 W L3 L3 L3 L4 L4 H4 H3 L2 L2 H3 L5 L4 L1 L1 H1 L2 L1',
        'L2 L3 L1 H4 L2 L4 L3 L4 H2 L5 L5 L2 L5 L3 L5 H3 S L4 L1 H1 L2 L2 L4 H3 H3 L4 S H1 H4 H4 L4 L5 L2 L3 L1 L3 H4 L1 H3 L3 L1 L5',
      ],
      free: [
        'L5 L4 L2 L1 H1 H2 L2 H2 H1 L2 L3 H3 L3 L3 L1 L5 L5 L4 L5 L1 H3 L5 L5 L1 L2 L4 L3 L4 H4 L4 H3 H3 L2 L5 L5 L3 L3 H2 H3 L2 L3 H1 L1',
        'H3 L1 L1 H1 L4 H3 L4 L2 L5 L3 H4 L2 H2 L3 L5 L2 H1 L2 L5 H3 L4 H3 L4 L3 W L4 H4 L4 L3 L3 H2 L1 L5 L1 L4 L3 L2 H1 H3 L5 L5 L1 L2',
        'L3 H1 L4 L5 H3 H3 L2 L3 L4 L3 L5 L4 L4 L2 L4 H4 L5 H3 L2 L1 L1 L4 L3 L1 L3 H3 L4 H2 L1 L5 L2 H1 L2 H4 L5 L5 L5 W H4 L3 L1 L3 L4 L2',
        'L4 H4 L5 L3 H4 L4 L5 L4 L5 H2 L2 H4 L5 L3 H3 L2 L2 L2 H2 L1 L5 H2 L3 H3 L1 L3 L3 L4 L4 H1 L3 L5 L4 H4 L4 L4 L2 L1 H2 H3 L4 W L2 L2',
        'H1 H2 L3 L3 L4 H3 L3 L3 H3 L5 L5 L4 L2 L2 L4 L3 H1 L5 L2 H3 H4 L1 L4 H4 H1 L5 W H3 L5 L2 H3 L3 L1 L5 L3 H4 L1 H2 H4 L1 L3 L4 L2 L5 L4 L5',
        'L2 L3 H1 L3 L3 L4 L3 L4 H4 L1 L3 H2 L1 L5 H3 L5 L5 L4 L4 H3 L5 L4 H4 L1 L5 L4 H1 H3 L4 L4 L5 L3 L2 L3 L4 H3 L1 L2 L3 L1 L4 L2 H3',
      ],
    },
    win: { by: 'ways' },
    paysX100: {
      H1: [0, 0, 0, 75, 150, 300, 1000],
      H2: [0, 0, 0, 40, 75, 150, 400],
      H3: [0, 0, 0, 30, 50, 100, 250],
      H4: [0, 0, 0, 20, 40, 75, 150],
      L1: [0, 0, 0, 10, 20, 40, 80],
      L2: [0, 0, 0, 10, 15, 30, 60],
      L3: [0, 0, 0, 5, 10, 20, 50],
      L4: [0, 0, 0, 5, 10, 20, 40],
      L5: [0, 0, 0, 5, 10, 15, 40],
    },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 0, 10, 12, 15], spinsAgain: [0] },
    free: { strips: 'free', times: 1, rise: 1 },
    capX100: 130000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
