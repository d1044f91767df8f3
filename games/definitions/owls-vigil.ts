import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const owlsVigil: GameDefinition<SlotFigures> = {
  sysname: 'owls-vigil',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 20) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    mystery: {
      symbol: 'M',
      opens: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H2', weight: 1 },
        { symbol: 'H4', weight: 2 },
        { symbol: 'L2', weight: 3 },
        { symbol: 'L4', weight: 3 },
      ],
    },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 4] },
    free: { strips: 'free', times: 1 },
    capX100: 45000,
    strips: {
      base: [
        'M M L2 L4 L1 L4 H3 H1 L2 S L3 L5 H4 H4 L5 L3 H2',
        'M M H3 L1 H1 L1 L1 H2 H4 L2 W L4 L3 H3 L3 L2 L4 L5',
        'W L2 H4 L4 L4 M M H1 H4 L5 L2 H3 S L1 L3 L5 H2',
        'M M H4 L5 L4 H3 L2 L5 L1 H2 W L3 H1 L2 L1 H3 L4 L3',
        'M M L2 L4 H1 H3 H2 L1 L5 S L3 L4 H4 H4 L2 L5 L3',
      ],
      free: [
        'S L5 H4 L1 L5 L1 H2 M M M L4 H1 L3 H3 L3 L2',
        'M M M L5 L2 L1 H1 H2 H4 W L3 H3 L4 L3 L1 L5',
        'W L5 L4 H3 L5 S H2 L1 L2 M M M L3 L3 H4 H1',
        'W L3 L1 H3 H1 L5 H4 M M M L4 L2 H2 L3 L5 L1',
        'M M M L4 L3 L1 H1 L2 H4 S H2 L5 L5 H3 L1 L3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 290, 980, 3335],
      H2: [0, 0, 0, 210, 715, 2435],
      H3: [0, 0, 0, 155, 525, 1780],
      H4: [0, 0, 0, 110, 380, 1300],
      L1: [0, 0, 0, 80, 280, 945],
      L2: [0, 0, 0, 60, 205, 690],
      L3: [0, 0, 0, 45, 150, 505],
      L4: [0, 0, 0, 30, 110, 370],
      L5: [0, 0, 0, 25, 80, 270],
    },
  },
  stakes: { ladder },
};
