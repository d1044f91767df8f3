import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const roseAndRapier: GameDefinition<SlotFigures> = {
  sysname: 'rose-and-rapier',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 10), isBothWays: true },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 45000,
    strips: {
      base: [
        'S L4 L4 H1 H4 L3 H2 L5 H1 L2 H4 L1 L5 H2 L2 L3 L4',
        'W L1 H4 L2 L5 H3 L5 L1 H4 L5 H2 L3 H1 L1 L2 L5 H2 L4',
        'S L4 L3 L2 L4 L1 L3 H2 H1 L3 H2 H4 H4 L5 L4 L4 L5',
        'W H2 L3 L4 H2 L1 H1 H3 L1 L3 L2 L1 H4 L4 H1 L2 L1 L1',
        'S L5 H4 L2 L3 H2 L5 H2 L3 L2 L2 H3 H4 H1 L3 L3 L4',
      ],
      free: [
        'L4 L2 H3 H4 H2 L5 H1 H4 L4 L1 L5 L3 H2 L2 L3 L1 L5',
        'W H2 L3 H4 H2 L5 H1 L5 H4 L2 L1 L2 H3 L5 L4 L1 L3 L4',
        'W H4 H2 L4 H3 L5 L4 L3 H4 L5 L5 L2 H2 L3 L1 H1 L2 L1',
        'W H4 L2 L3 H2 H2 L5 H4 H1 L2 L1 L3 L4 L1 L4 L5 L5 H3',
        'H2 L5 L5 L1 H1 H3 H2 L2 H4 L3 L4 L2 L3 L4 H4 L5 L1',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 360, 1650, 7590],
      H2: [0, 0, 0, 235, 1070, 4935],
      H3: [0, 0, 0, 150, 695, 3205],
      H4: [0, 0, 0, 100, 455, 2085],
      L1: [0, 0, 0, 65, 295, 1355],
      L2: [0, 0, 0, 40, 190, 880],
      L3: [0, 0, 0, 25, 125, 570],
      L4: [0, 0, 0, 20, 80, 370],
      L5: [0, 0, 0, 10, 55, 240],
    },
  },
  stakes: { ladder },
};
