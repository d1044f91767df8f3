import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const harbourLights: GameDefinition<SlotFigures> = {
  sysname: 'harbour-lights',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 10) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 5000,
    strips: {
      base: [
        'S H4 L1 H2 H3 H1 L3 L2 H3 L2 L3 H4 L1',
        'S H4 L1 L3 H3 L3 H3 W L2 L2 H2 H1 L1',
        'S L2 H3 L1 L3 H1 H2 W L1 L2 H3 L3 H4',
        'W L3 H2 H1 H3 H2 H4 H4 L2 L1 L3 L1 L3 L2',
        'H2 H4 H2 H3 L3 L3 H1 H3 L2 H3 L1 L3 H4 L2',
      ],
      free: [
        'H2 H4 L3 L2 L2 H3 H4 L1 L2 L1 L3 H1 H2',
        'W L2 H3 H4 L3 H4 H2 L2 L3 H1 L1 H2 L2 L1',
        'W L2 L3 L3 H4 L1 H1 H2 H3 L2 H2 L2 L1 H4',
        'W H2 H4 L3 L3 L2 H1 L2 L1 L1 H2 L2 H4 H3',
        'L3 L1 H2 L1 L2 H4 L2 L2 H4 H2 H1 L3 H3',
      ],
    },
    paysX100: {
      H1: [0, 0, 130, 260, 520, 1035],
      H2: [0, 0, 0, 220, 435, 870],
      H3: [0, 0, 0, 185, 365, 730],
      H4: [0, 0, 0, 155, 305, 615],
      L1: [0, 0, 0, 130, 260, 515],
      L2: [0, 0, 0, 110, 215, 435],
      L3: [0, 0, 0, 90, 180, 365],
    },
  },
  stakes: { ladder },
};
