import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeReels } from './lines.ts';

export const fiveCarat: GameDefinition<SlotFigures> = {
  sysname: 'five-carat',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3],
    win: { by: 'lines', lines: threeReels.slice(0, 5) },
    wild: { times: { W: 2, V: 3, U: 5 }, areMultiplied: true },
    capX100: 20000,
    modes: { base: { costX100: 100, strips: 'base' } },
    strips: {
      base: [
        'W S E H1 E L1 B L1 B H1 S H3 L1 L1 S E B H2 B E E H2 H3 L1 H3 S',
        'V B L1 S B E S E H3 H1 H2 L1 E H2 E E L1 H3 B H2 B S H3 H1 H3 E B L1',
        'U E L1 B L1 S H3 S B H3 B E H1 E S L1 E H1 H2 E S S L1 B L1 L1 H3 H2 B E',
      ],
    },
    paysX100: {
      W: [0, 0, 0, 18275],
      H1: [0, 0, 0, 885],
      H2: [0, 0, 0, 510],
      H3: [0, 0, 0, 295],
      S: [0, 0, 0, 170],
      B: [0, 0, 0, 100],
      E: [0, 0, 0, 60],
      L1: [0, 0, 0, 35],
    },
  },
  stakes: { ladder },
};
