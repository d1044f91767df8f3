import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import { botBonanzaTable } from '../tables/circuit-yard.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const circuitYard: GameDefinition<SlotFigures> = {
  sysname: 'circuit-yard',
  kind: 'slot',
  figures: {
    heights: [8, 8, 8, 8, 8, 8, 8, 8],
    strips: {},
    win: { by: 'clusters' },
    paysX100: {
      H1: [0, 0, 0, 0, 0, 0, 350, 490, 700, 1050, 1575, 2795, 2795, 4900, 4900, 4900, 13995],
      H2: [0, 0, 0, 0, 0, 0, 225, 320, 460, 680, 1025, 1820, 1820, 3180, 3180, 3180, 9095],
      H3: [0, 0, 0, 0, 0, 0, 155, 210, 295, 445, 670, 1190, 1190, 2080, 2080, 2080, 5950],
      L1: [0, 0, 0, 0, 0, 0, 95, 135, 190, 290, 435, 770, 770, 1345, 1345, 1345, 3850],
      L2: [0, 0, 0, 0, 0, 0, 70, 95, 140, 210, 315, 560, 560, 985, 985, 985, 2795],
      L3: [0, 0, 0, 0, 0, 0, 50, 75, 105, 160, 235, 420, 420, 735, 735, 735, 2100],
    },
    tumble: {
      bags: { base: { H1: 12, H2: 14, H3: 15, L1: 17, L2: 18, L3: 19 } },
      charge: {
        chance: { charges: 12, of: 100 },
        values: [
          { times: 2, weight: 50 },
          { times: 4, weight: 30 },
          { times: 10, weight: 15 },
          { times: 40, weight: 3 },
        ],
        isBanked: false,
      },
      table: botBonanzaTable,
    },
    capX100: 22400,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
