import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const redCorral: GameDefinition<SlotFigures> = {
  sysname: 'red-corral',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 25) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    hold: {
      symbol: 'C',
      least: 8,
      lives: 3,
      chance: { coins: 45, of: 1000 },
      values: [
        { paysX100: 50, weight: 360 },
        { paysX100: 100, weight: 320 },
        { paysX100: 150, weight: 180 },
        { paysX100: 300, weight: 90 },
        { paysX100: 1000, weight: 30, pot: 'mini' },
        { paysX100: 3000, weight: 8, pot: 'minor' },
      ],
      factors: [
        { times: 1, weight: 12 },
        { times: 2, weight: 5 },
        { times: 3, weight: 2 },
        { times: 5, weight: 1 },
      ],
      fullX100: 50000,
    },
    capX100: 60000,
    strips: {
      base: [
        'C C C L5 H2 L1 H1 L2 L3 L4 L2 H3 L5 H4 L3 H3 H2 L1',
        'C C C L4 H3 H1 L5 L1 H2 H4 L4 W W L4 L3 H3 L3 L2 L4 L5',
        'W W L3 H3 L4 L1 L5 L2 H3 L3 C C C H4 H1 L1 L4 L2 H2 L5',
        'W W L5 L1 H4 L4 H2 L4 L2 L5 C C C H4 H3 H1 L2 L3 H3 L1',
        'C C C L4 L3 H4 H3 L5 L2 H2 H1 L3 L2 L3 L1 H3 L5 L1',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 185, 860, 3960],
      H2: [0, 0, 0, 120, 560, 2575],
      H3: [0, 0, 0, 80, 365, 1675],
      H4: [0, 0, 0, 50, 235, 1090],
      L1: [0, 0, 0, 35, 155, 705],
      L2: [0, 0, 0, 20, 100, 460],
      L3: [0, 0, 0, 15, 65, 300],
      L4: [0, 0, 0, 10, 40, 195],
      L5: [0, 0, 0, 5, 25, 125],
    },
  },
  stakes: { ladder },
};
