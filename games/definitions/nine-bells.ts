import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeReels } from './lines.ts';

export const nineBells: GameDefinition<SlotFigures> = {
  sysname: 'nine-bells',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3],
    win: { by: 'lines', lines: threeReels.slice(0, 5) },
    modes: { base: { costX100: 100, strips: 'base' } },
    hold: {
      symbol: 'E',
      least: 5,
      lives: 3,
      chance: { coins: 70, of: 1000 },
      values: [
        { paysX100: 100, weight: 400 },
        { paysX100: 200, weight: 250 },
        { paysX100: 300, weight: 100 },
        { paysX100: 500, weight: 40, pot: 'mini' },
        { paysX100: 1500, weight: 12, pot: 'minor' },
        { paysX100: 5000, weight: 2, pot: 'major' },
      ],
      fullX100: 20000,
    },
    capX100: 25000,
    strips: {
      base: [
        'E E P C L G P G P G B E E C C C L P O O 7 E E 7 L G C O C O G B',
        'E E O P O C O O B L C E E 7 O P O L P C O E E O P B C C C 7 G L',
        'E E O C O C O G G C G E E 7 P B L G 7 C P L E E B L G P C O B P C',
      ],
    },
    paysX100: {
      '7': [0, 0, 0, 1645],
      B: [0, 0, 0, 1315],
      L: [0, 0, 0, 1055],
      O: [0, 0, 0, 840],
      P: [0, 0, 0, 675],
      G: [0, 0, 0, 540],
      C: [0, 0, 0, 430],
    },
  },
  stakes: { ladder },
};
