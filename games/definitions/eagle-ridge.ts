import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const eagleRidge: GameDefinition<SlotFigures> = {
  sysname: 'eagle-ridge',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4, 4],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2, V: 3 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 50000,
    strips: {
      base: [
        'S L3 H2 L5 L1 H3 L1 L5 H4 H1 L2 L4 L3 L5 L3 L4 H2 H3 L2',
        'W L1 L3 H4 L2 L2 L1 L1 L4 H2 L3 L4 L1 L3 L5 L2 H4 H3 H2 H3',
        'V L4 L4 L5 L5 L3 L5 H4 L3 L2 S L2 H3 L1 L3 H1 H2 H3 H4 L1',
        'V H3 L2 L3 L1 H3 L3 L3 H4 L2 L5 H2 L5 L4 H2 L5 L2 L4 H4 L1',
        'S L1 L5 H1 L2 H4 L5 L4 L4 L5 W H4 L3 H2 L2 L1 L3 L4 H3',
        'L4 L5 L2 L1 L3 H4 H1 L4 H3 H2 L4 L5 H3 L3 L3 L5 L2 L1',
      ],
      free: [
        'L1 L4 L3 H1 L1 H4 L5 L2 L3 L5 L4 H2 L5 L2 H3 H3 L3 H2',
        'W L4 L3 H3 L5 L5 L2 L3 L5 H4 L1 L1 L2 H4 H2 H1 H2 L4',
        'V L2 H2 L5 L3 H1 H4 L1 L4 H4 L5 L2 H2 L1 H3 L3 L5 L4',
        'V L5 L3 L4 L1 H4 H4 L5 L1 H1 L2 H2 L2 L4 H3 L5 L3 H2',
        'W L1 L3 L4 L1 H2 L3 L5 L2 L5 H1 L5 L2 H4 H3 H2 L4 H4',
        'L5 L1 H4 L2 H2 H2 L5 H1 H3 L4 L3 L4 L1 L2 H3 L5 L3 L3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 5, 10, 55, 260],
      H2: [0, 0, 0, 5, 10, 35, 170],
      H3: [0, 0, 0, 5, 5, 25, 110],
      H4: [0, 0, 0, 5, 5, 15, 70],
      L1: [0, 0, 0, 5, 5, 10, 45],
      L2: [0, 0, 0, 5, 5, 5, 30],
      L3: [0, 0, 0, 5, 5, 5, 20],
      L4: [0, 0, 0, 5, 5, 5, 15],
      L5: [0, 0, 0, 5, 5, 5, 10],
    },
  },
  stakes: { ladder },
};
