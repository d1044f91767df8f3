import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const operaBox: GameDefinition<SlotFigures> = {
  sysname: 'opera-box',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    respin: { symbol: 'W', reels: [1, 2, 3], strips: 'again', rise: 1, most: 2 },
    capX100: 40000,
    strips: {
      base: [
        'L3 H2 L5 L1 H3 L1 L5 H4 H1 L2 L5 L3 L5 L3 L4 H2 H3 L2',
        'W L4 L1 L5 L3 L5 H4 L4 L5 L4 L3 L1 L5 L1 H1 L5 L3 L2 L5 L4 H4 L1 H4 L3 L3 H3 H2 L5 L3 L5 L5 H2 L2 L4 L4 L3 H3 L1 L4 L2 H3 H2 L4 H1 L2 L2 H4 H3 H3 L3 L1 L2 H3 L4 L2 H1 H1 H4 H2 H4',
        'W H3 L5 H2 H1 H2 L4 H3 H1 H4 H4 H2 L3 L5 L3 L4 L3 L2 H1 L2 L2 L1 H3 L5 H3 L1 L4 L1 L3 L3 L2 H3 H2 L1 H4 H3 H4 L5 L4 L2 L4 L1 L1 L5 L5 H4 H2 L4 H2 L5 L2 L4 L3 L4 H1 L3 L5 L5 H4 L2',
        'W L1 L4 H4 L4 L5 H3 L5 L4 L2 L3 L4 L1 L3 H3 L1 L4 L1 L2 L5 L1 L3 L5 L5 L4 H3 H4 H2 L4 L3 L3 H1 L4 L3 H2 H3 L3 H1 H4 L5 L4 L5 L5 L5 L3 L5 H4 H4 L1 L2 H1 H2 L2 H2 L2 L2 H4 L2 H3 H3',
        'L3 L3 H2 L1 L1 H4 L3 H3 H1 L4 L5 L5 H4 L2 H3 L4 H2 L2',
      ],
      again: [
        'L1 L2 H3 H1 L5 H3 H4 L4 H2 H2 L4 L2 L3 L5 L3 L5 L3 L1',
        'L5 H4 H3 L2 H4 L3 H2 H3 L2 L4 L3 L5 H2 H1 L2 L5 L4 L1 L4 L1',
        'L1 L5 H2 H1 H2 L3 H3 L4 L2 H4 L5 L2 L5 L2 L3 L4 H3 H4 L1 L4',
        'H2 H3 L5 H1 L5 L2 L4 L3 H4 L4 L5 L2 L2 L1 L1 H4 H2 L3 H3 L4',
        'L1 L2 H4 H2 H3 L1 L3 L5 L3 H1 L5 H2 L4 L3 L4 H3 L2 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 30, 150, 680],
      H2: [0, 0, 0, 20, 95, 440],
      H3: [0, 0, 0, 15, 60, 285],
      H4: [0, 0, 0, 10, 40, 185],
      L1: [0, 0, 0, 5, 25, 120],
      L2: [0, 0, 0, 5, 15, 80],
      L3: [0, 0, 0, 5, 10, 50],
      L4: [0, 0, 0, 5, 5, 35],
      L5: [0, 0, 0, 5, 5, 20],
    },
  },
  stakes: { ladder },
};
