import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeReels } from './lines.ts';

export const bellCaptain: GameDefinition<SlotFigures> = {
  sysname: 'bell-captain',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3],
    win: {
      by: 'lines',
      lines: threeReels.slice(0, 5),
      mixed: [{ symbols: ['W', 'S', 'B'], paysX100: [0, 0, 0, 200] }],
    },
    wild: { times: { W: 1 } },
    wheel: {
      symbol: 'E',
      turns: [0, 0, 0, 1],
      first: 'desk',
      wheels: {
        desk: [
          { paysX100: 400, weight: 8 },
          { paysX100: 700, weight: 6 },
          { paysX100: 1000, weight: 5 },
          { paysX100: 2000, weight: 3 },
          { paysX100: 4000, weight: 1 },
          { paysX100: 15000, weight: 1 },
        ],
      },
    },
    capX100: 20000,
    modes: { base: { costX100: 100, strips: 'base' } },
    strips: {
      base: [
        'E G L G L B L E P S G L G L P W B P B L G L',
        'W P G P L B G G E P B P G P G E L B B G L G P',
        'E G P G L P L E B G L B S S L W L B S G P B',
      ],
    },
    paysX100: {
      W: [0, 0, 0, 570],
      S: [0, 0, 0, 415],
      B: [0, 0, 0, 305],
      G: [0, 0, 0, 220],
      P: [0, 0, 0, 160],
      L: [0, 0, 0, 120],
    },
  },
  stakes: { ladder },
};
