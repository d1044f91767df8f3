import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const chefsFolio: GameDefinition<SlotFigures> = {
  sysname: 'chefs-folio',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { B: 1 } },
    scatter: { symbol: 'B', paysX100: [0, 0, 0, 100], spins: [0, 0, 0, 7], spinsAgain: [0] },
    free: {
      strips: 'free',
      times: 1,
      specials: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H3', weight: 2 },
        { symbol: 'L1', weight: 3 },
        { symbol: 'L3', weight: 3 },
      ],
    },
    capX100: 30000,
    strips: {
      base: [
        'B L2 L3 L5 H4 H4 L5 L3 H2 L2 L4 L1 L4 H3 H1',
        'L2 L4 L5 L3 H3 L1 H1 L4 H4 H1 H4 L2 L4 L3 H2 L5',
        'B L4 L3 L5 H4 L4 L2 H3 L1 L3 L5 H2 L2 H1 H4',
        'H2 L5 H1 L3 H4 L4 L4 L4 L4 L4 H2 H3 H2 H4 L1 L3',
        'B L4 H4 L3 L2 L1 H1 H4 L5 L2 L3 H3 L4 H2 L5',
      ],
      free: [
        'L1 L2 L3 H2 H2 L2 L1 L4 H4 L4 H3 L1 L4 L3 H1 H3',
        'H2 L2 L3 H1 L1 H3 L4 L2 H4 H3 L1 L1 H2 L4 L4 L3',
        'H2 H3 H1 L4 L1 L3 H3 L2 L1 L4 L1 L2 L3 L4 H2 H4',
        'L1 H2 L1 H4 L3 L2 L4 H1 L3 H3 L4 L2 L4 H2 L1 H3',
        'L3 H3 L2 H2 L1 L1 L1 H3 H4 L2 L4 H2 L4 L3 L4 H1',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 175, 460, 1195],
      H2: [0, 0, 0, 140, 370, 960],
      H3: [0, 0, 0, 115, 295, 765],
      H4: [0, 0, 0, 90, 235, 615],
      L1: [0, 0, 0, 75, 190, 490],
      L2: [0, 0, 0, 60, 150, 390],
      L3: [0, 0, 0, 45, 120, 315],
      L4: [0, 0, 0, 35, 95, 250],
      L5: [0, 0, 0, 30, 75, 200],
    },
  },
  stakes: { ladder },
};
