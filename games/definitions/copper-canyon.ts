import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const copperCanyon: GameDefinition<SlotFigures> = {
  sysname: 'copper-canyon',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2 } },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 2 },
    capX100: 150000,
    strips: {
      base: [
        'S L3 H2 L5 L5 H3 L1 L5 H4 H1 L3 L4 L3 L5 L3 L4 H2 H4 L2',
        'W L3 L5 H4 L5 H4 L5 L3 L2 H2 L1 H3 L2 H2 L1 H3 H2 L3 L4 L4 H1',
        'W L3 L5 H3 L4 L2 L2 H4 H1 L3 S H1 H2 H3 H4 L2 L5 L4 L3',
        'W H2 H2 H3 H4 L5 H3 L5 L2 L3 L1 H2 L2 L5 L3 H1 H2 H2 H4 L3 L1',
        'S H3 L5 L5 L3 L2 L1 H2 H2 L4 H4 L3 L5 L2 L3 H4 L1 H1 L4',
      ],
      free: [
        'H4 H1 L4 L4 L3 L2 H2 L3 L5 L1 H4 L5 L1 L4 L2 L5 H2 H3 L2',
        'W L2 L1 H3 H2 H1 L1 L5 L4 L2 L3 H4 L5 L3 L4 H4 H2 L5 L3',
        'W H3 L2 L2 H2 L4 L3 L1 H3 L3 W H1 L2 H4 L4 L5 L5 H4 L5',
        'W L5 L5 H1 H3 H2 L1 L2 H4 L3 L4 L2 L3 L3 H4 L5 L1 H2 L4',
        'H2 L3 L4 H4 H1 L5 L2 H3 L1 H2 L4 L5 L3 L2 L1 L5 H4 L2 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 230, 1390, 8335],
      H2: [0, 0, 0, 135, 805, 4835],
      H3: [0, 0, 0, 80, 465, 2805],
      H4: [0, 0, 0, 45, 270, 1625],
      L1: [0, 0, 0, 25, 155, 945],
      L2: [0, 0, 0, 15, 90, 545],
      L3: [0, 0, 0, 10, 55, 315],
      L4: [0, 0, 0, 5, 30, 185],
      L5: [0, 0, 0, 5, 20, 105],
    },
  },
  stakes: { ladder },
};
