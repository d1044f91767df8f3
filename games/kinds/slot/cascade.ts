// Boards that fall: what won leaves, symbols fall after it, and win again. A whole round, free spins with it.
import { drawInt, drawWeighted } from '../../rng/rng.ts';
import { type Cell, cellsOf, type Grid } from './board.ts';
import { type Course, isCapped, pay } from './course.ts';
import { payFor, type SlotFigures, type TumbleFigures } from './slot-figures.ts';
import { type Glow, type Win, winsOf } from './wins.ts';

interface Tumbling {
  figures: SlotFigures;
  tumble: TumbleFigures;
  course: Course;
  glow: Glow | undefined;
  /** Charges that stay. */
  bank: number;
}

interface Chain {
  wonX100: number;
  charges: number;
  grid: Grid;
}

export function playCascades(figures: SlotFigures, tumble: TumbleFigures, course: Course): void {
  const tumbling: Tumbling = { figures, tumble, course, glow: darkOf(figures, tumble), bank: 0 };
  const { free } = figures;
  const { grid, ...chain } = playChain(tumbling, 'base');
  multiply(course, chain, chain.charges);
  const awarded = playScatters(tumbling, grid, 'spins');
  if (awarded === 0 || free === undefined || isCapped(course)) return;
  tumbling.glow = darkOf(figures, tumble);
  course.steps.push({ step: 'spins', count: awarded, times: 1 });
  let count = awarded;
  for (let number = 1; number <= count && !isCapped(course); number++) {
    course.steps.push({ step: 'spin', number, count, times: 1, bank: tumbling.bank });
    count += playFreeChain(tumbling, free.strips);
  }
}

/** How many spins it awards. */
function playFreeChain(tumbling: Tumbling, bag: string): number {
  const { grid, ...chain } = playChain(tumbling, bag);
  if (tumbling.tumble.charge?.isBanked) {
    tumbling.bank += chain.charges;
    multiply(tumbling.course, chain, chain.charges > 0 ? tumbling.bank : 0);
  } else multiply(tumbling.course, chain, chain.charges);
  return playScatters(tumbling, grid, 'spinsAgain');
}

/** Falls until nothing wins any more. */
function playChain(tumbling: Tumbling, bag: string): Chain {
  const { figures, tumble, course } = tumbling;
  const symbols = symbolsIn(tumble, bag);
  const deal = (cells: number) =>
    Array.from({ length: cells }, () => symbols[drawInt(course.rng, symbols.length)]!);
  let grid: Grid = figures.heights.map((height) => deal(height as number));
  course.steps.push({ step: 'reveal', grid, ...(tumbling.glow && { glow: tumbling.glow }) });
  let [wonX100, charges] = [0, 0];
  for (let fall = 0; ; fall++) {
    const wins = winsOf(figures, grid, figures.wild, tumbling.glow);
    if (wins.length === 0) return { wonX100, charges, grid };
    const times = tumble.ladder === undefined ? 1 : payFor(tumble.ladder, fall);
    const paysX100 = wins.reduce((sum, win) => sum + win.paysX100, 0) * times;
    wonX100 += paysX100;
    pay(course, { step: 'win', by: figures.win.by, wins, times, paysX100 });
    const left = leftBehind(tumble, wins);
    const gone = markOf(
      grid,
      wins.flatMap(({ cells }) => cells),
    );
    if (tumbling.glow && tumble.glow) tumbling.glow = brighter(tumbling.glow, gone, tumble.glow.most);
    for (const [reel, row] of left) gone[reel]![row] = false;
    const turned = withSymbol(grid, left, tumble.leaves?.symbol);
    grid = turned.map((reel, place) => {
      const kept = reel.filter((_, row) => !gone[place]![row]);
      return [...deal(reel.length - kept.length), ...kept];
    });
    const cells = cellsOf(gone, (isGone) => isGone);
    course.steps.push({ step: 'tumble', gone: cells, grid, ...(tumbling.glow && { glow: tumbling.glow }) });
    charges += strike(tumble, course, charges);
  }
}

/** The middle cell of every win that is large enough. */
const leftBehind = ({ leaves }: TumbleFigures, wins: readonly Win[]): Cell[] =>
  wins
    .filter(({ count }) => leaves !== undefined && count >= leaves.least)
    .map(({ cells }) => cells[Math.floor(cells.length / 2)]!);

const withSymbol = (grid: Grid, cells: readonly Cell[], symbol: string | undefined): Grid =>
  symbol === undefined
    ? grid
    : grid.map((reel, place) =>
        reel.map((one, row) => (cells.some(([at, on]) => at === place && on === row) ? symbol : one)),
      );

/** A charge after a fall, 0 for none. */
function strike({ charge }: TumbleFigures, { rng, steps }: Course, before: number): number {
  if (charge === undefined || drawInt(rng, charge.chance.of) >= charge.chance.charges) return 0;
  const weights = charge.values.map(({ weight }) => weight);
  const { times } = charge.values[drawWeighted(rng, weights)]!;
  steps.push({ step: 'charge', times, sum: before + times });
  return times;
}

/** What a chain has won is paid so many times. */
function multiply(course: Course, { wonX100 }: { wonX100: number }, times: number): void {
  if (times > 1 && wonX100 > 0) pay(course, { step: 'multiplier', times, paysX100: wonX100 * (times - 1) });
}

/** Scatters of free spins award, and do not pay. */
function playScatters({ figures, course }: Tumbling, grid: Grid, award: 'spins' | 'spinsAgain'): number {
  const { scatter } = figures;
  if (scatter === undefined) return 0;
  const cells = cellsOf(grid, (symbol) => symbol === scatter.symbol);
  const spins = payFor(scatter[award], cells.length);
  const paysX100 = award === 'spins' ? payFor(scatter.paysX100, cells.length) : 0;
  if (spins > 0 || paysX100 > 0)
    pay(course, { step: 'scatter', symbol: scatter.symbol, cells, spins, paysX100 });
  return spins;
}

const dealt = new WeakMap<object, readonly string[]>();

/** The symbols of a bag, each as often as it lies in it. */
function symbolsIn({ bags }: TumbleFigures, name: string): readonly string[] {
  const bag = bags[name]!;
  const symbols =
    dealt.get(bag) ?? Object.entries(bag).flatMap(([symbol, count]) => new Array<string>(count).fill(symbol));
  dealt.set(bag, symbols);
  return symbols;
}

function markOf(grid: Grid, cells: readonly Cell[]): boolean[][] {
  const marks = grid.map((reel) => reel.map(() => false));
  for (const [reel, row] of cells) marks[reel]![row] = true;
  return marks;
}

const darkOf = ({ heights }: SlotFigures, { glow }: TumbleFigures): Glow | undefined =>
  glow && heights.map((height) => new Array<number>(height as number).fill(0));

const brighter = (glow: Glow, gone: readonly (readonly boolean[])[], most: number): Glow =>
  glow.map((reel, place) => reel.map((step, row) => (gone[place]![row] ? Math.min(most, step + 1) : step)));
