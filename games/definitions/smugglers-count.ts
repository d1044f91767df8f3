import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const smugglersCount: GameDefinition<SlotFigures> = {
  sysname: 'smugglers-count',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    win: { by: 'lines', lines: threeRows.slice(0, 15) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 1 }, isExpanding: true },
    hold: {
      symbol: 'C',
      least: 8,
      lives: 3,
      chance: { coins: 50, of: 1000 },
      values: [
        { paysX100: 100, weight: 380 },
        { paysX100: 150, weight: 300 },
        { paysX100: 250, weight: 180 },
        { paysX100: 500, weight: 90 },
        { paysX100: 1000, weight: 36, pot: 'mini' },
        { paysX100: 2500, weight: 12, pot: 'minor' },
        { paysX100: 10000, weight: 3, pot: 'major' },
      ],
      fullX100: 30000,
    },
    capX100: 35000,
    strips: {
      base: [
        'C C C L5 H2 L1 H1 L2 L3 L4 L2 H3 L5 H4 L3 H3 L4 L1',
        'C C C L3 L4 L3 L2 L3 L1 H3 H4 W L5 L2 H2 L4 H2 H1 H4 L5',
        'W L4 L1 H1 H2 H2 L5 H4 L3 C C C L5 L4 H3 L4 L2 L3 L2 H4',
        'C C C H4 L2 L1 H2 L3 L4 L2 L4 W L5 H4 H2 L2 L5 L4 H3 H1',
        'C C C H1 L5 L2 H3 H3 H2 H4 L1 L4 L3 L2 L1 L3 L5 L4',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 175, 600, 2045],
      H2: [0, 0, 0, 130, 440, 1490],
      H3: [0, 0, 0, 95, 320, 1090],
      H4: [0, 0, 0, 70, 235, 795],
      L1: [0, 0, 0, 50, 170, 580],
      L2: [0, 0, 0, 35, 125, 425],
      L3: [0, 0, 0, 25, 90, 310],
      L4: [0, 0, 0, 20, 65, 225],
      L5: [0, 0, 0, 15, 50, 165],
    },
  },
  stakes: { ladder },
};
