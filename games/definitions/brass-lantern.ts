import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const brassLantern: GameDefinition<SlotFigures> = {
  sysname: 'brass-lantern',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 15) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 12], spinsAgain: [0, 0, 0, 6] },
    free: {
      strips: 'free',
      times: 1,
      wildReels: [
        { reels: [0], weight: 1 },
        { reels: [1], weight: 2 },
        { reels: [2], weight: 2 },
        { reels: [3], weight: 2 },
        { reels: [4], weight: 2 },
      ],
    },
    capX100: 17500,
    strips: {
      base: [
        'S L3 H3 L5 L2 L2 H1 H2 W L4 L4 L3 L1 L5 H3',
        'W H3 H3 L2 L3 L3 L4 L1 L1 L5 H2 L3 H1 L1 L2 L5 L4 L5 H1 L3',
        'W L3 H2 L4 L4 H3 L5 L2 S L1 L3 H3 H1 L2 L5',
        'W L1 H2 L5 L3 L2 L5 H3 L4 H1 L2 L1 L5 H2 L3 L3 H1 L5 L1 H3',
        'W L2 L3 L4 H3 L3 L5 H2 S H3 L1 L2 L3 L5 L4',
      ],
      free: [
        'S L3 L5 L1 L5 H3 L2 H2 H1 L5 L2 L1 H2 L4 L3 L4',
        'W L1 L2 L3 L1 H3 L5 L2 L3 H2 L4 H2 L5 H1 L4',
        'S H1 L3 L1 L3 L4 H2 H2 W L2 L4 L5 L1 H3 L5 L2',
        'W L3 H2 L2 L1 L4 L3 L5 H1 L5 H3 L4 H2 L2 L1',
        'S L4 L5 L1 H3 L1 H1 L5 L4 L3 L2 H2 L3 H2 L5 L2',
      ],
    },
    paysX100: {
      W: [0, 0, 85, 285, 975, 3320],
      H1: [0, 0, 0, 210, 715, 2425],
      H2: [0, 0, 0, 155, 520, 1770],
      H3: [0, 0, 0, 110, 380, 1290],
      L1: [0, 0, 0, 80, 275, 945],
      L2: [0, 0, 0, 60, 200, 690],
      L3: [0, 0, 0, 45, 150, 500],
      L4: [0, 0, 0, 30, 110, 365],
      L5: [0, 0, 0, 25, 80, 270],
    },
  },
  stakes: { ladder },
};
