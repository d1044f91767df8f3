import type { SlotFigures } from '../kinds/slot/slot-figures.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';
import { threeRows } from './lines.ts';

export const griffinHall: GameDefinition<SlotFigures> = {
  sysname: 'griffin-hall',
  kind: 'slot',
  figures: {
    heights: [3, 3, 3, 3, 3],
    strips: {
      base: [
        'H1 L3 H1 L2 H4 L2 L5 H4 L4 L4 L2 H4 H3 H1 H1 L1 L2 H1 L3 L4 L5 H1 L5 L5 L1 H3 L1 L1 L5 H2 H2 L4 L3 H4 S L5 L3',
        'L2 L2 L1 H3 L3 L5 L4 H4 W H2 H2 L2 L2 W L5 L2 L2 L5 H2 H4 L3 L3 L5 L2 S L4 L3 L5 H1 L4 L1 H1 L4 L1 L5 L3',
        'L2 L1 L1 H4 L1 S L5 L3 L3 L3 L5 L2 H2 L3 W H1 H2 W L1 L5 H4 H1 L4 L2 L2 L5 L5 L4 H4 H4 H3 S L2 L4 L2',
        'H1 L5 H1 H2 H3 L4 L5 L1 L1 L4 L4 L5 W H3 H3 L2 L4 L2 L2 H2 L3 L5 H4 L3 H4 L3 H2 L1 L5 H1 S H4 L5 L2 L3 L4 L3 L3 L1',
        'L3 L2 H4 W L3 L3 L5 H4 L4 S L5 L5 H4 H3 L2 L5 L1 L2 H2 H2 L2 L2 L5 L1 L5 W L3 H1 L4 L1 L2 H1 L4 H4 L3',
      ],
      free: [
        'H1 L4 L3 L5 L2 L5 H3 H2 H2 H2 H1 H4 L3 L2 L3 H3 L5 L2 S H4 L4 L4 H4 L3 S H2 H4 L2 L2 L3 L5 H1 L2 H4 L1 L3 L1',
        'L2 L5 H1 H2 L4 L5 L5 H2 H4 L4 L1 L1 S L5 L4 L2 W L4 L2 L3 L3 L4 S L2 L4 H4 H3 L3 L4 L2 L1 H1 L4 L3 H2',
        'L2 L3 L2 L4 L4 H1 H4 L3 L3 L1 L4 L2 L5 L4 W H3 H4 H1 H2 H2 L4 L4 H2 H3 H3 S L2 H3 S L3 L2 L5 L2 L5 L2 L1 L4',
        'S L3 L2 L2 H4 S L3 L4 H2 L5 H4 L4 L3 L5 L5 L4 L4 L2 H1 L3 W H2 L5 L4 L2 H3 L5 H3 L3 H2 H3 W L1 L4 H2',
        'L1 L5 L3 L3 L4 H2 H1 S H2 L5 S L5 L3 L5 L5 L2 L4 L5 H3 W L2 L4 L2 H4 L3 L1 L5 L2 L2 H4 L4 H1 L3 H1 L1',
      ],
    },
    win: {
      by: 'lines',
      lines: threeRows.slice(0, 20),
    },
    paysX100: {
      H1: [0, 0, 35, 260, 975, 3250],
      H2: [0, 0, 0, 195, 650, 1950],
      H3: [0, 0, 0, 130, 490, 1300],
      H4: [0, 0, 0, 100, 390, 975],
      L1: [0, 0, 0, 65, 260, 650],
      L2: [0, 0, 0, 65, 195, 650],
      L3: [0, 0, 0, 35, 165, 520],
      L4: [0, 0, 0, 35, 130, 490],
      L5: [0, 0, 0, 35, 130, 490],
    },
    wild: { times: { W: 1 } },
    scatter: {
      symbol: 'S',
      paysX100: [0, 0, 0, 200, 1000, 5000],
      spins: [0, 0, 0, 10, 15, 25],
      spinsAgain: [0, 0, 0, 10, 15, 25],
    },
    free: { strips: 'free', times: 3 },
    capX100: 75000,
    modes: { base: { costX100: 100, strips: 'base' } },
  },
  stakes: { ladder },
};
