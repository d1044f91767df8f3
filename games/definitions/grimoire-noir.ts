import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const grimoireNoir: GameDefinition<SlotFigures> = {
  sysname: 'grimoire-noir',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 5) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { B: 1 } },
    scatter: { symbol: 'B', paysX100: [0, 0, 0, 200], spins: [0, 0, 0, 10], spinsAgain: [0, 0, 0, 5] },
    free: {
      strips: 'free',
      times: 1,
      specials: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H3', weight: 2 },
        { symbol: 'L2', weight: 3 },
        { symbol: 'L5', weight: 4 },
      ],
    },
    capX100: 100000,
    strips: {
      base: [
        'B L5 L4 H3 L1 L3 H2 L5 H1 L2 H4 L1 L5 H3 L2 L3 L4',
        'H3 H4 L2 L3 H1 L5 L2 H4 L5 H3 L3 H1 L1 L2 L5 H2 L4',
        'B H3 L3 L2 L2 L1 L3 H2 H1 H3 H3 L1 H4 L5 L5 L4 L5',
        'H3 H1 H1 H2 L5 H4 H3 L1 L3 L2 L5 H4 H1 H1 L2 L2 L5',
        'B L5 L1 H3 L3 H3 L5 H2 L5 L1 L2 H3 H4 H1 L3 L4 L4',
      ],
      free: [
        'B L3 L2 H3 L1 L5 L5 H1 L4 L4 L1 H4 L2 H3 H2 L5 L3',
        'H3 H3 H4 L3 L5 L5 L4 L3 L5 L2 H1 L4 L2 L1 H2 L2 H4',
        'B L3 L2 H3 H2 H1 L1 L3 L5 L2 L4 H4 L5 L1 H3 L5 L4',
        'L1 H3 L3 H1 L2 H4 L4 L5 L5 H4 L5 H3 L2 L2 H2 L4 L3',
        'B L2 L5 L3 H3 L2 L5 L1 L4 H2 L4 H3 L1 H1 L5 L3 H4',
      ],
    },
    paysX100: {
      H1: [0, 0, 170, 1005, 6040, 36235],
      H2: [0, 0, 0, 585, 3505, 21015],
      H3: [0, 0, 0, 340, 2030, 12190],
      H4: [0, 0, 0, 195, 1180, 7070],
      L1: [0, 0, 0, 115, 685, 4100],
      L2: [0, 0, 0, 65, 395, 2380],
      L3: [0, 0, 0, 40, 230, 1380],
      L4: [0, 0, 0, 20, 135, 800],
      L5: [0, 0, 0, 15, 75, 465],
    },
  },
  stakes: { ladder },
};
