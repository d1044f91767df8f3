import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const jadeScroll: GameDefinition<SlotFigures> = {
  sysname: 'jade-scroll',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 30) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { B: 1 } },
    scatter: { symbol: 'B', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: {
      strips: 'free',
      times: 2,
      specials: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H3', weight: 2 },
        { symbol: 'L1', weight: 3 },
        { symbol: 'L4', weight: 4 },
      ],
    },
    capX100: 75000,
    strips: {
      base: [
        'B L3 H2 L1 H4 L1 L5 L3 H2 L2 L5 L4 H4 L5 L3 H3 H1 L4 H3 L2',
        'L4 L2 L4 L5 L1 L3 L2 H3 L4 L5 H2 H2 H1 H4 L5 L3 L1 H3 L1 L2',
        'B H3 L3 L1 H3 L2 L3 L3 H4 L4 H4 L5 L5 L2 H1 L1 L5 H2 H2 L4',
        'L3 H4 L4 L4 L5 L3 L3 H3 H2 L2 L4 H2 H1 L2 H3 L5 H4 L1 L1 L5',
        'B L5 L3 H3 L3 L2 H3 H4 H2 L1 H1 L1 L4 H2 L5 L4 L5 L3 L2 H4',
      ],
      free: [
        'L4 L5 H4 H4 L2 L2 L5 L3 H2 H2 L1 L1 H3 H1 L3 L4 L5',
        'H1 L1 L5 L4 L2 L3 H4 L3 L5 H4 H2 L5 L4 L2 L1 H3 H2',
        'L1 H3 L3 H1 L1 H4 L4 L5 L5 H4 L5 H2 L2 L2 H2 L4 L3',
        'L4 L1 L5 H2 L2 L5 H4 H3 L4 L5 H4 H1 L3 L2 L3 L1 H2',
        'L4 L3 L4 L2 L3 H3 H4 H4 H2 L1 L2 L5 L5 H2 H1 L1 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 125, 415, 1420],
      H2: [0, 0, 0, 90, 305, 1035],
      H3: [0, 0, 0, 65, 220, 755],
      H4: [0, 0, 0, 50, 160, 550],
      L1: [0, 0, 0, 35, 120, 405],
      L2: [0, 0, 0, 25, 85, 295],
      L3: [0, 0, 0, 20, 65, 215],
      L4: [0, 0, 0, 15, 45, 155],
      L5: [0, 0, 0, 10, 35, 115],
    },
  },
  stakes: { ladder },
};
