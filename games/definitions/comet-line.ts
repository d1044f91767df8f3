import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const cometLine: GameDefinition<SlotFigures> = {
  sysname: 'comet-line',
  kind: 'slot',
  figures: {
    heights: [
      [
        { cells: 2, weight: 1 },
        { cells: 4, weight: 2 },
        { cells: 5, weight: 1 },
      ],
      [
        { cells: 2, weight: 1 },
        { cells: 4, weight: 2 },
        { cells: 5, weight: 1 },
      ],
      [
        { cells: 2, weight: 1 },
        { cells: 4, weight: 2 },
        { cells: 5, weight: 1 },
      ],
      [
        { cells: 2, weight: 1 },
        { cells: 4, weight: 2 },
        { cells: 5, weight: 1 },
      ],
      [
        { cells: 2, weight: 1 },
        { cells: 4, weight: 2 },
        { cells: 5, weight: 1 },
      ],
      [
        { cells: 2, weight: 1 },
        { cells: 4, weight: 2 },
        { cells: 5, weight: 1 },
      ],
    ],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    wildReels: [
      { reels: [], weight: 60 },
      { reels: [1], weight: 1 },
      { reels: [2], weight: 1 },
      { reels: [3], weight: 1 },
      { reels: [4], weight: 1 },
    ],
    capX100: 20000,
    strips: {
      base: [
        'L2 H2 L4 L1 H3 H4 L4 H4 H1 L1 L3 L2 L4 L3 L3 H1 H3 L1',
        'W H4 L4 L4 H1 L1 L3 H2 L2 H3 L2 H3 L1 H2 H4 L2 L3 L4',
        'H3 L1 L4 L1 L3 H3 L2 L4 L4 L1 H4 H1 H4 L3 H3 H2 H1 L2',
        'W L2 H1 H3 L1 L2 L4 H3 H4 L4 H2 L2 L4 H4 H2 L3 L3 L1',
        'H1 L3 L3 L2 L1 L1 L4 H1 H3 L4 L3 L2 H3 H4 L4 H2 H3 L1',
        'L4 L1 L4 L3 L3 L2 H2 L2 L3 H1 L1 H3 L4 L1 H4 H1 H4 H3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 35, 75, 145, 295],
      H2: [0, 0, 0, 30, 60, 125, 245],
      H3: [0, 0, 0, 25, 50, 105, 205],
      H4: [0, 0, 0, 20, 45, 85, 175],
      L1: [0, 0, 0, 20, 35, 75, 145],
      L2: [0, 0, 0, 15, 30, 60, 125],
      L3: [0, 0, 0, 15, 25, 50, 105],
      L4: [0, 0, 0, 10, 20, 45, 85],
    },
  },
  stakes: { ladder },
};
