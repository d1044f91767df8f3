// Hold: coins keep their places, and the empty cells are spun until nothing joins them any more. A prize is written on
// every coin, and all of them are paid at the end.
import { drawInt, drawSome, drawWeighted } from '../../rng/rng.ts';
import { type Cell, cellsOf, type Grid } from './board.ts';
import { type Course, isCapped, pay } from './course.ts';
import type { HoldFigures, SlotFigures } from './slot-figures.ts';
import { drawFactor } from './spin.ts';

interface Coin {
  cell: Cell;
  paysX100: number;
  pot?: string;
}

/** Started by the coins of a paid spin. */
export function playHold({ hold }: SlotFigures, course: Course, grid: Grid): void {
  if (hold === undefined || isCapped(course)) return;
  const cells = cellsOf(grid, (symbol) => symbol === hold.symbol);
  if (cells.length >= hold.least) holdFrom(hold, course, { cells, all: cellsOf(grid, () => true) });
}

/** Started by so many coins at places of chance. */
export function playBoughtHold({ hold, heights }: SlotFigures, course: Course, coins: number): void {
  if (hold === undefined) return;
  const all = cellsOf(
    heights.map((height) => Array.from({ length: height as number }, () => hold.symbol)),
    () => true,
  );
  const cells = drawSome(course.rng, all.length, coins).map((place) => all[place]!);
  holdFrom(hold, course, { cells, all });
}

function holdFrom(hold: HoldFigures, course: Course, { cells, all }: { cells: Cell[]; all: Cell[] }): void {
  const { lives, fullX100 } = hold;
  const coins = cells.map((cell) => drawCoin(hold, course, cell));
  course.steps.push({ step: 'coins', coins: [...coins], lives, cells: all.length });
  for (let left = lives; left > 0 && coins.length < all.length; ) {
    const empty = all.filter((cell) => !coins.some((coin) => isSame(coin.cell, cell)));
    const joined = empty
      .filter(() => drawInt(course.rng, hold.chance.of) < hold.chance.coins)
      .map((cell) => drawCoin(hold, course, cell));
    coins.push(...joined);
    left = joined.length > 0 ? lives : left - 1;
    course.steps.push({ step: 'respin', coins: joined, lives: left, held: coins.length });
  }
  const times = hold.factors === undefined ? 1 : drawFactor(course, hold.factors);
  if (times > 1) course.steps.push({ step: 'multiplier', times });
  const sum = coins.reduce((total, { paysX100 }) => total + paysX100, 0);
  pay(course, { step: 'haul', coins, paysX100: sum * times });
  if (coins.length === all.length && fullX100 > 0)
    pay(course, { step: 'pot', pot: 'grand', paysX100: fullX100 });
}

const isSame = ([reel, row]: Cell, other: Cell): boolean => reel === other[0] && row === other[1];

function drawCoin({ values }: HoldFigures, { rng }: Course, cell: Cell): Coin {
  const weights = values.map(({ weight }) => weight);
  const { paysX100, pot } = values[drawWeighted(rng, weights)]!;
  return { cell, paysX100, ...(pot !== undefined && { pot }) };
}
