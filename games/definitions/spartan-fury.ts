import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const spartanFury: GameDefinition<SlotFigures> = {
  sysname: 'spartan-fury',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2, V: 3 }, areMultiplied: true },
    capX100: 150000,
    strips: {
      base: [
        'L3 H2 L5 L1 H3 L1 L5 H4 H1 L2 L4 L3 L5 L3 L4 H2 H4 L2',
        'W H2 L1 L3 L5 H1 L5 H3 H4 L2 V L3 L2 L5 H2 H2 L4 H4 L1 L3',
        'W L4 L4 L5 L5 L1 L5 H2 L3 L2 V L2 H4 L1 L3 H1 H2 H3 H4 L1',
        'V L3 L4 L2 H2 L3 H2 L4 L4 H3 W L2 H2 L5 L1 L5 L3 H4 H1 H4',
        'L5 L1 L3 H4 L5 H2 L2 L1 H1 H2 L5 L3 L4 L4 L2 H3 L3 H4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 50, 310, 1855],
      H2: [0, 0, 0, 30, 180, 1075],
      H3: [0, 0, 0, 15, 105, 625],
      H4: [0, 0, 0, 10, 60, 360],
      L1: [0, 0, 0, 5, 35, 210],
      L2: [0, 0, 0, 5, 20, 120],
      L3: [0, 0, 0, 5, 10, 70],
      L4: [0, 0, 0, 5, 5, 40],
      L5: [0, 0, 0, 5, 5, 25],
    },
  },
  stakes: { ladder },
};
