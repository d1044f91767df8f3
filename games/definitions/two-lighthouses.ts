import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const twoLighthouses: GameDefinition<SlotFigures> = {
  sysname: 'two-lighthouses',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 25), isBothWays: true },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 7], spinsAgain: [0] },
    free: { strips: 'free', times: 1, wildReels: [{ reels: [1, 3], weight: 1 }] },
    capX100: 25000,
    strips: {
      base: [
        'S L1 L5 L2 L4 L3 L1 L5 H4 H3 L2 H2 L3 L5 H1 H4 L4 H2',
        'W L2 H2 L2 H2 H4 L3 L4 L5 L5 L4 L5 H1 L1 L3 H2 L1 L3 H3',
        'W L1 L3 H3 H2 H2 L3 L4 L2 L5 S L2 L4 H3 L3 L5 L5 L1 H4 H1',
        'W H4 H3 L1 L5 L4 L1 H3 L5 H2 L2 L2 L3 H1 L3 H2 L4 L5 L3',
        'S H2 L2 L1 L3 H3 L4 L5 L5 H2 L5 L4 H4 L2 H4 L3 H1 L1',
      ],
      free: [
        'H4 H2 L3 L5 H1 H3 L3 L4 H2 L4 H3 L2 L5 L5 L3 L1 L1 L2',
        'H1 L4 L1 L1 L5 L5 H3 L2 L2 H2 L3 L3 L5 H4 H2 L4 L3 H3',
        'H4 L5 L1 H2 L2 L5 H1 L2 L3 L4 H3 L1 L5 L3 H2 H3 L3 L4',
        'L5 H4 H3 L1 H1 L3 L3 L1 L5 L4 H2 L5 H2 L3 L4 L2 H3 L2',
        'H2 L1 L3 L3 H3 L1 L2 L5 H3 L5 L5 H1 L3 L4 H4 L2 L4 H2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 160, 735, 3390],
      H2: [0, 0, 0, 105, 480, 2200],
      H3: [0, 0, 0, 70, 310, 1430],
      H4: [0, 0, 0, 45, 200, 930],
      L1: [0, 0, 0, 30, 130, 605],
      L2: [0, 0, 0, 20, 85, 395],
      L3: [0, 0, 0, 10, 55, 255],
      L4: [0, 0, 0, 10, 35, 165],
      L5: [0, 0, 0, 5, 25, 110],
    },
  },
  stakes: { ladder },
};
