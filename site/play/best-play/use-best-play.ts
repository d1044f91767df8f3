import { useEffect, useState } from 'react';
import type { Decision } from '#games/kinds/kind.ts';
import { useSettings, useTableState } from '../play-context.ts';
import { isRoundOpen, isSeen } from '../table.ts';
import { type AdvisedKind, askBestPlay, type BestPlayAnswer } from './ask-best-play.ts';

/** The best decision now, for who wants to be told; null while there is none, or it is not known yet. */
export function useBestPlay(kind: AdvisedKind): Decision | null {
  const state = useTableState();
  const { round, opened, balance } = state;
  const { hasBestPlay } = useSettings();
  const [answer, setAnswer] = useState<BestPlayAnswer | null>(null);
  const isAsked = hasBestPlay && isRoundOpen(state) && isSeen(state);
  const name = `${round?.id} ${round?.decisions}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is known by its name
  useEffect(() => {
    if (!isAsked) return;
    const held = (balance?.cash ?? 0) + (balance?.bonus ?? 0);
    // What cannot be paid for is no advice.
    const choices = round!.choices
      .filter(({ stake = 0 }) => stake <= held)
      .map((choice) => ({ name: choice.name }));
    return askBestPlay(
      { name, kind, figures: opened!.game.figures, steps: round!.steps, choices },
      setAnswer,
    );
  }, [isAsked, name]);
  return isAsked && answer?.name === name ? answer.decision : null;
}
