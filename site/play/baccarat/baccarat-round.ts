// A coup of baccarat as far as it was shown.
import type { PlayedRound } from '#contract/play.ts';

type Winner = 'player' | 'banker' | 'tie';

type CoupStep =
  | { step: 'deal'; player: readonly number[]; banker: readonly number[] }
  | { step: 'third'; side: 'player' | 'banker'; card: number }
  | { step: 'result'; winner: Winner; pays: Readonly<Record<string, number>> };

export interface Coup {
  player: readonly number[];
  banker: readonly number[];
  winner: Winner | null;
  /** In cents, by spot. */
  pays: Readonly<Record<string, number>> | null;
}

export function readCoup(
  round: { steps: readonly PlayedRound['steps'][number][] } | null,
  drawn: number,
): Coup {
  let coup: Coup = { player: [], banker: [], winner: null, pays: null };
  for (const step of (round?.steps.slice(0, drawn) ?? []) as unknown as CoupStep[])
    if (step.step === 'deal') coup = { ...coup, player: step.player, banker: step.banker };
    else if (step.step === 'third') coup = { ...coup, [step.side]: [...coup[step.side], step.card] };
    else coup = { ...coup, winner: step.winner, pays: step.pays };
  return coup;
}
