import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const jadeTide: GameDefinition<SlotFigures> = {
  sysname: 'jade-tide',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 100000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H3 L2 H2 L1 L3 L4 L5 L5 L4 L5 L3 L1 L3 H2 L1 L3 H3',
        'W H1 L2 L5 L4 L3 H3 L1 H2 L5 S H4 L1 H4 L2 L5 H2 L3 L4',
        'W L3 H3 H4 L2 L5 L2 H2 H1 H3 L4 H3 L1 L3 L1 L5 L5 H2 L3',
        'S H4 H2 H2 H4 L2 L5 H1 L3 L1 L2 L5 H1 L1 L5 H1 L3 H3',
      ],
      free: [
        'H2 H2 H2 L2 H3 L3 L3 L1 H1 H1 H1 L2 L3 L1 H4 H4',
        'W H3 H4 L2 H2 H2 H2 L3 L2 L1 L1 H1 H1 H1 L3 L3 H4',
        'H2 H2 H2 H3 L3 H4 W L3 L1 L3 L1 H1 H1 H1 H4 L2 L2',
        'W L3 H3 L3 H1 H1 H1 L2 L2 H4 L1 H2 H2 H2 L1 H4 L3',
        'H1 H1 H1 H4 L3 L1 L2 H4 H2 H2 H2 L3 L3 L1 L2 H3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 120, 405, 1375],
      H2: [0, 0, 0, 85, 295, 1000],
      H3: [0, 0, 0, 65, 215, 730],
      H4: [0, 0, 0, 45, 155, 535],
      L1: [0, 0, 0, 35, 115, 390],
      L2: [0, 0, 0, 25, 85, 285],
      L3: [0, 0, 0, 20, 60, 210],
      L4: [0, 0, 0, 15, 45, 150],
      L5: [0, 0, 0, 10, 35, 110],
    },
  },
  stakes: { ladder },
};
