import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const samuraiOath: GameDefinition<SlotFigures> = {
  sysname: 'samurai-oath',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 40) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 2] },
    free: { strips: 'free', times: 2 },
    capX100: 50000,
    strips: {
      base: [
        'L4 L4 H3 H4 L3 H2 L5 H1 L2 H4 L1 L5 H2 L2 L3 L4',
        'S H1 L5 L3 L2 L3 L1 H3 H4 W L5 L2 H3 H2 H1 L1 L4',
        'W H1 H2 H3 L2 L3 L2 L1 L4 S L4 L5 H4 L5 L3 H3 L1',
        'W L5 H3 H1 L4 L1 H4 L2 S H4 L1 L4 L5 H2 L4 L2',
        'L2 L3 L5 H1 L4 L5 H3 H4 H4 L2 L4 H2 H2 L4 L3 L1',
      ],
      free: [
        'H2 L3 L3 L4 L2 L4 H4 L5 H3 L2 H2 L1 H1 L4 L5 H4',
        'W L2 L3 H3 L4 H2 L5 H1 S L4 H4 L2 L3 L1 H4 L5',
        'W L4 L4 L2 H4 H1 S H2 L3 L3 H3 W L1 L5 L2 H4 L5',
        'S L4 L1 L5 H4 L4 H3 H2 W H1 H4 L5 L2 L3 L2 L3',
        'L5 L3 H4 L5 L4 L4 H3 H2 H4 L2 L3 H2 L1 H1 L2 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 80, 375, 1720],
      H2: [0, 0, 0, 55, 245, 1115],
      H3: [0, 0, 0, 35, 160, 725],
      H4: [0, 0, 0, 20, 105, 470],
      L1: [0, 0, 0, 15, 65, 305],
      L2: [0, 0, 0, 10, 45, 200],
      L3: [0, 0, 0, 5, 30, 130],
      L4: [0, 0, 0, 5, 20, 85],
      L5: [0, 0, 0, 5, 10, 55],
    },
  },
  stakes: { ladder },
};
