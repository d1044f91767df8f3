import type { ThreeDiceFigures } from '../kinds/three-dice/three-dice.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

const outward = { 4: 700_000, 5: 350_000, 6: 210_000, 7: 140_000, 8: 100_000, 9: 84_000, 10: 77_000 };

/** Our own prices: every spot returns 210 of 216, or what is next below it in tenths of the chip. */
export const threeDice: GameDefinition<ThreeDiceFigures> = {
  sysname: 'three-dice',
  kind: 'three-dice',
  figures: {
    minChip,
    highLowX10000: 20_000,
    totalX10000: {
      ...outward,
      ...Object.fromEntries(Object.entries(outward).map(([total, times]) => [21 - Number(total), times])),
    },
    pairX10000: 70_000,
    doubleX10000: 131_000,
    tripleX10000: 2_100_000,
    anyTripleX10000: 350_000,
    faceX10000: [0, 20_000, 30_000, 150_000],
  },
  stakes: chipStakes,
};
