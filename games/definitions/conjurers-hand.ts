import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const conjurersHand: GameDefinition<SlotFigures> = {
  sysname: 'conjurers-hand',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 25) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    mystery: {
      symbol: 'M',
      opens: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H3', weight: 2 },
        { symbol: 'L1', weight: 3 },
        { symbol: 'L4', weight: 4 },
      ],
    },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 10], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 50000,
    strips: {
      base: [
        'M H2 L4 L4 L5 M L1 L5 H4 L3 H3 S L5 L2 L1 H1',
        'M L5 H4 L5 H3 M L4 L4 L2 L5 L4 W L2 L5 H1 H3',
        'M H1 H4 L4 L3 L5 M H4 L4 L1 H3 S L1 L3 L5 H2 L2',
        'M L3 L1 L2 L5 W L2 H4 H3 H1 H4 M H1 L5 L5 L4',
        'M L4 H3 L5 H2 M L2 L4 H4 L3 L1 S H1 H4 L5 L2',
      ],
      free: [
        'M M M L4 H4 L1 L5 H4 H2 L4 L5 H1 L2 H3 L3 L2',
        'W H2 L2 L3 H1 L5 H4 M M M H3 L1 L4 L1 L5 L3',
        'M M M H3 H4 L5 L5 L3 H1 L4 L2 L2 H2 L4 L1 H4',
        'M M M L4 L1 L2 H4 L5 H2 W L1 L3 H1 L5 L3 H3',
        'M M M H4 H2 L4 L5 H3 L1 L2 L5 L3 H4 H1 L4 L2',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 295, 995, 3385],
      H2: [0, 0, 0, 215, 725, 2470],
      H3: [0, 0, 0, 155, 530, 1805],
      H4: [0, 0, 0, 115, 385, 1315],
      L1: [0, 0, 0, 85, 285, 960],
      L2: [0, 0, 0, 60, 205, 700],
      L3: [0, 0, 0, 45, 150, 510],
      L4: [0, 0, 0, 30, 110, 375],
      L5: [0, 0, 0, 25, 80, 275],
    },
  },
  stakes: { ladder },
};
