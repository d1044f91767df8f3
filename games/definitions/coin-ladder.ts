import type { CoinLadderFigures } from '../kinds/coin-ladder/coin-ladder.ts';
import type { GameDefinition } from './game-definition.ts';
import { wholeLadder } from './ladder.ts';

export const coinLadder: GameDefinition<CoinLadderFigures> = {
  sysname: 'coin-ladder',
  kind: 'coin-ladder',
  figures: { edgeX10000: 200, rungs: 12 },
  stakes: { ladder: wholeLadder },
};
