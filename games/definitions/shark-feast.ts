import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const sharkFeast: GameDefinition<SlotFigures> = {
  sysname: 'shark-feast',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 2 },
    capX100: 40000,
    strips: {
      base: [
        'S L3 H2 L5 L1 H4 L1 L5 H4 H1 L2 L4 L3 L5 L3 L4 H2 H3 L2',
        'W W W L1 L5 L5 H1 L1 L4 H2 H1 H3 L2 H4 L2 H2 H4 L3 L4 L5',
        'W W W L3 L1 L1 H4 H2 H3 L4 L4 S L2 L5 H4 H3 H2 L4 L5 L3',
        'W W W H4 L2 H3 H4 L4 L5 L2 L3 L4 H2 L5 L1 L5 L3 H2 L1 H1',
        'S L4 L5 L5 L1 L3 L5 H3 H1 L1 L2 H2 H2 L2 L4 L3 L3 H4 H3',
      ],
      free: [
        'L4 H4 L3 H3 L2 H1 L3 H3 L5 L3 L5 L2 H2 L5 H2 L4 L1 L1',
        'W W W L1 H1 L3 H2 L2 H3 L4 L4 H2 L4 L5 H4 L3 H4 L2 L5',
        'W W W H2 H1 H4 L2 L3 L4 L1 L5 L4 L2 L3 L5 L4 H2 H3 H4',
        'W W W L5 H1 L4 L4 L3 L1 H2 L2 H2 L4 L2 H4 L3 L5 H4 H3',
        'H3 H2 L1 H2 L1 L2 L4 L3 L5 H1 L5 H3 L3 L4 H4 L5 L2 L3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 40, 135, 460],
      H2: [0, 0, 0, 30, 100, 335],
      H3: [0, 0, 0, 20, 70, 245],
      H4: [0, 0, 0, 15, 55, 180],
      L1: [0, 0, 0, 10, 40, 130],
      L2: [0, 0, 0, 10, 30, 95],
      L3: [0, 0, 0, 5, 20, 70],
      L4: [0, 0, 0, 5, 15, 50],
      L5: [0, 0, 0, 5, 10, 35],
    },
  },
  stakes: { ladder },
};
