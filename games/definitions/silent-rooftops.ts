import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const silentRooftops: GameDefinition<SlotFigures> = {
  sysname: 'silent-rooftops',
  kind: 'slot',
  figures: {
    heights: [5, 5, 5, 5, 5],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 6], spinsAgain: [0] },
    free: {
      strips: 'free',
      times: 1,
      wildReels: [
        { reels: [1], weight: 2 },
        { reels: [2], weight: 1 },
        { reels: [3], weight: 1 },
      ],
    },
    capX100: 40000,
    strips: {
      base: [
        'H2 H2 H2 H3 L4 L4 L4 L4 H3 H1 H1 H1 H3 L5 H3 H4 L5 L1 S H4 L2 L5 L1 H3 L2',
        'H1 H1 H1 L1 L5 L1 L5 L5 L3 L1 L4 L3 L5 H2 H2 H2 H4 L3 L5 L5 L5 L3 L5 H4 L2 L5',
        'S H3 L3 H3 L4 L2 L2 H1 H1 H1 L5 L5 L5 L3 H4 W W W W W L3 H3 L3 L4 L4 L4 H2 H2 H2 H3 L2 L1 H3 H4',
        'H2 H2 H2 H4 H3 L3 L2 H3 L4 L4 L4 H1 H1 H1 H3 L3 L4 L3 L2 L4 L3 W W W W W L3 L3 H4 L5 L3 H4 H3 L5',
        'S L2 H3 L2 L3 L1 L1 H2 H2 H2 L4 L2 L4 H4 L5 L5 H1 H1 H1 L4 L5 L3 L1 L2 L4',
      ],
      free: [
        'H2 H2 H2 L3 L2 L2 L1 L4 H3 L1 L4 H1 H1 H1 L5 L4 L3 L2 H3 L5 L5 H4',
        'H2 H2 H2 L2 L4 L5 H3 L5 L3 H3 L5 H1 H1 H1 L2 L4 L2 L3 L4 L1 H4 L1',
        'H2 H2 H2 H3 L5 H4 L4 L5 L3 L1 L3 H1 H1 H1 L5 L2 L1 L2 H3 L4 L4 L2',
        'H2 H2 H2 L4 H4 L2 L5 H3 L4 L4 L5 H1 H1 H1 L2 L5 L3 L1 L3 H3 L1 L2',
        'H2 H2 H2 L5 L1 L4 L5 L4 L3 L2 L2 H1 H1 H1 L4 H3 H4 H3 L3 L1 L2 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 5, 25, 105],
      H2: [0, 0, 0, 5, 15, 70],
      H3: [0, 0, 0, 5, 10, 45],
      H4: [0, 0, 0, 5, 5, 30],
      L1: [0, 0, 0, 5, 5, 20],
      L2: [0, 0, 0, 5, 5, 10],
      L3: [0, 0, 0, 5, 5, 10],
      L4: [0, 0, 0, 5, 5, 5],
      L5: [0, 0, 0, 5, 5, 5],
    },
  },
  stakes: { ladder },
};
