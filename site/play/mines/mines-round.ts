// A round of mines as far as it was shown.
import type { PlayedRound } from '#contract/play.ts';

export type MinesStep =
  | { step: 'open'; at: number; isSafe: boolean; timesX10000: number }
  | { step: 'field'; mines: readonly number[] };

export interface MinesGame {
  mines: number;
  /** Opened tiles, in their order. */
  opened: readonly number[];
  /** How many of them were safe. */
  safe: number;
  /** The mine that was hit. */
  hit: number | null;
  /** Where all mines lay; known when the round is over. */
  field: readonly number[] | null;
}

export function readMines(round: PlayedRound | null, drawn: number): MinesGame {
  const steps = (round?.steps.slice(0, drawn) ?? []) as unknown as MinesStep[];
  const opened = steps.filter((step) => step.step === 'open');
  return {
    mines: Number(round?.bet['mines'] ?? 0),
    opened: opened.map(({ at }) => at),
    safe: opened.filter(({ isSafe }) => isSafe).length,
    hit: opened.find(({ isSafe }) => !isSafe)?.at ?? null,
    field: steps.find((step) => step.step === 'field')?.mines ?? null,
  };
}
