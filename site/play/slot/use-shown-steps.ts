import { useEffect, useMemo } from 'react';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { isStill, paceOf } from '../pace.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { useSound } from '../sounds.ts';
import { isRoundOpen } from '../table.ts';
import { useMoney } from '../use-money.ts';
import type { Reels } from './reels.ts';
import { SlotShow } from './slot-show.ts';
import { gridAfter, holdAfter, litAfter, type SlotStep, type SlotWin, winsAfter } from './slot-steps.ts';
import { restingGrid } from './use-reels.ts';

/** So long each win of a round that is over is shown by itself. */
const EACH_MS = 1500;

/** Shows the round on the reels, step by step. They run from the press on, and stop when the answer says where. */
export function useShownSteps(reels: Reels | 'lost' | null, figures: SlotFigures): void {
  const play = usePlay();
  const { table } = play;
  const state = useTableState();
  const { round, seen, isAsking } = state;
  const show = useSlotShow(reels, figures);
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
    if (reels === null || reels === 'lost' || show === null || step !== undefined) return;
    if (isBegun && !isStill(paceOf(play))) return reels.spin();
    const hold = holdAfter(steps);
    if (hold !== null) return reels.hold(figures.hold!.symbol, show.held(hold.coins));
    reels.show(gridAfter(steps) ?? restingGrid(figures));
    const lit = litAfter(steps);
    if (lit.length > 0) reels.lights.light({ cells: lit });
    return showInTurn({ reels, show, isCalm: isStill(paceOf(play)) }, winsAfter(steps));
  }, [reels, step, isBegun, round]);
}

/** All wins at once, then one after the other until something else is shown. */
function showInTurn(
  { reels, show, isCalm }: { reels: Reels; show: SlotShow; isCalm: boolean },
  wins: readonly SlotWin[],
): (() => void) | undefined {
  if (wins.length === 0) return undefined;
  const turns = [wins, ...(wins.length > 1 ? wins.map((win) => [win]) : [])];
  let turn = 0;
  const light = () => {
    reels.lights.light(show.lightOf(turns[turn % turns.length]!));
    turn += 1;
  };
  light();
  if (isCalm || wins.length === 1) return undefined;
  const timer = setInterval(light, EACH_MS);
  return () => clearInterval(timer);
}

function useSlotShow(reels: Reels | 'lost' | null, { win, hold }: SlotFigures): SlotShow | null {
  const play = usePlay();
  const sound = useSound();
  const money = useMoney();
  // biome-ignore lint/correctness/useExhaustiveDependencies: money is written alike for as long as a table is open
  return useMemo(() => {
    if (reels === null || reels === 'lost') return null;
    const stake = () => play.table.state.get().round?.bet.stake ?? 0;
    return new SlotShow({
      ...{ reels, sound, coin: hold?.symbol ?? '' },
      lines: win.by === 'lines' ? win.lines : [],
      words: (paysX100) => money(Math.floor((stake() * paysX100) / 100)),
      pace: () => paceOf(play),
    });
  }, [reels, play, sound]);
}
