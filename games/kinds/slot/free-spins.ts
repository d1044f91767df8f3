// Free spins: as many as were awarded, and those that they award themselves.
import { drawWeighted } from '../../rng/rng.ts';
import { type Course, isCapped } from './course.ts';
import type { FreeFigures, SlotFigures } from './slot-figures.ts';
import { drawFactor, playSpin } from './spin.ts';
import { moved } from './sticky.ts';

export function playFreeSpins(figures: SlotFigures, course: Course, awarded: number): void {
  const { free, scatter } = figures;
  if (free === undefined || scatter === undefined || awarded === 0 || isCapped(course)) return;
  const { strips, wild = figures.wild, sticky, wildReels } = free;
  const special = drawSpecial(free, course);
  course.steps.push({
    step: 'spins',
    count: awarded,
    times: free.times,
    ...(special !== undefined && { special }),
  });
  let [count, times, stuck]: [number, number, readonly number[]] = [awarded, free.times, []];
  for (let number = 1; number <= count && !isCapped(course); number++) {
    const drawn = times * (free.draws === undefined ? 1 : drawFactor(course, free.draws));
    course.steps.push({ step: 'spin', number, count, times: drawn });
    const terms = { strips, times: drawn, wild, wildReels, special, sticky, stuck };
    const spun = playSpin(figures, course, { ...terms, spins: scatter.spinsAgain });
    count += spun.spins;
    if (sticky !== undefined) stuck = moved(spun.stuck, sticky);
    if (free.rise !== undefined && spun.hasWon) {
      times += free.rise;
      course.steps.push({ step: 'multiplier', times });
    }
  }
}

function drawSpecial({ specials }: FreeFigures, { rng }: Course): string | undefined {
  if (specials === undefined) return undefined;
  const weights = specials.map(({ weight }) => weight);
  return specials[drawWeighted(rng, weights)]!.symbol;
}
