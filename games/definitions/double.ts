import type { DoubleFigures } from '../kinds/double/double.ts';
import type { GameDefinition } from './game-definition.ts';
import { ladder } from './ladder.ts';

/** The gold pocket stands at the top, and the two colours take turns from there. */
const pockets = Array.from({ length: 15 }, (_, place) =>
  place === 0 ? 'gold' : place % 2 ? 'red' : 'black',
);

export const double: GameDefinition<DoubleFigures> = {
  sysname: 'double',
  kind: 'double',
  figures: { pockets, paysX100: { red: 200, black: 200, gold: 1400 } },
  stakes: { ladder },
};
