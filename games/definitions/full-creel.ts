import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const fullCreel: GameDefinition<SlotFigures> = {
  sysname: 'full-creel',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 10) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    wheel: {
      symbol: 'B',
      turns: [0, 0, 0, 1],
      first: 'haul',
      wheels: {
        haul: [
          { paysX100: 800, weight: 10 },
          { paysX100: 1200, weight: 8 },
          { paysX100: 2000, weight: 6 },
          { paysX100: 3000, weight: 4 },
          { paysX100: 5000, weight: 2 },
          { paysX100: 10000, weight: 1 },
          { paysX100: 20000, weight: 1 },
        ],
      },
    },
    capX100: 25000,
    strips: {
      base: [
        'B L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W H1 H2 H3 L5 L1 L1 L3 L4 L5 L2 L3 L2 L5 H2 H4 L4 H4',
        'W L2 L1 L1 L3 H4 H2 H1 L4 L4 B L2 L5 H4 H3 H2 L3 L5 L5',
        'W H4 L2 H3 H4 L4 H4 L2 L3 L4 H2 L5 L1 L5 L3 H2 L1 L4',
        'B L4 H3 H4 H1 L1 H2 L2 H2 L2 L5 L5 L4 H4 L3 L3 L1 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 640, 1670, 4335],
      H2: [0, 0, 0, 515, 1335, 3470],
      H3: [0, 0, 0, 410, 1065, 2775],
      H4: [0, 0, 0, 330, 855, 2220],
      L1: [0, 0, 0, 265, 685, 1775],
      L2: [0, 0, 0, 210, 545, 1420],
      L3: [0, 0, 0, 170, 435, 1135],
      L4: [0, 0, 0, 135, 350, 910],
      L5: [0, 0, 0, 110, 280, 725],
    },
  },
  stakes: { ladder },
};
