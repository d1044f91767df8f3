import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const witchsBrew: GameDefinition<SlotFigures> = {
  sysname: 'witchs-brew',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'H4 H4 L1 L1 H2 L4 H3 H4 H1 H2 L2 H3 H1 H1 L1 L4 H2 H4 L1 L1 H4 L3 H4 H2 L4 H2 H3 H4 H4 L5 L4 H1 L1 H4 L1 L1 B H1 H2 L1 H1 L4',
        'W H3 L5 L5 L5 L5 L5 H2 L5 L2 L4 H3 L5 H1 B H1 H4 H4 L4 L3 H3 H3 H2 L3 H4 L1 L2 L2 H4 H2 H4 L4 H4 L3 H1 H3 H1 H3 L2 L1 B H2 H3 L2',
        'H4 H1 W L2 H1 L5 L3 L4 L3 H4 L1 H2 H3 H3 L5 L5 H1 L5 H3 B L4 H2 L5 L4 L5 H1 L4 H4 W H4 H4 L2 H2 H4 L3 B L3 H3 H4 H1 L4 L4 L4 H3',
        'L4 L2 H4 L4 L4 H2 L2 L5 H3 L5 B H3 L2 H1 L2 L1 H3 L3 H1 H3 B H3 L3 H1 L3 L4 L5 W H1 H1 L3 L4 L1 L4 H2 L4 L5 L5 L5 W H2 L5 L4 L1',
        'L4 L5 L5 L2 L2 L5 L4 H2 B H4 H4 H3 H4 H4 L5 H2 L2 B H3 L3 L1 H1 H1 L1 L2 L2 H1 L3 L1 L2 H1 L3 L3 W L5 L3 L5 H2 L2',
      ],
    },
    win: {
      by: 'lines',
      lines: threeRows.slice(0, 20),
    },
    paysX100: {
      H1: [0, 0, 0, 225, 900, 3000],
      H2: [0, 0, 0, 150, 600, 1800],
      H3: [0, 0, 0, 115, 375, 1200],
      H4: [0, 0, 0, 90, 300, 900],
      L1: [0, 0, 0, 60, 190, 450],
      L2: [0, 0, 0, 45, 150, 375],
      L3: [0, 0, 0, 40, 115, 300],
      L4: [0, 0, 0, 30, 90, 225],
      L5: [0, 0, 0, 30, 90, 225],
    },
    wild: { times: { W: 1 } },
    pick: {
      symbol: 'B',
      times: [0, 0, 0, 1, 2, 5],
      prizesX100: [100, 100, 200, 200, 300, 300, 500, 500, 800, 1000, 1500, 2500],
      ends: 3,
      endX100: 400,
    },
    capX100: 42000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
