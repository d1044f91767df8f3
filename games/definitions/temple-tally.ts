import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const templeTally: GameDefinition<SlotFigures> = {
  sysname: 'temple-tally',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'ways' },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    hold: {
      symbol: 'C',
      least: 8,
      lives: 3,
      chance: { coins: 40, of: 1000 },
      values: [
        { paysX100: 100, weight: 400 },
        { paysX100: 200, weight: 320 },
        { paysX100: 300, weight: 160 },
        { paysX100: 500, weight: 80 },
        { paysX100: 1000, weight: 30, pot: 'mini' },
        { paysX100: 3000, weight: 8, pot: 'minor' },
        { paysX100: 15000, weight: 2, pot: 'major' },
      ],
      fullX100: 20000,
    },
    capX100: 25000,
    strips: {
      base: [
        'C C C L3 H2 L5 L1 H3 L1 L5 H4 H1 L5 H4 L3 L5 L3 L4 H2 H3 L2',
        'W H2 L1 L3 L5 H1 L5 H3 H4 H1 C C C L3 L2 L5 H2 L2 L4 L3 L1 L3',
        'W L2 L4 L5 L5 L3 L5 H2 L3 L2 C C C L2 H3 L1 L3 L3 H2 H3 H4 L1',
        'C C C L3 L4 L4 H2 L3 H2 L4 H1 H3 W H4 L1 L5 L1 L5 L3 H4 H1 H3',
        'C C C L5 L1 L3 H1 L1 H2 L2 L1 H1 H2 L1 L3 L4 L4 L2 L1 L3 H3',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 170, 570, 1945],
      H2: [0, 0, 0, 125, 415, 1420],
      H3: [0, 0, 0, 90, 305, 1035],
      H4: [0, 0, 0, 65, 220, 755],
      L1: [0, 0, 0, 50, 160, 550],
      L2: [0, 0, 0, 35, 120, 405],
      L3: [0, 0, 0, 25, 85, 295],
      L4: [0, 0, 0, 20, 65, 215],
      L5: [0, 0, 0, 15, 45, 155],
    },
  },
  stakes: { ladder },
};
