// Spins after a paid one, while there are wild reels: they stay or walk, and the others are spun again.
import type { Grid } from './board.ts';
import { type Course, isCapped } from './course.ts';
import type { SlotFigures } from './slot-figures.ts';
import { playSpin } from './spin.ts';
import { moved } from './sticky.ts';

export function playRespins({ respin, ...figures }: SlotFigures, course: Course, stopped: Grid): void {
  if (respin === undefined) return;
  const { strips, symbol, rise = 0 } = respin;
  let stuck: readonly number[] = respin.reels.filter((reel) => stopped[reel]!.includes(symbol));
  for (let number = 1; number <= respin.most && !isCapped(course); number++) {
    stuck = moved(stuck, respin);
    if (stuck.length === 0) return;
    const times = 1 + number * rise;
    course.steps.push({ step: 'again', number, times, stuck });
    const terms = { strips, times, wild: figures.wild, spins: [], sticky: respin, stuck };
    ({ stuck } = playSpin(figures, course, terms));
  }
}
