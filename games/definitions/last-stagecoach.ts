import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const lastStagecoach: GameDefinition<SlotFigures> = {
  sysname: 'last-stagecoach',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 25) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    scatter: { symbol: 'S', paysX100: [0], spins: [0, 0, 0, 8], spinsAgain: [0, 0, 0, 4] },
    free: {
      strips: 'free',
      times: 1,
      draws: [
        { times: 2, weight: 40 },
        { times: 3, weight: 20 },
        { times: 5, weight: 10 },
        { times: 10, weight: 4 },
        { times: 25, weight: 1 },
      ],
    },
    capX100: 150000,
    strips: {
      base: [
        'S L3 H2 L5 L1 H3 L1 L5 H4 H1 L2 L4 L3 L5 L3 L4 H2 H4 H4',
        'W L1 L5 L5 H3 L5 H2 H2 L3 H3 L5 H4 L5 H3 H4 L3 L4 L5',
        'W L1 L3 H4 H2 H2 L3 L4 L2 L5 S L2 L4 H3 L3 L5 L5 L1 H4 L3',
        'W L2 L1 L2 L1 H1 L1 L5 H4 L1 L3 L2 L5 H2 L4 L3 L4 H4',
        'S H3 L5 L5 L5 H2 H1 L3 H4 L2 H4 L3 L4 L3 L1 H2 L2 L1 L3',
      ],
      free: [
        'S L4 H1 L2 H3 L5 L2 H4 H2 H4 L1 L2 L5 L4 L5 L3 H3 L3',
        'W L2 H4 L2 L2 L1 L5 L3 H2 H3 L5 L3 L4 H4 H3 L4 L5 H1',
        'S L4 H3 H4 L1 L5 L1 H2 H3 W L2 L3 L5 H1 L2 L4 L5 L3',
        'W L5 L4 L3 L5 H3 H4 L2 L3 H2 L1 H1 L2 H3 L4 L5 L2 H4',
        'S L1 H3 H4 L4 L4 H4 L3 L2 H2 L2 L5 H1 L5 L3 L2 H3 L5',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 360, 1660, 7630],
      H2: [0, 0, 0, 235, 1080, 4960],
      H3: [0, 0, 0, 150, 700, 3225],
      H4: [0, 0, 0, 100, 455, 2095],
      L1: [0, 0, 0, 65, 295, 1360],
      L2: [0, 0, 0, 40, 190, 885],
      L3: [0, 0, 0, 25, 125, 575],
      L4: [0, 0, 0, 20, 80, 375],
      L5: [0, 0, 0, 10, 55, 245],
    },
  },
  stakes: { ladder },
};
