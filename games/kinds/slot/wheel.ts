// A wheel, turned as often as its symbols are good for; a segment may lead to another wheel.
import { drawWeighted } from '../../rng/rng.ts';
import { cellsOf, type Grid } from './board.ts';
import { type Course, isCapped, pay } from './course.ts';
import { payFor, type SlotFigures, type WheelFigures } from './slot-figures.ts';

export function playWheel({ wheel }: SlotFigures, course: Course, grid: Grid): void {
  if (wheel === undefined || isCapped(course)) return;
  const cells = cellsOf(grid, (symbol) => symbol === wheel.symbol);
  const turns = payFor(wheel.turns, cells.length);
  if (turns > 0) turnWheel(wheel, course, { cells, turns });
}

function turnWheel(
  wheel: WheelFigures,
  course: Course,
  { cells, turns }: { cells: unknown; turns: number },
): void {
  course.steps.push({ step: 'bonus', symbol: wheel.symbol, cells, turns });
  for (let turn = 1; turn <= turns && !isCapped(course); turn++) {
    let name: string | undefined = wheel.first;
    while (name !== undefined) {
      const segments: WheelFigures['wheels'][string] = wheel.wheels[name]!;
      const weights = segments.map(({ weight }) => weight);
      const at = drawWeighted(course.rng, weights);
      const { paysX100, to } = segments[at]!;
      pay(course, { step: 'wheel', wheel: name, turn, turns, segments, at, paysX100 });
      name = to;
    }
  }
}
