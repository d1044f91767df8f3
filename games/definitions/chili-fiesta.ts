import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const chiliFiesta: GameDefinition<SlotFigures> = {
  sysname: 'chili-fiesta',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 50) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 5], spinsAgain: [0] },
    free: { strips: 'free', times: 1 },
    capX100: 5000,
    strips: {
      base: [
        'S L5 H2 L1 H1 L2 L3 L4 L2 H3 L5 H4 L3 H3 L4 L1',
        'W W W H2 L2 H3 H4 L3 L5 H1 L4 L5 L1 L2 L3 H4 L3',
        'W W W L4 L5 H4 L4 L2 L1 L2 S L3 L5 L3 H4 H2 H3 H1',
        'W W W H4 L3 L5 L5 L4 H1 L3 L2 H3 H2 L1 H4 L4 L2',
        'S L5 H3 L2 H1 L2 L1 L4 L3 L4 L5 L1 L3 H4 L1 H3',
      ],
      free: [
        'S H3 L1 H2 H3 L5 L5 L4 L2 L3 H4 H1 L1 L2 L4 L3',
        'W W W W H1 L5 L1 L1 H2 L3 L2 H3 L4 L5 L3 H4',
        'S L5 L2 H1 H2 L1 H3 W W W W L3 L4 H4 L5 L3',
        'W W W W L5 L3 H4 H1 H2 H3 L1 L4 L2 L1 L3 L5',
        'S L3 L4 H3 H4 L1 L5 L1 H2 L2 L3 H3 H1 L2 L4 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 45, 115, 295],
      H2: [0, 0, 0, 35, 90, 235],
      H3: [0, 0, 0, 30, 70, 190],
      H4: [0, 0, 0, 20, 60, 150],
      L1: [0, 0, 0, 20, 45, 120],
      L2: [0, 0, 0, 15, 35, 95],
      L3: [0, 0, 0, 10, 30, 75],
      L4: [0, 0, 0, 10, 25, 60],
      L5: [0, 0, 0, 5, 20, 50],
    },
  },
  stakes: { ladder },
};
