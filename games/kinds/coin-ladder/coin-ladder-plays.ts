import type { Decision } from '../kind.ts';
import type { NamedPlay } from '../plays.ts';
import type { CoinLadderFigures } from './coin-ladder.ts';
import { coinLadderPar } from './coin-ladder-par.ts';

/** The plays of the sheet: tosses to a rung, then the stop. */
export const coinLadderPlays = (figures: CoinLadderFigures): NamedPlay[] =>
  coinLadderPar(figures).map(({ play }, place) => ({
    play,
    wish: {},
    decide: ({ steps }): Decision => ({ name: steps.length <= place ? 'toss' : 'collect' }),
  }));
