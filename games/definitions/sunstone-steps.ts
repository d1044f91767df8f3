import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const sunstoneSteps: GameDefinition<SlotFigures> = {
  sysname: 'sunstone-steps',
  kind: 'slot',
  figures: {
    heights: [
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 2 },
        { cells: 4, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 2 },
        { cells: 4, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 2 },
        { cells: 4, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 2 },
        { cells: 4, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 2 },
        { cells: 4, weight: 1 },
      ],
      [
        { cells: 2, weight: 2 },
        { cells: 3, weight: 2 },
        { cells: 4, weight: 1 },
      ],
    ],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 3] },
    free: { strips: 'free', times: 3 },
    capX100: 75000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W H1 H2 H3 L5 L1 L1 L3 L4 L5 L2 L3 L2 L5 H2 H4 L4 H4',
        'S H3 H2 L3 L5 L5 L2 L1 L1 L3 H4 H2 H1 L4 L4 L2 L5 H4',
        'W L4 L3 L5 L2 L1 H2 L4 H4 L4 L1 L3 H4 H3 L2 H2 L5 L5',
        'S L3 H2 H2 L1 L2 L5 L2 L4 H4 L4 L1 H1 L3 H4 L1 H4 L5',
        'L2 L1 H3 H2 H3 L3 L5 L2 L2 L5 L3 H2 L3 H4 L1 L3 L4 L5',
      ],
      free: [
        'S L4 H2 L2 L5 H4 L1 L4 L3 H2 L2 H1 L3 H4 H3 L5 L1 L5',
        'W H4 H2 H1 L5 L2 L2 L4 L1 L5 L3 L1 L3 H4 L5 L4 H2 H3',
        'S L3 H3 H2 L1 L2 L1 H4 H4 L2 L5 H2 L4 L4 L5 H1 L3 L5',
        'W L1 L2 L4 L3 L5 H1 L5 H4 L4 L5 H4 L2 L3 H3 H2 L1 H2',
        'S H2 L2 L5 L4 H4 L3 L1 H2 H4 L2 L5 L3 H3 L1 H1 L5 L4',
        'L4 L1 L1 L5 H1 L3 L2 H2 L3 L5 L5 H3 H3 H4 L2 L3 H2 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 165, 570, 1935, 6580],
      H2: [0, 0, 0, 120, 415, 1415, 4805],
      H3: [0, 0, 0, 90, 305, 1030, 3505],
      H4: [0, 0, 0, 65, 220, 755, 2560],
      L1: [0, 0, 0, 50, 160, 550, 1870],
      L2: [0, 0, 0, 35, 120, 400, 1365],
      L3: [0, 0, 0, 25, 85, 295, 995],
      L4: [0, 0, 0, 20, 65, 215, 725],
      L5: [0, 0, 0, 15, 45, 155, 530],
    },
  },
  stakes: { ladder },
};
