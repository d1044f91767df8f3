// A climb as far as it was shown.
import type { PlayedRound } from '#contract/play.ts';

type TowerStep =
  | { step: 'climb'; row: number; at: number; isSafe: boolean }
  | { step: 'tower'; traps: readonly (readonly number[])[] };

export interface TowerGame {
  level: string;
  /** The place that was chosen on each row. */
  path: readonly number[];
  /** How many rows were climbed. */
  climbed: number;
  hasFallen: boolean;
  /** Where the traps were, row by row; known when the round is over. */
  traps: readonly (readonly number[])[] | null;
}

export function readTower(round: PlayedRound | null, drawn: number): TowerGame {
  const steps = (round?.steps.slice(0, drawn) ?? []) as unknown as TowerStep[];
  const climbs = steps.filter((step) => step.step === 'climb');
  const climbed = climbs.filter(({ isSafe }) => isSafe).length;
  return {
    level: String(round?.bet['level'] ?? ''),
    path: climbs.map(({ at }) => at),
    climbed,
    hasFallen: climbs.length > climbed,
    traps: steps.find((step) => step.step === 'tower')?.traps ?? null,
  };
}
