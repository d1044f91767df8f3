import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const vikingsRansom: GameDefinition<SlotFigures> = {
  sysname: 'vikings-ransom',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 30) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 7], spinsAgain: [0] },
    free: {
      strips: 'free',
      times: 1,
      draws: [
        { times: 1, weight: 10 },
        { times: 2, weight: 5 },
        { times: 3, weight: 3 },
        { times: 5, weight: 2 },
        { times: 10, weight: 1 },
      ],
    },
    capX100: 100000,
    strips: {
      base: [
        'S L5 H2 L1 H1 L2 L3 L4 L2 H3 L5 H4 L3 H3 L4 L1',
        'W W H2 H4 L2 L4 L3 H3 L3 L2 L4 H1 H3 L1 H1 L5 L1',
        'W W L1 L2 H3 L1 L4 H3 L4 L5 S H1 L3 L3 L5 H4 L2 H2',
        'W W H3 L4 L3 L4 L5 L4 H3 L2 L5 L1 H2 L3 H1 L2 L1',
        'S L3 L5 H4 L1 L5 H3 L3 L2 L4 H1 H3 H2 L1 L4 L2',
      ],
      free: [
        'L5 H1 L2 H4 L4 L4 H2 L5 H4 L3 H2 L3 L1 L4 H3 L2',
        'W W L3 L4 H3 L4 L5 H1 L3 H4 L1 H4 L2 L2 H2 L5',
        'W W H3 L3 H4 L1 L2 L5 L4 H2 L3 H1 H4 L2 L4 L5',
        'W W L5 L3 H4 L2 H2 L5 L4 L3 L1 H4 H1 L2 L4 H3',
        'L3 L5 H3 H4 L2 H2 H2 L5 H4 H1 L3 L1 L4 L4 L2 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 125, 565, 2610],
      H2: [0, 0, 0, 80, 370, 1695],
      H3: [0, 0, 0, 50, 240, 1100],
      H4: [0, 0, 0, 35, 155, 715],
      L1: [0, 0, 0, 20, 100, 465],
      L2: [0, 0, 0, 15, 65, 305],
      L3: [0, 0, 0, 10, 45, 195],
      L4: [0, 0, 0, 5, 30, 130],
      L5: [0, 0, 0, 5, 20, 85],
    },
  },
  stakes: { ladder },
};
