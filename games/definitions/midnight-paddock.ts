import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const midnightPaddock: GameDefinition<SlotFigures> = {
  sysname: 'midnight-paddock',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 9) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 15], spinsAgain: [0] },
    free: { strips: 'free', times: 2 },
    capX100: 17500,
    strips: {
      base: [
        'W L2 L4 L1 L4 H2 H1 L2 S L3 L5 L1 H3 L5 L3 H2',
        'W H1 L1 H1 L5 L4 H1 L4 H3 H3 L2 L3 L4 L5 L2 L1 L5 H2 L3',
        'W L3 L3 L2 L2 L5 L4 L1 S L5 L4 H2 L1 H1 H2 H3',
        'W L2 L4 H3 L4 H2 L2 L2 H3 H2 L3 L4 H1 L5 L1 H3 L1 L5 L3',
        'S L4 H2 H1 L1 L2 L2 L5 W L3 L4 H3 L1 H2 L5 L3',
      ],
      free: [
        'W H2 L4 L3 L3 L2 L5 L1 L5 L5 H1 L4 L3 L1 H3 L2 H3 H2',
        'W H3 H2 H3 L3 L5 L5 L4 L3 L5 L2 H1 L4 L2 L1 H2 L3 L1',
        'W H3 L5 L4 L1 L3 L5 L3 H2 H2 L1 H1 L5 L2 H3 L3 L2 L4',
        'W L4 L1 L2 L3 H2 L2 L5 L1 H2 L5 L5 L3 H3 L4 H3 L3 H1',
        'W L3 L4 L1 L4 H2 L3 H3 L5 H3 H1 L2 L3 L5 L5 L1 L2 H2',
      ],
    },
    paysX100: {
      W: [0, 0, 170, 435, 1135, 2945],
      H1: [0, 0, 0, 350, 905, 2360],
      H2: [0, 0, 0, 280, 725, 1885],
      H3: [0, 0, 0, 225, 580, 1510],
      L1: [0, 0, 0, 180, 465, 1205],
      L2: [0, 0, 0, 145, 370, 965],
      L3: [0, 0, 0, 115, 295, 775],
      L4: [0, 0, 0, 90, 240, 620],
      L5: [0, 0, 0, 75, 190, 495],
    },
  },
  stakes: { ladder },
};
