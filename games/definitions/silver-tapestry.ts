import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const silverTapestry: GameDefinition<SlotFigures> = {
  sysname: 'silver-tapestry',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20), isBothWays: true },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    respin: { symbol: 'W', reels: [1, 2, 3], strips: 'again', most: 1 },
    capX100: 40000,
    strips: {
      base: [
        'L4 L4 H3 H4 L3 H2 L5 H1 L2 H4 L1 L5 H2 L2 L3 L4',
        'W L2 L3 L1 H4 L4 L1 H1 H4 L4 L4 H3 L5 L5 L2 L3 H2',
        'W L4 L1 H1 H2 H2 L5 H4 L3 L5 L4 H3 L4 L2 L3 L2 H4',
        'W L3 L2 H4 L3 H3 L1 H4 L5 L4 L5 H1 H4 H2 L4 L2 L4',
        'L4 L2 L3 H3 H4 H2 L4 L3 L2 H1 L4 H2 L5 H4 L5 L1',
      ],
      again: [
        'L4 L4 L2 L2 H2 L5 L5 L3 H1 L1 H2 L4 L3 H3 H4 H4',
        'W H2 L5 H4 H3 L3 H1 L4 H2 L1 L4 L2 L5 L4 L2 L3 H4',
        'W L4 L1 H2 L2 L3 H4 L2 L3 H3 L4 H4 L5 H2 H1 L4 L5',
        'W L3 H4 L3 L4 H4 H2 H3 L2 L4 L5 H1 L4 L2 H2 L5 L1',
        'L5 L1 L3 L5 H4 H1 L2 L4 H2 L2 L3 L4 H4 L4 H3 H2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 20, 35, 70],
      H2: [0, 0, 0, 15, 30, 60],
      H3: [0, 0, 0, 15, 25, 50],
      H4: [0, 0, 0, 10, 20, 45],
      L1: [0, 0, 0, 10, 20, 35],
      L2: [0, 0, 0, 10, 15, 30],
      L3: [0, 0, 0, 5, 15, 25],
      L4: [0, 0, 0, 5, 10, 20],
      L5: [0, 0, 0, 5, 10, 20],
    },
  },
  stakes: { ladder },
};
