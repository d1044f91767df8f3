import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const dragonsHoard: GameDefinition<SlotFigures> = {
  sysname: 'dragons-hoard',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'L5 H2 H3 L4 L2 L3 C C C H1 L5 H2 H2 L3 L3 L2 H1 H2 H4 H1 H3 H2 H4 H3 C H2 H2 L2 H1 L3 L3 L2 H1 L4 L3 H2 L1 L2',
        'H3 H2 L2 L4 H2 H1 C C C H3 L5 H4 L3 H4 L4 W L3 H2 L5 L4 L3 L5 L4 L5 H1 H4 H3 L4 C H2 L3 H2 L1 L1 L5 W L4 H1',
        'L4 L1 L5 H3 H3 L4 L3 L5 H2 H2 H2 H2 H2 H2 L1 L1 L5 H2 L4 W L1 C W L4 H1 C C C L4 H1 L1 L1 L1 H4 L2 H1 H4 H2 H4',
        'C C C H4 H4 L5 L2 L4 H3 H2 L3 H3 H3 H1 L2 C H4 H4 L4 L4 L1 L4 L5 L5 L3 H4 H2 W L5 L4 H4 L3 L5 L3 W L4 L2',
        'L1 H3 L2 L1 H1 L4 H1 L3 L4 C C C L4 W L1 L5 L2 L3 L2 L4 L2 L5 L1 L3 H2 H4 L2 C L2 L2 L1 L1 L5 H1 L3 H1 L1 H4 W L3 H3 L1 H4',
      ],
    },
    win: {
      by: 'lines',
      lines: threeRows.slice(0, 20),
    },
    paysX100: {
      H1: [0, 0, 0, 200, 750, 2500],
      H2: [0, 0, 0, 125, 400, 1250],
      H3: [0, 0, 0, 100, 300, 800],
      H4: [0, 0, 0, 75, 250, 600],
      L1: [0, 0, 0, 50, 125, 400],
      L2: [0, 0, 0, 40, 100, 300],
      L3: [0, 0, 0, 25, 75, 250],
      L4: [0, 0, 0, 25, 75, 200],
      L5: [0, 0, 0, 20, 60, 200],
    },
    wild: { times: { W: 1 } },
    hold: {
      symbol: 'C',
      least: 6,
      lives: 3,
      chance: { coins: 52, of: 1000 },
      values: [
        { paysX100: 50, weight: 300 },
        { paysX100: 100, weight: 330 },
        { paysX100: 200, weight: 190 },
        { paysX100: 300, weight: 90 },
        { paysX100: 500, weight: 52 },
        { paysX100: 1000, weight: 24, pot: 'mini' },
        { paysX100: 2500, weight: 10, pot: 'minor' },
        { paysX100: 10000, weight: 4, pot: 'major' },
      ],
      fullX100: 100000,
    },
    capX100: 125000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
