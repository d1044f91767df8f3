import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const galaxySpin: GameDefinition<SlotFigures> = {
  sysname: 'galaxy-spin',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'H4 L3 H1 H1 H1 H4 L1 B H4 L2 H3 H2 L2 L2 H4 L4 H1 H2 L2 H4 L2 H2 L3 L1 L3 H4 H4 L3 H2 H4 H1 L1 H4 L2 L2 L1',
        'L1 L2 H2 H4 H2 L2 L1 H3 L2 B L4 H2 L4 L1 H4 H3 H4 L2 L2 L3 H1 W L2 H2 L3 H4 L1 L1 W L2 L2 H2 L1 H1 L2 L1 L4',
        'L3 L3 H2 L2 L1 L2 H2 H1 L4 H1 L4 H3 H1 H3 H2 H1 H2 L2 W H1 L3 B H3 L3 H3 H3 H3 B L4 H3 H1 L4 H4 L1 W L2',
        'L3 H1 L4 L3 H2 L2 L1 L1 H2 B H4 H1 L1 L2 L4 L3 L1 B L4 L1 H1 H1 W H3 L2 H2 H4 L2 H4 H2 L1 L3 W H1 L3',
        'L3 L2 L4 H2 L4 H2 L3 W L3 L3 H2 L2 H2 H2 H2 H2 H3 H3 H3 L3 H2 H1 L3 H3 L3 H1 L2 H1 H1 H3 H3 H4 H2 L1 H1 B H1 H1 W',
      ],
    },
    win: {
      by: 'lines',
      lines: threeRows.slice(0, 20),
    },
    paysX100: {
      H1: [0, 0, 25, 190, 625, 2500],
      H2: [0, 0, 0, 125, 440, 1250],
      H3: [0, 0, 0, 95, 315, 940],
      H4: [0, 0, 0, 75, 250, 625],
      L1: [0, 0, 0, 45, 125, 375],
      L2: [0, 0, 0, 30, 95, 315],
      L3: [0, 0, 0, 30, 95, 250],
      L4: [0, 0, 0, 25, 75, 250],
    },
    wild: { times: { W: 1 } },
    wheel: {
      symbol: 'B',
      turns: [0, 0, 0, 1, 2, 3],
      first: 'outer',
      wheels: {
        outer: [
          { paysX100: 500, weight: 6 },
          { paysX100: 800, weight: 5 },
          { paysX100: 1000, weight: 4 },
          { paysX100: 1500, weight: 4 },
          { paysX100: 2000, weight: 3 },
          { paysX100: 4000, weight: 1 },
          { paysX100: 0, weight: 1, to: 'inner' },
        ],
        inner: [
          { paysX100: 5000, weight: 6 },
          { paysX100: 7500, weight: 5 },
          { paysX100: 10000, weight: 4 },
          { paysX100: 20000, weight: 2 },
          { paysX100: 50000, weight: 2 },
          { paysX100: 200000, weight: 1 },
        ],
      },
    },
    capX100: 250000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
