import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const encoreAvenue: GameDefinition<SlotFigures> = {
  sysname: 'encore-avenue',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1, rise: 1 },
    capX100: 60000,
    strips: {
      base: [
        'S L3 H3 L5 L2 L2 H1 H2 W L4 L4 L3 L1 L5 H3',
        'W H1 H3 L2 L3 L4 L4 L1 L1 L5 H2 L3 H1 L1 L2 L5 L4 L5 H1 L3',
        'W L3 L1 L4 L4 H3 L5 L2 S L1 L3 H3 H1 L2 L5',
        'W L1 L4 L4 H2 L2 L5 H3 L4 H1 L2 L1 L5 H2 L3 L3 H1 L5 L1 H3',
        'W L2 L3 L4 H3 H1 L5 H2 S H3 L1 L2 L3 L5 L4',
      ],
      free: [
        'L3 L5 L1 L5 H3 L2 H2 H1 L5 L2 L1 H2 L4 L3 L4',
        'W L4 L2 L3 L5 L3 L4 H3 W L2 H3 L1 L5 H2 H1',
        'W L5 L3 H2 L2 H3 L1 H1 W H3 L4 L3 L5 L2 L4',
        'W H2 L4 L1 H1 L5 L3 L5 W L4 H3 L3 H3 L2 L2',
        'L5 L3 L1 H1 H2 L2 L2 H2 H3 L1 L5 L5 L3 L4 L4',
      ],
    },
    paysX100: {
      W: [0, 0, 60, 275, 1255, 5770],
      H1: [0, 0, 0, 175, 815, 3750],
      H2: [0, 0, 0, 115, 530, 2440],
      H3: [0, 0, 0, 75, 345, 1585],
      L1: [0, 0, 0, 50, 225, 1030],
      L2: [0, 0, 0, 30, 145, 670],
      L3: [0, 0, 0, 20, 95, 435],
      L4: [0, 0, 0, 15, 60, 285],
      L5: [0, 0, 0, 10, 40, 185],
    },
  },
  stakes: { ladder },
};
