import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeReels } from './lines.ts';

export const sevensAblaze: GameDefinition<SlotFigures> = {
  sysname: 'sevens-ablaze',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3],
    win: {
      by: 'lines',
      lines: threeReels.slice(0, 5),
      mixed: [{ symbols: ['7', 'B'], paysX100: [0, 0, 0, 200] }],
    },
    capX100: 75000,
    modes: { base: { costX100: 100, strips: 'base' } },
    strips: {
      base: [
        'M G M G E P P B O O E C C C E C 7 M P P O P',
        'O G C G M E P O G P P O C E G B O C E M O C C',
        'O C E P O G O M C P C P M G E B M M 7 P C M',
      ],
    },
    paysX100: {
      '7': [0, 0, 0, 3880],
      B: [0, 0, 0, 2835],
      E: [0, 0, 0, 2070],
      M: [0, 0, 0, 1510],
      G: [0, 0, 0, 1100],
      P: [0, 0, 0, 805],
      O: [0, 0, 0, 585],
      C: [0, 0, 0, 430],
    },
  },
  stakes: { ladder },
};
