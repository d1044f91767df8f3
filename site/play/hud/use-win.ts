import { useEffect } from 'react';
import { ownStakeOf } from '../free-spins.ts';
import { useTableState } from '../play-context.ts';
import { useSound } from '../sounds.ts';
import { isGain, wonIn } from '../table.ts';

/** From so many times the stake on a win is a big one. */
const BIG = 10;

/** Whether the round that was seen last has won, and much; a stake that came back is no win. */
export function useWin(): 'none' | 'win' | 'big' {
  const state = useTableState();
  if (state.round === null || !isGain(state)) return 'none';
  return wonIn(state) >= BIG * ownStakeOf(state.round) ? 'big' : 'win';
}

/** Every win sounds once. */
export function useWinSound(): void {
  const win = useWin();
  const id = useTableState().round?.id;
  const sound = useSound();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two rounds in a row may win alike
  useEffect(() => {
    if (win !== 'none') sound(win);
  }, [win, id, sound]);
}
