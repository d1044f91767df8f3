import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const wolfrise: GameDefinition<SlotFigures> = {
  sysname: 'wolfrise',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'L1 L3 H1 L4 H3 L1 H3 L1 L4 H4 L1 L4 L3 H3 L3 L3 H3 L1 L3 H4 L3 L4 L3 H4 H3 L1 H2 L3 H2 L3 S L1 L5 H1 S L2 H3 L3',
        'L4 L2 L3 L2 L3 L4 L3 H3 L3 L3 L1 L5 H3 H3 L3 H2 L3 L3 L1 H4 H1 L1 L5 S H3 L3 W L2 H3 H1 H3 H3 L2 W H3 L3 L5 H1 H3 L5 L2 S L2',
        'H2 L4 H4 S L1 H3 L1 L3 L1 L2 W L3 W H1 H3 H3 L1 L1 L3 H4 H4 L3 L4 L3 H2 L3 H3 H3 H3 H2 L4 L4 L5 L5 L3 L3 H2 L3 L3 H2 L1 L4 S',
        'S H4 L4 L4 L4 L3 L3 H1 L4 L3 L4 L5 L5 L4 L3 L3 H4 L5 L5 L3 W L5 H3 L1 L1 H2 H2 S H4 L2 W H4 L3 L2 L5 L3 L3 L3 H4 H1 L5 H3',
        'L1 L5 L5 L4 L4 L1 L1 L5 L5 L1 L4 L5 H3 L5 L2 L3 L4 S L1 L5 L1 H2 L3 L4 H4 H4 L5 L4 L4 L2 H1 L3 L5 H3 L4 L5 H3 L3 L3 S L2 L1 L4',
      ],
      free: [
        'H3 L5 L3 S L3 S H4 L3 L3 H1 L3 L1 L2 H3 L4 H3 L4 L1 L2 L3 H3 L4 H1 L3 H2 L5 H3 L5 L4 L2 L4 L1 L3 L1 L4 L5 H2 L2',
        'H2 H1 L3 H2 L4 L1 H3 L2 L4 H3 L5 L4 H2 L3 L2 L4 L3 W H2 L3 L3 S H3 L4 H3 L4 L2 L3 L3 L3 W L4 H3 H3 H3 L3 H4 L3 H3 H2 L5 H1',
        'H4 L4 H1 L5 L3 H3 L2 H4 W H2 H3 H2 H4 S H3 L2 L3 H1 H1 H1 L3 L3 L3 L3 L2 H3 H2 L3 L2 L3 H1 L1 L2 W H4',
        'H3 H4 L2 L5 H4 L1 L2 L3 S L2 L3 H1 L4 L5 L2 L4 H1 L5 H2 L5 H4 L3 L1 H3 L3 H4 H1 L3 L1 L5 L2 H3 H3 W L3 H2 L3 L4 H3 H2 L3 L2 L3 H1 W L5',
        'L3 H4 L4 L1 H4 L4 L5 L4 S L3 L3 L2 L1 L2 H4 L2 L3 L4 H3 L3 L1 L5 H2 L3 L3 H4 H4 L3 L3 H1 L4 L4 L1 L1 L1 L1 L1 H1 L1 H4 H4 L4 L2 S L5 H4 L4 H2',
      ],
    },
    win: { by: 'ways' },
    paysX100: {
      H1: [0, 0, 0, 70, 240, 720],
      H2: [0, 0, 0, 60, 180, 480],
      H3: [0, 0, 0, 50, 120, 300],
      H4: [0, 0, 0, 35, 90, 240],
      L1: [0, 0, 0, 25, 60, 150],
      L2: [0, 0, 0, 20, 50, 120],
      L3: [0, 0, 0, 20, 50, 90],
      L4: [0, 0, 0, 10, 35, 70],
      L5: [0, 0, 0, 10, 30, 70],
    },
    wild: { times: { W: 1 } },
    scatter: {
      symbol: 'S',
      paysX100: [0, 0, 0, 200, 1000, 5000],
      spins: [0, 0, 0, 8, 12, 16],
      spinsAgain: [0, 0, 0, 5, 8, 12],
    },
    free: { strips: 'free', times: 1, wild: { times: { W: 2 } } },
    capX100: 22500,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
