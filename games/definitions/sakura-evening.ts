import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const sakuraEvening: GameDefinition<SlotFigures> = {
  sysname: 'sakura-evening',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 25) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 15], spinsAgain: [0, 0, 0, 5] },
    free: { strips: 'free', times: 1 },
    capX100: 5000,
    strips: {
      base: [
        'S L2 L1 H1 H2 L4 L4 L2 H4 L5 H4 L3 H3 L5',
        'W L2 L5 H3 L2 L5 L1 H2 H4 L3 L4 H1 L4 L5 L4 L3 H4',
        'S L2 L4 L1 H2 L3 L3 W H3 L5 H4 L5 L1 H1',
        'W L5 H3 L4 L2 H4 L3 L4 L4 H4 L5 L3 H1 L2 H2 H2 H2',
        'S L5 L5 L4 L1 L4 H2 L3 H3 H1 H4 L2 H4 L2',
      ],
      free: [
        'S L2 L5 H4 L3 L4 L1 L5 L4 H3 L1 H1 L2 H3 L3 H2',
        'W H3 L2 H2 L3 L5 H4 L4 L5 L4 H4 L1 L3 L4 L2 H1 H2',
        'S L3 L2 L5 L2 L4 L5 H3 W L4 L1 H2 L3 H1 H4 H4',
        'W H4 H2 L4 H3 L5 L4 L3 H4 L3 L5 H2 L4 L2 H1 L2 L1',
        'S H3 L2 L3 H2 L4 L3 L4 H1 L2 H4 L5 L5 H3 L1 L1',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 235, 470, 940],
      H2: [0, 0, 0, 200, 395, 790],
      H3: [0, 0, 0, 165, 330, 665],
      H4: [0, 0, 0, 140, 280, 560],
      L1: [0, 0, 0, 115, 235, 470],
      L2: [0, 0, 0, 100, 195, 395],
      L3: [0, 0, 0, 85, 165, 330],
      L4: [0, 0, 0, 70, 140, 280],
      L5: [0, 0, 0, 60, 115, 235],
    },
  },
  stakes: { ladder },
};
