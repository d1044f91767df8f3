// What each rung pays, apart from the game, so that a stage can show the next price without it.
import { TIMES_1 } from '../kind.ts';
import type { CoinLadderFigures } from './coin-ladder.ts';

/** In ten-thousandths of the stake. The coin is fair, and the house takes its share once. */
export const coinLadderTimes = ({ edgeX10000 }: CoinLadderFigures, rung: number): number =>
  rung === 0 ? 0 : (TIMES_1 - edgeX10000) * 2 ** rung;
