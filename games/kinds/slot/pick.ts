// Picking: what lies under every place is fixed before the first of them is opened.
import { shuffled } from '../../rng/rng.ts';
import type { Choice, Decision } from '../kind.ts';
import { cellsOf, type Grid } from './board.ts';
import { type Course, isCapped, pay } from './course.ts';
import { type PickFigures, payFor, type SlotFigures } from './slot-figures.ts';

/** What is offered next; nothing when it is over, or was never begun. */
export function playPick(
  { pick }: SlotFigures,
  course: Course,
  { grid, decisions }: { grid: Grid; decisions: readonly Decision[] },
): Choice[] {
  if (pick === undefined || isCapped(course)) return [];
  const cells = cellsOf(grid, (symbol) => symbol === pick.symbol);
  const times = payFor(pick.times, cells.length);
  if (times === 0) return [];
  const layout = layOut(pick, course, times);
  course.steps.push({ step: 'bonus', symbol: pick.symbol, cells, times, places: layout.length });
  for (const { at } of decisions) {
    const { paysX100, isEnd } = layout[at!]!;
    pay(course, { step: 'pick', at, isEnd, paysX100 });
    if (isEnd || isCapped(course)) {
      course.steps.push({ step: 'layout', places: layout });
      return [];
    }
  }
  const opened = decisions.map(({ at }) => at);
  return [{ name: 'pick', at: layout.map((_, place) => place).filter((place) => !opened.includes(place)) }];
}

function layOut({ prizesX100, ends, endX100 }: PickFigures, { rng }: Course, times: number) {
  return shuffled(rng, prizesX100.length + ends).map((thing) => {
    const isEnd = thing >= prizesX100.length;
    return { paysX100: (isEnd ? endX100 : prizesX100[thing]!) * times, isEnd };
  });
}
