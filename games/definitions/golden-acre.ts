import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const goldenAcre: GameDefinition<SlotFigures> = {
  sysname: 'golden-acre',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 10) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 } },
    hold: {
      symbol: 'C',
      least: 8,
      lives: 4,
      chance: { coins: 30, of: 1000 },
      values: [
        { paysX100: 100, weight: 360 },
        { paysX100: 200, weight: 330 },
        { paysX100: 300, weight: 180 },
        { paysX100: 400, weight: 90 },
        { paysX100: 800, weight: 30, pot: 'mini' },
        { paysX100: 1500, weight: 8, pot: 'minor' },
        { paysX100: 4000, weight: 2, pot: 'major' },
      ],
      fullX100: 10000,
    },
    capX100: 14000,
    strips: {
      base: [
        'C C C H3 L1 L3 H2 L5 H1 L2 H3 W L2 L5 H2 L2 L3 L4 L5 L4',
        'W L5 L5 L2 L1 L5 H2 L4 L4 C C C L2 L2 H2 L4 H3 H3 L3 L3',
        'C C C L5 L2 L5 L3 L4 H2 L2 H3 W L2 L5 L4 L1 H3 H1 H2 L3',
        'W L5 L2 H1 L3 L2 H3 L5 L4 C C C H3 L2 L5 L4 H1 L3 H2 H2',
        'W L3 H2 L5 L2 L5 L2 L2 L4 C C C H3 L1 L5 H3 L4 L3 H2 H1',
      ],
    },
    paysX100: {
      W: [0, 0, 215, 435, 870, 1735],
      H1: [0, 0, 0, 365, 730, 1460],
      H2: [0, 0, 0, 305, 615, 1225],
      H3: [0, 0, 0, 255, 515, 1030],
      L1: [0, 0, 0, 215, 430, 865],
      L2: [0, 0, 0, 180, 365, 725],
      L3: [0, 0, 0, 155, 305, 610],
      L4: [0, 0, 0, 130, 255, 515],
      L5: [0, 0, 0, 110, 215, 430],
    },
  },
  stakes: { ladder },
};
