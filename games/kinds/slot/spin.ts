// One spin of the reels, paid or free: what shows, what it wins, and what its scatters award.
import { drawWeighted } from '../../rng/rng.ts';
import { cellsOf, type Grid, spinBoard } from './board.ts';
import { type Course, pay } from './course.ts';
import { type Factor, type Pays, payFor, type SlotFigures, type WildFigures } from './slot-figures.ts';
import { winsOf } from './wins.ts';

export interface SpinTerms {
  strips: string;
  /** All that the spin pays is paid so many times. */
  times: number;
  wild: WildFigures | undefined;
  factors?: readonly Factor[] | undefined;
  /** Of so many scatters, how many spins are awarded. */
  spins: Pays;
}

export interface Spun {
  grid: Grid;
  /** How many free spins it awards. */
  spins: number;
}

export function playSpin(figures: SlotFigures, course: Course, terms: SpinTerms): Spun {
  const board = spinBoard(figures, terms.strips, course.rng);
  const factor = drawFactor(course, terms.factors);
  course.steps.push({ step: 'reveal', ...board, ...(factor !== undefined && { factor }) });
  const wins = winsOf(figures, board.grid, terms.wild);
  if (wins.length > 0) {
    const sum = wins.reduce((total, win) => total + win.paysX100, 0);
    const times = terms.times * (factor ?? 1);
    pay(course, { step: 'win', by: figures.win.by, wins, times, paysX100: sum * times });
  }
  const { grid } = board;
  const spins = figures.scatter === undefined ? 0 : playScatters(figures.scatter, grid, course, terms);
  return { grid, spins };
}

function drawFactor({ rng }: Course, factors: readonly Factor[] | undefined): number | undefined {
  if (factors === undefined) return undefined;
  const weights = factors.map(({ weight }) => weight);
  return factors[drawWeighted(rng, weights)]!.times;
}

function playScatters(
  { symbol, paysX100 }: NonNullable<SlotFigures['scatter']>,
  grid: Grid,
  course: Course,
  { times, spins: spinsFor }: SpinTerms,
): number {
  const cells = cellsOf(grid, (one) => one === symbol);
  const [pays, spins] = [payFor(paysX100, cells.length) * times, payFor(spinsFor, cells.length)];
  if (pays > 0 || spins > 0) pay(course, { step: 'scatter', symbol, cells, spins, paysX100: pays });
  return spins;
}
