import { useEffect, useMemo } from 'react';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { isStill, paceOf } from '../pace.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { useSound } from '../sounds.ts';
import { isRoundOpen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import type { Reels } from './reels.ts';
import { SlotShow } from './slot-show.ts';
import { gridAfter, litAfter, type SlotStep } from './slot-steps.ts';
import { restingGrid } from './use-reels.ts';

/** Shows the round on the reels, step by step. They run from the press on, and stop when the answer says where. */
export function useShownSteps(reels: Reels | 'lost' | null, figures: SlotFigures): void {
  const play = usePlay();
  const { table } = play;
  const state = useTableState();
  const { round, seen, isAsking } = state;
  const show = useSlotShow(reels);
  const steps = (round?.steps ?? []) as unknown as SlotStep[];
  const step = steps[seen];
  const isBegun = isAsking && !isRoundOpen(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is shown once, however often the stage is drawn
  useEffect(() => {
    if (reels === 'lost') table.see(steps.length);
    if (show === null || step === undefined) return;
    const leaving = new AbortController();
    void show.play(step, leaving.signal).then(() => leaving.signal.aborted || table.see(seen + 1));
    return () => leaving.abort();
  }, [show, step, reels]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is at rest changes with these alone
  useEffect(() => {
    if (reels === null || reels === 'lost' || step !== undefined) return;
    if (isBegun && !isStill(paceOf(play))) return reels.spin();
    reels.show(gridAfter(steps) ?? restingGrid(figures));
    const lit = litAfter(steps);
    if (lit.length > 0) reels.light(lit);
  }, [reels, step, isBegun, round]);
}

function useSlotShow(reels: Reels | 'lost' | null): SlotShow | null {
  const play = usePlay();
  const sound = useSound();
  const money = useMoney();
  // biome-ignore lint/correctness/useExhaustiveDependencies: money is written alike for as long as a table is open
  return useMemo(() => {
    if (reels === null || reels === 'lost') return null;
    const stake = () => play.table.state.get().round?.bet.stake ?? 0;
    return new SlotShow({
      reels,
      sound,
      words: (paysX100) => money(Math.floor((stake() * paysX100) / 100)),
      pace: () => paceOf(play),
    });
  }, [reels, play, sound]);
}
