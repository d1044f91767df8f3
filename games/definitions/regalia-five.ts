import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const regaliaFive: GameDefinition<SlotFigures> = {
  sysname: 'regalia-five',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 5) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 300, 2000, 15000], spins: [0], spinsAgain: [0] },
    capX100: 100000,
    strips: {
      base: [
        'S L1 L4 L2 L3 L3 L2 L4 L1 H3 L2 H2 L3 L4 H1 H3 L4 H2',
        'S H2 L1 H1 L3 L4 L4 L4 L4 H1 W L1 L3 H2 L1 L3 H3 L2 H3 L2',
        'W L2 L4 H3 H3 L3 L4 L4 H2 L1 S L2 L3 H1 H2 L1 L1 L3 L4 L2',
        'S L2 H3 L4 H3 L4 H2 L4 L1 L1 W L3 L2 L2 H2 L3 L2 L3 L4 L1',
        'S H3 H2 L2 L4 L3 H2 H3 L4 L2 H1 L4 L3 L4 L1 L2 L3 L1',
      ],
    },
    paysX100: {
      H1: [0, 0, 80, 355, 1640, 7555],
      H2: [0, 0, 0, 230, 1065, 4910],
      H3: [0, 0, 0, 150, 695, 3190],
      L1: [0, 0, 0, 100, 450, 2075],
      L2: [0, 0, 0, 65, 295, 1350],
      L3: [0, 0, 0, 40, 190, 875],
      L4: [0, 0, 0, 25, 125, 570],
    },
  },
  stakes: { ladder },
};
