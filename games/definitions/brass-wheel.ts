import type { MoneyWheelFigures } from '../kinds/money-wheel/money-wheel.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

/** A layout of our own: 26 ones, 17 twos, 7 sixes, 4 twelves, 2 twenty-fours and one raise, spread evenly. */
const segments = [
  ...[1, 2, 6, 1, 2, 1, 12, 1, 2, 24, 1, 2, 1, 6, 1, 2, 1, 0, 2],
  ...[1, 6, 1, 2, 1, 12, 1, 2, 1, 2, 6, 1, 2, 1, 12, 1, 2, 1, 6],
  ...[1, 2, 1, 24, 2, 1, 6, 1, 2, 1, 2, 1, 12, 1, 2, 6, 1, 2, 1],
];

export const brassWheel: GameDefinition<MoneyWheelFigures> = {
  sysname: 'brass-wheel',
  kind: 'money-wheel',
  figures: { minChip, segments, raise: 3 },
  stakes: chipStakes,
};
