import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const tigerSeal: GameDefinition<SlotFigures> = {
  sysname: 'tiger-seal',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    mystery: {
      symbol: 'M',
      opens: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H2', weight: 2 },
        { symbol: 'L1', weight: 3 },
        { symbol: 'L3', weight: 4 },
      ],
    },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 6], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 60000,
    strips: {
      base: [
        'S L2 H3 L5 L2 L1 H1 H2 M M M M L5 L4 L2 H4 L5 H4',
        'M M M M L2 L3 L4 L2 H2 H1 H3 W L4 H3 L5 L5 H4 L3 L1',
        'W L2 H3 H1 L5 S H4 L1 L4 L4 H1 M M M M L5 L2 L3 H2',
        'M M M M H2 L1 H4 L4 H3 H4 L3 W L5 L5 L4 H1 L3 L2 H3',
        'M M M M L5 L2 H4 L1 H3 L3 L4 S L5 H1 L4 H2 H4 L2',
      ],
      free: [
        'M M M M H4 L1 H3 L4 H2 L3 H1 H4 L4 L5 L2 L2 L5',
        'M M M M L4 L2 L1 L5 H2 H1 H4 W L4 L2 H4 L5 H3 L3',
        'W H4 L4 L1 H1 L2 H4 L5 M M M M L4 H3 L5 L3 L2 H2',
        'M M M M L4 L1 L2 H4 L5 H2 H4 W L5 L2 H1 L4 L3 H3',
        'M M M M H4 H2 L4 L5 H3 L1 L2 L5 L3 H4 H1 L4 L2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 5, 20, 70],
      H2: [0, 0, 0, 5, 15, 50],
      H3: [0, 0, 0, 5, 10, 40],
      H4: [0, 0, 0, 5, 10, 30],
      L1: [0, 0, 0, 5, 5, 20],
      L2: [0, 0, 0, 5, 5, 15],
      L3: [0, 0, 0, 5, 5, 10],
      L4: [0, 0, 0, 5, 5, 10],
      L5: [0, 0, 0, 5, 5, 5],
    },
  },
  stakes: { ladder },
};
