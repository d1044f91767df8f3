import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

export const barNone: GameDefinition<SlotFigures> = {
  sysname: 'bar-none',
  kind: 'slot',
  figures: {
    heights: [1, 1, 1],
    win: {
      by: 'lines',
      lines: [[0, 0, 0]],
      mixed: [{ symbols: ['W', 'T', 'D', 'B'], paysX100: [0, 0, 0, 250] }],
    },
    wild: { times: { W: 2 }, areMultiplied: true },
    capX100: 25000,
    modes: { base: { costX100: 100, strips: 'base' } },
    strips: {
      base: [
        'W D T D O D P O C B O T B B E W S P C O P C E P E P T S C',
        'W E E O D E C C T T P B O B D P W O C T T B S S P O O B D E O',
        'W S E T E T C P S P C B C C P W T B P D E E E D S D O B P O',
      ],
    },
    paysX100: {
      W: [0, 0, 0, 21630],
      S: [0, 0, 0, 3135],
      T: [0, 0, 0, 1820],
      D: [0, 0, 0, 1055],
      B: [0, 0, 0, 610],
      E: [0, 0, 0, 355],
      C: [0, 0, 0, 205],
      P: [0, 0, 0, 120],
      O: [0, 0, 0, 70],
    },
  },
  stakes: { ladder },
};
