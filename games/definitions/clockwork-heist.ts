import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const clockworkHeist: GameDefinition<SlotFigures> = {
  sysname: 'clockwork-heist',
  kind: 'slot',
  figures: {
    heights: [
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 5, weight: 2 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 5, weight: 2 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 5, weight: 2 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 5, weight: 2 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 5, weight: 2 },
      ],
      [
        { cells: 2, weight: 3 },
        { cells: 3, weight: 4 },
        { cells: 5, weight: 2 },
      ],
    ],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1, rise: 1 },
    capX100: 75000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W H1 H2 H3 L5 L1 L1 L3 L4 L5 L2 L3 L2 L5 H2 H4 L4 H4',
        'S L3 H2 L3 L5 L5 L2 L1 L1 L3 H4 H2 H1 L4 L4 L2 L5 H4',
        'W H1 L3 L5 L2 L1 H2 L4 H4 L4 L1 L3 H4 H3 L2 H2 L5 L5',
        'S L5 H2 H2 L1 L2 L5 L2 L4 L5 L4 L1 H1 L3 H4 H3 H4 L5',
        'L2 L1 H3 H2 H3 H1 L5 L2 H1 L5 L3 H2 L4 H4 L1 L3 L4 L5',
      ],
      free: [
        'L1 H1 L3 H2 L2 H3 L4 L3 L5 L3 L5 H3 L2 H4 L1 L5 H2 L4',
        'W H4 L2 H2 L1 H4 L3 L2 L5 H1 L4 H3 L4 L3 L5 L5 H2 L1',
        'H2 L3 L3 L2 H4 H1 L5 L1 L1 H2 L5 L2 L5 L3 L4 L4 H3 H3',
        'W L1 H2 L1 L3 H1 H3 L4 L5 L5 H4 L4 L2 L3 L5 H4 L2 H2',
        'L1 L1 L5 H4 L3 H2 L5 H2 H1 L2 H3 L3 L5 L4 L2 L3 H3 L4',
        'L2 L3 L5 L2 L1 L4 H3 L3 L3 H2 L5 H4 H3 H1 L5 L1 H2 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 60, 200, 680, 2310],
      H2: [0, 0, 0, 45, 145, 495, 1685],
      H3: [0, 0, 0, 30, 105, 360, 1230],
      H4: [0, 0, 0, 25, 80, 265, 900],
      L1: [0, 0, 0, 15, 55, 195, 655],
      L2: [0, 0, 0, 10, 40, 140, 480],
      L3: [0, 0, 0, 10, 30, 105, 350],
      L4: [0, 0, 0, 5, 20, 75, 255],
      L5: [0, 0, 0, 5, 15, 55, 185],
    },
  },
  stakes: { ladder },
};
