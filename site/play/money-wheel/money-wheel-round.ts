// A turn of the money wheel as far as it was shown; after a raise it turns once more.
import type { PlayedRound } from '#contract/play.ts';

type WheelStep =
  | { step: 'spin'; segment: number; isRaised: boolean }
  | { step: 'result'; number: number; factor: number; pays: Readonly<Record<string, number>> };

interface ShownTurn {
  /** The segment at the pointer. */
  at: number | null;
  /** What the number wins is multiplied; known once the wheel turns again. */
  isRaised: boolean;
  number: number | null;
  /** In cents, by spot. */
  pays: Readonly<Record<string, number>> | null;
}

export function readWheel(round: PlayedRound | null, drawn: number): ShownTurn {
  let turn: ShownTurn = { at: null, isRaised: false, number: null, pays: null };
  for (const step of (round?.steps.slice(0, drawn) ?? []) as unknown as WheelStep[])
    if (step.step === 'spin') turn = { ...turn, at: step.segment, isRaised: turn.at !== null };
    else turn = { ...turn, number: step.number, pays: step.pays };
  return turn;
}
