import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const ufoHeist: GameDefinition<SlotFigures> = {
  sysname: 'ufo-heist',
  kind: 'slot',
  figures: {
    heights: [5, 5, 5, 5, 5],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 4], spinsAgain: [0] },
    free: { strips: 'free', times: 1, rise: 1 },
    capX100: 12500,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 L3 H4 L4 H2',
        'L4 L1 L2 L2 L5 H2 L4 L3 H3 L1 L3 H2 H4 L3 L5 L5 L4 H1 H3',
        'W L1 H1 L1 L4 H4 H2 H2 L3 L4 S L2 H4 L2 L5 L5 L3 L5 L5',
        'W H4 H3 L1 L5 L4 L1 H3 L5 H2 L3 L2 L3 H1 L3 H2 L4 L5 L2',
        'S H2 L2 L1 L3 H3 L4 L5 L5 H2 L5 L4 H4 L2 H4 L3 H1 L1',
      ],
      free: [
        'H4 H2 L3 L5 H1 H3 L3 L4 H2 L4 H3 L2 L5 L5 L3 L1 L1 L2',
        'H2 L3 L3 L4 H4 H2 H1 L1 L1 L2 L5 H4 H3 L2 L3 H3 L4 L5 L5',
        'W L3 L5 L1 H1 L5 L4 L2 H2 L4 L5 L3 H4 L2 L3 H3 H2 H3 L1',
        'W L3 L1 L4 H3 L5 H2 H2 L1 H4 L3 L5 H1 L3 L4 L2 L2 H3 L5',
        'L1 H4 L5 L4 L1 H1 L2 H2 L2 L3 H3 L5 L3 H2 L5 H3 L3 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 20, 80, 375],
      H2: [0, 0, 0, 10, 55, 245],
      H3: [0, 0, 0, 5, 35, 160],
      H4: [0, 0, 0, 5, 20, 105],
      L1: [0, 0, 0, 5, 15, 65],
      L2: [0, 0, 0, 5, 10, 45],
      L3: [0, 0, 0, 5, 5, 30],
      L4: [0, 0, 0, 5, 5, 20],
      L5: [0, 0, 0, 5, 5, 10],
    },
  },
  stakes: { ladder },
};
