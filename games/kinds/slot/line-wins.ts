// Wins by lines: equal symbols from the leftmost reel on, wilds among them.
import type { Cell, Grid } from './board.ts';
import { type LinesFigures, payFor, type SlotFigures, type WildFigures } from './slot-figures.ts';
import type { Win } from './wins.ts';

type Priced = Pick<SlotFigures, 'paysX100'>;
type LineWin = Pick<Win, 'symbol' | 'count' | 'paysX100' | 'multiplier'>;

export function winsByLines(figures: Priced, win: LinesFigures, grid: Grid, wild?: WildFigures): Win[] {
  return win.lines.flatMap((rows, line): Win[] => {
    const cells = rows.map((row, reel): Cell => [reel, row]);
    const symbols = cells.map(([reel, row]) => grid[reel]![row]!);
    return winsOnLine(figures, win, symbols, wild).map(({ isFromRight, ...best }) => {
      const from = isFromRight ? cells.toReversed() : cells;
      return { ...best, line, cells: from.slice(0, best.count) };
    });
  });
}

/** What a line pays from the left, and from the right where that counts. */
export function winsOnLine(
  figures: Priced,
  win: LinesFigures,
  symbols: readonly string[],
  wild?: WildFigures,
): (LineWin & { isFromRight: boolean })[] {
  const left = winOnLine(figures, win, symbols, wild);
  const isRightToo = win.isBothWays && left?.count !== symbols.length;
  const right = isRightToo ? winOnLine(figures, win, symbols.toReversed(), wild) : null;
  return [
    ...(left === null ? [] : [{ ...left, isFromRight: false }]),
    ...(right === null ? [] : [{ ...right, isFromRight: true }]),
  ];
}

/** The best that the symbols of one line pay from the first on, null for nothing. */
export function winOnLine(
  { paysX100 }: Priced,
  { mixed }: LinesFigures,
  symbols: readonly string[],
  wild?: WildFigures,
): LineWin | null {
  let best: LineWin | null = null;
  const offer = (win: LineWin) => {
    if (win.paysX100 > (best?.paysX100 ?? 0)) best = win;
  };
  const wilds = wild === undefined ? 0 : leading(symbols, (symbol) => symbol in wild.times);
  const first = symbols[wilds];
  if (first !== undefined && first in paysX100) {
    const count = leading(
      symbols,
      (symbol) => symbol === first || (wild !== undefined && symbol in wild.times),
    );
    const multiplier = multiplierOf(symbols, count, wild);
    offer({ symbol: first, count, paysX100: payFor(paysX100[first]!, count) * multiplier, multiplier });
  }
  const [leftmost] = symbols as [string];
  if (wilds > 0 && leftmost in paysX100)
    offer({ symbol: leftmost, count: wilds, paysX100: payFor(paysX100[leftmost]!, wilds), multiplier: 1 });
  for (const mixture of mixed ?? []) {
    const count = leading(symbols, (symbol) => mixture.symbols.includes(symbol));
    const multiplier = multiplierOf(symbols, count, wild);
    offer({ symbol: leftmost, count, paysX100: payFor(mixture.paysX100, count) * multiplier, multiplier });
  }
  return best;
}

function leading(symbols: readonly string[], isMeant: (symbol: string) => boolean): number {
  let count = 0;
  while (count < symbols.length && isMeant(symbols[count]!)) count++;
  return count;
}

/** How many times a win is paid for the wilds among its symbols. */
function multiplierOf(symbols: readonly string[], count: number, wild: WildFigures | undefined): number {
  if (wild === undefined) return 1;
  let [sum, product] = [0, 1];
  for (let place = 0; place < count; place++) {
    const times = wild.times[symbols[place]!] ?? 1;
    if (times > 1) [sum, product] = [sum + times, product * times];
  }
  return wild.areMultiplied ? product : Math.max(sum, 1);
}
