import type { HouseHoldemFigures } from '../kinds/house-holdem/house-holdem-rules.ts';
import { chipStakes, minChip } from './chip-stakes.ts';
import type { GameDefinition } from './game-definition.ts';

/** Sixes: ranks count from the two up. */
const opensWithPairOf = 4;

export const houseHoldem: GameDefinition<HouseHoldemFigures> = {
  sysname: 'house-holdem',
  kind: 'house-holdem',
  figures: {
    minChip,
    opensWithPairOf,
    anteX10000: {
      'high-card': 20_000,
      pair: 20_000,
      'two-pairs': 20_000,
      three: 20_000,
      straight: 20_000,
      flush: 30_000,
      'full-house': 45_000,
      four: 90_000,
      'straight-flush': 200_000,
      royal: 960_000,
    },
    pairX10000: {
      'high-card': 0,
      pair: 15_000,
      'two-pairs': 30_000,
      three: 50_000,
      straight: 80_000,
      flush: 100_000,
      'full-house': 150_000,
      four: 500_000,
      'straight-flush': 1_000_000,
      royal: 1_000_000,
    },
  },
  stakes: chipStakes,
};
