import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const mardiMask: GameDefinition<SlotFigures> = {
  sysname: 'mardi-mask',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    mystery: {
      symbol: 'M',
      opens: [
        { symbol: 'H2', weight: 1 },
        { symbol: 'H4', weight: 2 },
        { symbol: 'L2', weight: 3 },
        { symbol: 'L4', weight: 3 },
      ],
    },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 100], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 40000,
    strips: {
      base: [
        'M H2 L2 L3 H4 L4 M L4 H3 L4 L3 H2 L5 S H1 L2 H4 L1 L5',
        'W L3 L4 L5 L1 L5 L5 M H1 L1 L4 H2 L3 M H1 L2 H2 L2 H2 H4',
        'W L2 L3 L1 L4 M H4 H2 H2 L3 S L4 L2 H4 L3 M L5 H3 L4 L5',
        'M L3 L3 L4 L4 H4 L2 M H4 L5 L1 L5 H2 W L5 H3 L1 L5 L2 H2',
        'M H2 L5 L2 H3 L5 M L4 H3 L1 L3 L3 H4 S H4 H2 L2 L4 L4',
      ],
      free: [
        'M M M H4 L3 L1 L5 H2 L3 M M M L4 L5 H1 L2 H3',
        'M M M H3 L1 L2 H2 W L4 H1 H4 M M M L5 L3 L5 L3',
        'M M M L2 L3 L4 L5 W H2 L1 H3 M M M H4 L5 H1 L3',
        'W L5 H2 L3 L4 M M M L3 H4 L5 M M M H1 L1 H3 L2',
        'M M M L3 L4 L5 H2 L3 L1 M M M H4 H1 L5 H3 L2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 70, 175, 460],
      H2: [0, 0, 0, 55, 140, 370],
      H3: [0, 0, 0, 45, 115, 295],
      H4: [0, 0, 0, 35, 90, 235],
      L1: [0, 0, 0, 30, 75, 190],
      L2: [0, 0, 0, 20, 60, 150],
      L3: [0, 0, 0, 20, 45, 120],
      L4: [0, 0, 0, 15, 35, 95],
      L5: [0, 0, 0, 10, 30, 75],
    },
  },
  stakes: { ladder },
};
