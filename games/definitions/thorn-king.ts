import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const thornKing: GameDefinition<SlotFigures> = {
  sysname: 'thorn-king',
  kind: 'slot',
  figures: {
    heights: [
      [
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 7, weight: 1 },
      ],
      [
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 7, weight: 1 },
      ],
      [
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 7, weight: 1 },
      ],
      [
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 7, weight: 1 },
      ],
      [
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 7, weight: 1 },
      ],
      [
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 7, weight: 1 },
      ],
    ],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 6], spinsAgain: [0] },
    free: { strips: 'free', times: 3, rise: 1 },
    capX100: 100000,
    strips: {
      base: [
        'S L3 L4 L1 L5 L2 L5 H4 L1 L5 H1 H2 L1 L4 L3 L2 H3 H3 H4 L4 L3 H1',
        'W H4 L1 H2 L4 L5 L1 H4 L3 L4 L1 H1 H3 L4 L5 L2 H3 L3 L5 L2 H1 L3',
        'S L1 L1 H3 L1 L5 L5 L2 H2 L3 L2 L2 L4 L3 H4 L5 H4 H1 H3 L4 L3 H1',
        'L4 L5 H1 L4 H4 L2 L5 H3 H3 H3 L3 L2 H2 H1 H4 L1 L4 L1 L2 L3 L3 L5',
        'S L2 H1 L5 L4 H3 H2 L3 H4 L1 L4 W H4 L3 H3 L1 H1 L2 L5 L4 L2 L5',
        'L2 H3 L2 H4 H1 H4 L5 H3 L1 L1 H3 L3 L4 L2 L4 H3 L4 L5 H2 L3 L5 H1',
      ],
      free: [
        'L3 L4 L4 L5 L4 H2 L1 L2 H2 L3 L2 H4 L5 H4 H3 L5 L2 H1 L1 H3',
        'W L2 L3 L2 L3 L3 H3 L5 H4 H2 L4 L5 L5 H1 H3 H2 L1 L4 L1 H4',
        'L5 L4 L2 L4 L3 H3 L4 L1 H4 L1 H2 L2 L2 H1 L3 H2 L5 H4 H3 L5',
        'H4 L2 L4 L1 L5 L3 L4 L4 L2 L2 H2 L1 H2 L3 H4 H3 H1 L5 H3 L5',
        'W H4 L3 L2 L1 L5 L4 H3 H4 L5 H2 L2 L5 L3 L1 H2 H3 L3 L4 H1',
        'L4 L4 H2 L5 H4 H3 L5 L2 L4 L1 H4 L2 H3 L3 L5 L1 L2 H1 H2 L3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 30, 140, 650, 2990],
      H2: [0, 0, 0, 20, 90, 420, 1945],
      H3: [0, 0, 0, 15, 60, 275, 1265],
      H4: [0, 0, 0, 10, 40, 180, 820],
      L1: [0, 0, 0, 5, 25, 115, 535],
      L2: [0, 0, 0, 5, 15, 75, 345],
      L3: [0, 0, 0, 5, 10, 50, 225],
      L4: [0, 0, 0, 5, 5, 30, 145],
      L5: [0, 0, 0, 5, 5, 20, 95],
    },
  },
  stakes: { ladder },
};
