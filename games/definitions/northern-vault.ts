import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const northernVault: GameDefinition<SlotFigures> = {
  sysname: 'northern-vault',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 5) },
    modes: { base: { costX100: 100, strips: 'base' } },
    scatter: { symbol: 'S', paysX100: [0, 0, 0, 500], spins: [0, 0, 0, 20], spinsAgain: [0] },
    free: { strips: 'free', times: 2 },
    capX100: 120000,
    strips: {
      base: [
        'S L3 L4 L3 L4 L2 L4 L2 L1 L4 H1 L3 L2 L3 L3 L2 H3 H2 L1 L3 L2 H1',
        'H3 H1 L2 L2 L3 L2 H2 L2 L1 L4 H3 L1 H1 L3 L4 H2 H3 L3 L3 L4 L3 H1 L4 L1',
        'S L4 H3 H2 L4 L3 L3 H1 L1 H1 L1 L4 H3 L3 H1 L2 L1 L3 H2 L2 L2 L4',
        'H3 L3 H1 H1 H3 L3 H1 L4 H3 L3 L4 H2 L3 L3 H1 H2 L3 L2 L2 H2 H1 L1 L1 L2',
        'S H2 L2 H3 H1 H1 H3 L4 L4 L3 L1 L2 L2 L4 L1 L1 L4 L3 L1 L3 L4 L2',
      ],
      free: [
        'L1 L4 L3 H1 L1 H3 L4 L2 L3 L4 L3 H2 L4 L2 H3 H3 L2 H2',
        'L1 H3 L4 H2 L2 H1 H2 H3 L1 L3 L3 L2 L3 L4 H3 L4 L4 L2',
        'H3 L3 L4 H3 H1 L3 L2 L1 L2 L1 H2 L3 L4 L4 H2 L2 L4 H3',
        'H2 H3 L3 L2 L3 L4 L2 L4 H3 H1 L1 L3 L4 H3 H2 L1 L4 L2',
        'L1 H1 L1 L2 L3 H3 L3 L2 L4 L3 H2 H3 H3 L2 H2 L4 L4 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 1815, 10890, 65340],
      H2: [0, 0, 0, 1055, 6315, 37900],
      H3: [0, 0, 0, 610, 3665, 21980],
      L1: [0, 0, 0, 355, 2125, 12750],
      L2: [0, 0, 0, 205, 1230, 7395],
      L3: [0, 0, 0, 120, 715, 4290],
      L4: [0, 0, 0, 70, 415, 2490],
    },
  },
  stakes: { ladder },
};
