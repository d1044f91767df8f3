import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const cloverRow: GameDefinition<SlotFigures> = {
  sysname: 'clover-row',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 10) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    pick: {
      symbol: 'B',
      times: [0, 0, 0, 1],
      prizesX100: [200, 200, 300, 300, 500, 500, 1000, 2500, 10000],
      ends: 4,
      endX100: 300,
    },
    capX100: 10000,
    strips: {
      base: [
        'B H2 H3 L3 H1 L5 W L2 H3 W L1 L5 H1 L2 L3 L4 L4 L4',
        'W W H1 H2 L4 L1 L1 L3 L2 L5 L2 L3 L2 L5 H1 H3 L4 H3',
        'W L2 L1 L1 L3 H3 H1 W L3 L4 B L2 L5 H3 H2 H1 L3 L5 L5',
        'W H1 L2 H2 H3 L5 L5 L2 L1 L4 H1 L5 L1 L5 L3 H1 L1 W',
        'B L2 L4 L5 L4 L2 L3 H3 H2 W H3 L5 L4 H1 H1 L1 L3 W',
      ],
    },
    paysX100: {
      W: [0, 0, 55, 195, 665, 2260],
      H1: [0, 0, 0, 145, 485, 1650],
      H2: [0, 0, 0, 105, 355, 1205],
      H3: [0, 0, 0, 75, 260, 880],
      L1: [0, 0, 0, 55, 190, 640],
      L2: [0, 0, 0, 40, 140, 470],
      L3: [0, 0, 0, 30, 100, 340],
      L4: [0, 0, 0, 20, 75, 250],
      L5: [0, 0, 0, 15, 55, 180],
    },
  },
  stakes: { ladder },
};
