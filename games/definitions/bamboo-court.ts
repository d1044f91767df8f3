import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const bambooCourt: GameDefinition<SlotFigures> = {
  sysname: 'bamboo-court',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    factors: [
      { times: 1, weight: 70 },
      { times: 2, weight: 20 },
      { times: 3, weight: 7 },
      { times: 5, weight: 2 },
      { times: 10, weight: 1 },
    ],
    capX100: 30000,
    strips: {
      base: [
        'L4 H2 L5 H4 L4 H3 H2 L2 H3 L1 L5 L5 L1 H1 H3 L4 L2 L2 L3 H4',
        'W L3 L5 L1 L5 L2 L2 H2 L1 L4 H3 L4 H2 H4 H3 L3 H4 L3 L2 L5 L4',
        'W H2 H4 H4 L2 H4 H3 L4 L1 L5 L4 H1 L5 H3 L1 L2 L3 L5 L3 H2 L5',
        'W L1 H1 H2 L2 H3 L2 L2 H2 L4 H4 L4 H4 L3 L1 L5 L5 H3 L4 L3 L5',
        'H1 L3 H4 L5 L3 H2 H3 H3 H4 L2 L4 L5 H2 L1 L5 H2 L2 L2 L1 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 95, 245, 630],
      H2: [0, 0, 0, 75, 195, 505],
      H3: [0, 0, 0, 60, 155, 405],
      H4: [0, 0, 0, 50, 125, 325],
      L1: [0, 0, 0, 40, 100, 260],
      L2: [0, 0, 0, 30, 80, 205],
      L3: [0, 0, 0, 25, 65, 165],
      L4: [0, 0, 0, 20, 50, 135],
      L5: [0, 0, 0, 15, 40, 105],
    },
  },
  stakes: { ladder },
};
