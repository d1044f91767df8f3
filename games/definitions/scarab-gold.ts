import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const scarabGold: GameDefinition<SlotFigures> = {
  sysname: 'scarab-gold',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'H4 L5 H4 H3 L2 H4 L4 H1 L3 L4 L3 L4 L1 L4 L3 H4 L5 H2 L4 L2 H4 B L4 L3 H4 L3 L3 L5 H4 L5 H4 L2 L4 H1 H3 L3 L4',
        'L5 H3 L5 L4 L5 L4 L1 L1 L5 L4 L5 H4 L3 H4 L3 L4 H4 H1 H1 L4 H3 L4 H2 L3 L5 L3 H4 L5 H3 L3 H3 L4 H4 B L1 H1 L5 L3 L2',
        'L5 L5 L1 L5 L4 H2 L4 L4 H1 L2 H4 H4 L1 L3 H1 H3 L1 L5 B L5 L1 L4 H3 L2 L4 L5 L1 H2 L4 L5 L1 L1 L3 L4 L5 H1 H1',
        'L5 L2 B H4 L2 L2 H2 L1 H2 H3 L4 H2 L3 H2 H4 L2 H2 L5 H1 L2 L5 L3 L4 L5 H2 L2 L5 L1 H4 L2',
        'L5 L4 L5 H1 L5 L1 L4 L1 L2 H2 L2 L5 L1 L2 L4 H3 L5 H3 B L3 H2 H3 H4 H2 H3 L2 L1 L1 H3 L3 L5 L3 L4 L3 H3 H3 H3 L3',
      ],
      free: [
        'L4 L2 L4 H3 H3 L3 L5 L3 L3 H3 L3 L2 L4 B H4 L3 L3 H2 L1 H4 H3 L2 H2 H3 L3 L1 L4 H2 L4 L5 L3 L4 H1 H3',
        'L5 L1 L2 L4 L2 L4 L1 L5 L3 L2 L5 H4 L1 L4 L1 L4 H1 L5 L2 L3 H4 H2 H4 L4 B H4 L2 L5 L3 H2 L2 H1 L2 L5 B H3 L4',
        'H4 H4 H3 L3 B H1 L3 H2 L5 L1 H3 L4 L4 L2 L3 L4 H1 L4 L3 H3 H4 L3 H3 H4 L3 L4 L5 H1 H3 B L2',
        'H4 L2 L3 B L3 H2 H2 L3 H1 L2 H2 L5 L5 H4 L1 L5 L5 L3 L2 L5 L1 L1 L2 L4 L3 L2 L5 L3 L1 H2 H3 L1 H4 L3 L5 L1 H1 L2 H1',
        'B H2 L5 L3 H1 H2 L1 L5 H2 H2 L4 L4 H2 H2 H1 L1 H3 L3 L5 L3 H1 L3 H4 H2 L2 H3 L2 L1 L1 L4 L5 H1 H3 L1 L4',
      ],
    },
    win: {
      by: 'lines',
      lines: threeRows.slice(0, 10),
    },
    paysX100: {
      H1: [0, 0, 100, 1000, 8000, 40000],
      H2: [0, 0, 50, 300, 3000, 15000],
      H3: [0, 0, 50, 200, 1000, 5000],
      H4: [0, 0, 0, 150, 800, 4000],
      L1: [0, 0, 0, 50, 300, 1500],
      L2: [0, 0, 0, 50, 300, 1200],
      L3: [0, 0, 0, 50, 200, 1000],
      L4: [0, 0, 0, 50, 200, 1000],
      L5: [0, 0, 0, 50, 200, 1000],
    },
    wild: { times: { B: 1 } },
    scatter: {
      symbol: 'B',
      paysX100: [0, 0, 0, 200, 2000, 20000],
      spins: [0, 0, 0, 10, 10, 10],
      spinsAgain: [0, 0, 0, 10, 10, 10],
    },
    free: {
      strips: 'free',
      times: 1,
      specials: [
        { symbol: 'H1', weight: 1 },
        { symbol: 'H2', weight: 1 },
        { symbol: 'H3', weight: 1 },
        { symbol: 'H4', weight: 1 },
        { symbol: 'L1', weight: 1 },
        { symbol: 'L2', weight: 1 },
        { symbol: 'L3', weight: 1 },
        { symbol: 'L4', weight: 1 },
        { symbol: 'L5', weight: 1 },
      ],
    },
    capX100: 500000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
