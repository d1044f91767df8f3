// Free spins: as many as were awarded, and those that they award themselves.
import { type Course, isCapped } from './course.ts';
import type { SlotFigures } from './slot-figures.ts';
import { playSpin } from './spin.ts';

export function playFreeSpins(figures: SlotFigures, course: Course, awarded: number): void {
  const { free, scatter } = figures;
  if (free === undefined || scatter === undefined || awarded === 0 || isCapped(course)) return;
  const { strips, times, wild = figures.wild } = free;
  course.steps.push({ step: 'spins', count: awarded, times });
  let count = awarded;
  for (let number = 1; number <= count && !isCapped(course); number++) {
    course.steps.push({ step: 'spin', number, count, times });
    count += playSpin(figures, course, { strips, times, wild, spins: scatter.spinsAgain }).spins;
  }
}
