// What one bet may win on one leg, by the tier of its league, in euro cents.
import type { ThresholdName, ThresholdValues } from '#rules/thresholds.ts';

const names: readonly ThresholdName[] = [
  ...([
    'bets-win-tier-1',
    'bets-win-tier-2',
    'bets-win-tier-3',
    'bets-win-tier-4',
    'bets-win-tier-5',
  ] as const),
];

export const winMaxByTier = (tier: number, limits: ThresholdValues): number => limits[names[tier - 1]!];
