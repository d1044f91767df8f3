// One spin of the reels, paid or free: what shows, what it wins, and what its scatters award.
import { drawWeighted } from '../../rng/rng.ts';
import { cellsOf, type Grid, spinBoard } from './board.ts';
import { type Course, pay } from './course.ts';
import { playExpansion } from './expansion.ts';
import {
  type Factor,
  type Pays,
  payFor,
  type SlotFigures,
  type StickyFigures,
  type WildFigures,
  type WildReels,
} from './slot-figures.ts';
import { covered, stick } from './sticky.ts';
import { playTurns } from './turns.ts';
import { winsOf } from './wins.ts';

export interface SpinTerms {
  strips: string;
  /** All that the spin pays is paid so many times. */
  times: number;
  wild: WildFigures | undefined;
  factors?: readonly Factor[] | undefined;
  wildReels?: readonly WildReels[] | undefined;
  /** Of so many scatters, how many spins are awarded. */
  spins: Pays;
  /** The symbol that fills the reels it stands on. */
  special?: string | undefined;
  sticky?: StickyFigures | undefined;
  /** Reels that are wild all over. */
  stuck?: readonly number[];
}

export interface Spun {
  /** What has stopped, whatever has become of it since. */
  grid: Grid;
  /** How many free spins it awards. */
  spins: number;
  hasWon: boolean;
  stuck: readonly number[];
}

export function playSpin(figures: SlotFigures, course: Course, terms: SpinTerms): Spun {
  const { stopped, grid, stuck, factor } = playReveal(figures, course, terms);
  const wins = winsOf(figures, grid, terms.wild);
  if (wins.length > 0) {
    const sum = wins.reduce((total, win) => total + win.paysX100, 0);
    const times = terms.times * factor;
    pay(course, { step: 'win', by: figures.win.by, wins, times, paysX100: sum * times });
  }
  const spins = playScatters(figures, course, { ...terms, grid: stopped });
  playExpansion(figures, course, { ...terms, grid });
  return { grid: stopped, spins, stuck, hasWon: wins.length > 0 };
}

/** The reels stop, and those that are wild all over show it. */
function playReveal(
  figures: SlotFigures,
  course: Course,
  { strips, sticky, stuck = [], factors, ...terms }: SpinTerms,
) {
  const { stops, grid: drawn } = spinBoard(figures, strips, course.rng);
  const factor = factors === undefined ? 1 : drawFactor(course, factors);
  if (sticky === undefined) {
    course.steps.push({ step: 'reveal', grid: drawn, stops, ...(factors !== undefined && { factor }) });
    return { stopped: drawn, grid: playTurns(figures, course, terms, drawn), stuck, factor };
  }
  const shown = covered(drawn, stuck, sticky);
  course.steps.push({ step: 'reveal', grid: shown, stops, stuck });
  return { stopped: drawn, ...stick(sticky, course, shown, stuck), factor };
}

export function drawFactor({ rng }: Course, factors: readonly Factor[]): number {
  const weights = factors.map(({ weight }) => weight);
  return factors[drawWeighted(rng, weights)]!.times;
}

function playScatters({ scatter }: SlotFigures, course: Course, terms: SpinTerms & { grid: Grid }): number {
  if (scatter === undefined) return 0;
  const { symbol, paysX100 } = scatter;
  const cells = cellsOf(terms.grid, (one) => one === symbol);
  const [pays, spins] = [payFor(paysX100, cells.length) * terms.times, payFor(terms.spins, cells.length)];
  if (pays > 0 || spins > 0) pay(course, { step: 'scatter', symbol, cells, spins, paysX100: pays });
  return spins;
}
