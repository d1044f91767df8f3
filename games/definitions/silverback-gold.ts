import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const silverbackGold: GameDefinition<SlotFigures> = {
  sysname: 'silverback-gold',
  kind: 'slot',
  figures: {
    heights: [
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 6, weight: 1 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 4, weight: 2 },
        { cells: 6, weight: 1 },
      ],
    ],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 3 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 7], spinsAgain: [0] },
    free: { strips: 'free', times: 1, wild: { times: { W: 5 } } },
    capX100: 100000,
    strips: {
      base: [
        'S L4 H2 L4 H4 L1 L5 L1 H2 L5 L5 L4 H4 L2 L5 H3 H1 L4 H3 H4',
        'L4 L5 L4 L5 H1 L4 L2 H3 L4 L5 H2 H2 H4 H4 L5 L3 L2 H3 L1 L2',
        'S H4 L4 L1 L1 H3 H3 L3 H2 H1 W H1 L4 L1 L5 H3 L5 L3 L1 L2',
        'W L1 L1 H3 L3 L5 H2 L4 H1 L5 L2 H1 H4 L1 H2 H4 L4 H2 L3 L2',
        'S L2 L2 H1 H4 L5 L5 H1 H2 L5 L2 H3 H3 H4 L3 L5 L5 L1 H2 L4',
      ],
      free: [
        'L2 L1 L1 H3 L5 L4 H2 L3 L3 H4 L2 L5 L5 L2 H4 H2 L4 H1 L4 H3',
        'W H2 L5 L1 L3 L4 H2 H4 L3 L2 L5 L3 L4 H3 H3 L2 L1 L5 H4 H1',
        'W L2 H3 L4 H4 H2 H4 L1 L1 H3 L5 L2 L5 H2 L3 L3 L4 H1 L3 L5',
        'W L2 L2 L4 H4 L1 H2 H4 H2 L1 L3 L5 H3 L3 L4 L5 H3 H1 L5 L3',
        'L2 H4 L5 H2 L1 H4 L4 H1 L4 L5 H2 L2 L2 L3 L3 L4 L1 L5 H3 H3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 50, 240, 1095],
      H2: [0, 0, 0, 35, 155, 710],
      H3: [0, 0, 0, 20, 100, 465],
      H4: [0, 0, 0, 15, 65, 300],
      L1: [0, 0, 0, 10, 45, 195],
      L2: [0, 0, 0, 5, 30, 125],
      L3: [0, 0, 0, 5, 20, 85],
      L4: [0, 0, 0, 5, 10, 55],
      L5: [0, 0, 0, 5, 10, 35],
    },
  },
  stakes: { ladder },
};
