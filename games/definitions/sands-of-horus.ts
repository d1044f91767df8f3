import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const sandsOfHorus: GameDefinition<SlotFigures> = {
  sysname: 'sands-of-horus',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 25) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 300], spins: [0, 0, 0, 10], spinsAgain: [0, 0, 0, 5] },
    free: { strips: 'free', times: 1 },
    capX100: 20000,
    strips: {
      base: [
        'S L3 H2 L5 L1 H3 L1 L5 H4 H1 L2 L4 L3 L5 L3 L4 H2 H3 L2',
        'W L5 H2 L4 L4 H3 L1 L3 H2 L1 L3 L5 H1 L5 H3 L3 L2 L3 L2',
        'W L3 L5 H3 H3 L3 L5 L4 H2 H4 S L2 L3 H1 H2 L1 L1 L4 L5 L2',
        'W L2 H4 L2 H3 L5 H3 L4 H2 L5 L1 L1 L4 H1 L2 H2 L3 L3 L3',
        'S L2 L4 L1 H1 L5 L3 L5 L1 L2 L3 H4 H3 H2 L5 L4 L3 H2 H3',
      ],
      free: [
        'S L2 L3 H2 H4 H3 L4 L2 L5 L5 H4 L3 H2 H1 L5 L1 L1 L4',
        'W L3 H4 H1 L4 L1 L1 L5 H3 L2 L2 H2 L4 L3 L5 H4 H2 L5',
        'S L3 H2 L1 L2 L1 H3 L2 L5 H4 W H2 L5 H4 H1 L4 L5 L4 L3',
        'W L5 H4 H1 L1 L5 H2 L2 L3 L4 L3 H4 L4 H3 H2 L5 L1 L2',
        'S H2 L2 L4 H1 H4 L1 L5 L2 L1 H3 L3 H4 L5 L5 L4 L3 H2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 110, 370, 1260],
      H2: [0, 0, 0, 80, 270, 920],
      H3: [0, 0, 0, 60, 200, 675],
      H4: [0, 0, 0, 40, 145, 490],
      L1: [0, 0, 0, 30, 105, 360],
      L2: [0, 0, 0, 25, 75, 260],
      L3: [0, 0, 0, 15, 55, 190],
      L4: [0, 0, 0, 10, 40, 140],
      L5: [0, 0, 0, 10, 30, 100],
    },
  },
  stakes: { ladder },
};
