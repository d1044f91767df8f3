import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const monsoonTrail: GameDefinition<SlotFigures> = {
  sysname: 'monsoon-trail',
  kind: 'slot',
  figures: {
    heights: [
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 3 },
        { cells: 4, weight: 3 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 3 },
        { cells: 4, weight: 3 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 3 },
        { cells: 4, weight: 3 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 3 },
        { cells: 4, weight: 3 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 3 },
        { cells: 4, weight: 3 },
        { cells: 6, weight: 1 },
      ],
    ],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    mystery: {
      symbol: 'M',
      opens: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H3', weight: 2 },
        { symbol: 'L2', weight: 3 },
        { symbol: 'L5', weight: 3 },
      ],
    },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 25000,
    strips: {
      base: [
        'S L3 L5 H1 H4 L4 H2 L1 L5 L2 M L4 L3 L1 L5 H4 H3 L2 H2',
        'M H1 L1 L4 H2 H3 H3 L2 H4 L2 W H2 H4 L3 L4 L5 L1 L5 L5',
        'W H2 L5 H4 L2 H4 M L3 L4 H2 L3 H1 L2 S L5 L4 L4 H3 L1',
        'W H1 H3 L5 H4 L1 L3 L1 L5 H2 M L4 L3 L4 H4 L2 L5 L2 H2',
        'S L1 H2 L2 L4 L3 H3 L4 L5 L5 M H2 L5 L4 H4 L2 H4 L3 H1',
      ],
      free: [
        'M M L5 L1 L4 H4 L2 H1 L4 H3 L3 L3 H3 H2 L5 L1 L2',
        'M M L2 H4 H4 H1 L4 H2 L2 W L5 H3 L1 L3 L4 L5 L3',
        'W L3 L1 H4 H1 L2 L4 H3 M M L5 L3 H4 L2 H2 L5 L4',
        'W L3 L4 H3 H2 L2 L2 L4 M M H4 L5 H4 L3 H1 L5 L1',
        'M M L1 L5 H3 L2 L3 H4 H3 L5 L4 L1 H1 L3 L2 H2 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 70, 180, 475],
      H2: [0, 0, 0, 55, 145, 380],
      H3: [0, 0, 0, 45, 115, 305],
      H4: [0, 0, 0, 35, 95, 240],
      L1: [0, 0, 0, 30, 75, 195],
      L2: [0, 0, 0, 25, 60, 155],
      L3: [0, 0, 0, 20, 50, 125],
      L4: [0, 0, 0, 15, 40, 100],
      L5: [0, 0, 0, 10, 30, 80],
    },
  },
  stakes: { ladder },
};
