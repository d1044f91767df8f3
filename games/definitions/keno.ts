import type { KenoFigures } from '../kinds/keno/keno.ts';
import type { GameDefinition } from './game-definition.ts';
import { wholeLadder } from './ladder.ts';

export const keno: GameDefinition<KenoFigures> = {
  sysname: 'keno',
  kind: 'keno',
  figures: {
    numbers: 40,
    drawn: 10,
    // A line for each number of chosen ones, from none to ten.
    paysX100: [
      [0],
      [0, 388],
      [0, 110, 948],
      [0, 0, 360, 3936],
      [0, 0, 140, 800, 15_450],
      [0, 0, 0, 400, 3420, 85_000],
      [0, 0, 0, 240, 1255, 15_000, 130_000],
      [0, 0, 0, 140, 550, 3800, 70_000, 180_000],
      [0, 0, 0, 0, 400, 2200, 25_000, 170_000, 245_000],
      [0, 0, 0, 0, 220, 950, 7800, 125_000, 150_000, 155_000],
      [0, 0, 0, 0, 160, 550, 3400, 40_000, 175_000, 175_000, 175_000],
    ],
  },
  stakes: { ladder: wholeLadder },
};
