import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const skullCove: GameDefinition<SlotFigures> = {
  sysname: 'skull-cove',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { B: 1 } },
    scatter: { symbol: 'B', paysX100: [0, 0, 0, 100], spins: [0, 0, 0, 6], spinsAgain: [0] },
    free: {
      strips: 'free',
      times: 1,
      specials: [
        { symbol: 'H2', weight: 1 },
        { symbol: 'H4', weight: 2 },
        { symbol: 'L2', weight: 3 },
        { symbol: 'L5', weight: 4 },
      ],
    },
    capX100: 100000,
    strips: {
      base: [
        'B L4 L4 H3 H4 L3 H2 L5 H1 L2 H4 L1 L5 H2 L2 L3 L4',
        'H2 H4 L2 L3 L4 L5 L1 H4 L5 H2 L3 H1 L1 L2 L5 H2 L4',
        'B L2 L3 H2 L2 H3 L1 L5 L4 H4 H4 L1 H1 H2 L3 L5 L5 L4',
        'L1 H1 H3 L5 H4 L5 L4 H3 L1 L4 L2 L4 H4 L2 H2 H2 L5',
        'B L3 L5 H3 H2 H1 L5 H2 H4 H4 L4 L1 L3 L4 L2 L2 L4',
      ],
      free: [
        'H4 L4 L1 L5 L4 H2 L2 L3 L2 L5 L4 L3 H3 H4 H2 H1',
        'L5 L2 H1 L4 L2 L1 H2 L3 H4 H3 H2 H4 L3 L4 L5 L4',
        'L3 L2 H3 H2 H1 L1 L3 L4 L2 L4 H4 L5 H4 H2 L5 L4',
        'H4 L5 L3 L2 L2 H4 L5 H2 H2 H3 L1 L4 L4 L3 L4 H1',
        'L5 L4 H2 L2 L3 H1 H4 L1 L4 H4 L5 L3 H2 L2 H3 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 185, 850, 3905],
      H2: [0, 0, 0, 120, 550, 2540],
      H3: [0, 0, 0, 80, 360, 1650],
      H4: [0, 0, 0, 50, 235, 1075],
      L1: [0, 0, 0, 35, 150, 695],
      L2: [0, 0, 0, 20, 100, 455],
      L3: [0, 0, 0, 15, 65, 295],
      L4: [0, 0, 0, 10, 40, 190],
      L5: [0, 0, 0, 5, 25, 125],
    },
  },
  stakes: { ladder },
};
