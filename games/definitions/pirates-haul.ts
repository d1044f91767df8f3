import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { fourRows } from './lines.ts';

export const piratesHaul: GameDefinition<SlotFigures> = {
  sysname: 'pirates-haul',
  kind: 'slot',
  figures: {
    heights: [4, 4, 4, 4, 4],
    win: { by: 'lines', lines: fourRows.slice(0, 40) },
    modes: { base: { costX100: 100, strips: 'base' } },
    wild: { times: { W: 2 } },
    hold: {
      symbol: 'C',
      least: 11,
      lives: 3,
      chance: { coins: 30, of: 1000 },
      values: [
        { paysX100: 50, weight: 400 },
        { paysX100: 100, weight: 300 },
        { paysX100: 200, weight: 160 },
        { paysX100: 400, weight: 80 },
        { paysX100: 800, weight: 30, pot: 'mini' },
        { paysX100: 2000, weight: 12, pot: 'minor' },
        { paysX100: 15000, weight: 2, pot: 'major' },
      ],
      fullX100: 50000,
    },
    capX100: 45000,
    strips: {
      base: [
        'C C C C L4 L4 H3 H4 L3 H2 L5 H1 L2 H4 L1 L5 H2 L2 L3 L4',
        'C C C C H4 L5 L3 L2 L3 L1 H3 H4 W L5 L2 H3 H2 H1 L1 L4',
        'W H1 H2 H3 L2 L3 L2 L1 L1 C C C C L4 L5 H4 L5 L3 H3 L1',
        'W L2 L5 L1 L3 H3 L4 L1 H2 C C C C H3 L4 L5 H1 L2 L3 H4',
        'C C C C L4 L2 L3 H3 H4 H2 L4 L3 L2 H1 L4 H2 L5 H4 L5 H1',
      ],
    },
    paysX100: {
      H1: [0, 0, 0, 95, 325, 1100],
      H2: [0, 0, 0, 70, 235, 805],
      H3: [0, 0, 0, 50, 175, 585],
      H4: [0, 0, 0, 35, 125, 430],
      L1: [0, 0, 0, 25, 90, 315],
      L2: [0, 0, 0, 20, 65, 230],
      L3: [0, 0, 0, 15, 50, 165],
      L4: [0, 0, 0, 10, 35, 120],
      L5: [0, 0, 0, 10, 25, 90],
    },
  },
  stakes: { ladder },
};
