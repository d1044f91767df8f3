import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const tripleSevens: GameDefinition<SlotFigures> = {
  sysname: 'triple-sevens',
  kind: 'slot',
  figures: {
    heights: [1, 1, 1],
    strips: {
      base: [
        'L B L L C M C 7 M M P M B B O P L M L L M L C B O M P M B - O - M L L',
        'C - L L O 7 P P L L L P M L P M L O L L C C M C O B B B L L O C C O B C L',
        'C P C O M L L O P L - L 7 O L C M L P L C C M O B P B O',
      ],
    },
    win: {
      by: 'lines',
      lines: [[0, 0, 0]],
      mixed: [{ symbols: ['M', 'P', 'O', 'C'], paysX100: [0, 0, 0, 100] }],
    },
    paysX100: {
      '7': [0, 0, 0, 7700],
      B: [0, 0, 0, 3000],
      L: [0, 0, 0, 1500],
      M: [0, 0, 0, 1000],
      P: [0, 0, 0, 500],
      O: [0, 0, 0, 400],
      C: [0, 0, 100, 300],
    },
    factors: [
      { times: 1, weight: 60 },
      { times: 2, weight: 24 },
      { times: 3, weight: 10 },
      { times: 5, weight: 5 },
      { times: 10, weight: 1 },
    ],
    capX100: 77000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
