// What a spin pays on average, without its law: quick enough to be asked a thousand times. Every line is worth what its
// symbols are worth together, each as likely as its reel shows it there.

import { type BoardTerms, boardsOf, type Stop } from '#games/kinds/slot/par/boards.ts';
import { type LinePrices, linePrices } from '#games/kinds/slot/par/line-prices.ts';
import { countOf } from '#games/kinds/slot/par/spin-law.ts';
import { type LinesFigures, payFor, type SlotFigures } from '#games/kinds/slot/slot-figures.ts';

/** In hundredths of the stake. */
export function meanOfSpin(figures: SlotFigures, set: string, terms: BoardTerms): number {
  const boards = boardsOf(figures, set, terms, countOf(figures));
  const meanOf = figures.win.by === 'lines' ? meanOfLines : meanOfWays;
  return boards.reduce((sum, { share, reels }) => sum + share * meanOf(figures, reels, terms), 0);
}

type Reels = readonly (readonly Stop[])[];

function meanOfLines(figures: SlotFigures, reels: Reels, { wild }: BoardTerms): number {
  const win = figures.win as LinesFigures;
  const prices = linePrices({ figures, win, wild }, reels.length);
  const shares = reels.map((stops) =>
    stops[0]!.symbols.map((_, row) => sharesOf(stops, prices, ({ symbols }) => symbols[row]!)),
  );
  // Where no wild covers its reel, all rows of it are alike, and so are all lines.
  const lines = wild?.isExpanding ? win.lines : win.lines.slice(0, 1);
  const sum = lines.reduce(
    (total, rows) =>
      total +
      worth(
        prices.paysX100,
        rows.map((row, reel) => shares[reel]![row]!),
      ),
    0,
  );
  return (sum * win.lines.length) / lines.length;
}

function sharesOf(
  stops: readonly Stop[],
  { symbols, numberOf }: LinePrices,
  symbolAt: (stop: Stop) => string,
): Float64Array {
  const shares = new Float64Array(symbols);
  const total = stops.reduce((sum, { weight }) => sum + weight, 0);
  for (const stop of stops) shares[numberOf(symbolAt(stop))]! += stop.weight / total;
  return shares;
}

function worth(prices: Float64Array, shares: readonly Float64Array[]): number {
  let values = prices;
  for (const share of shares) {
    const rest = values.length / share.length;
    const next = new Float64Array(rest);
    for (const [symbol, likelihood] of share.entries())
      if (likelihood > 0)
        for (let place = 0; place < rest; place++)
          next[place]! += likelihood * values[symbol * rest + place]!;
    values = next;
  }
  return values[0]!;
}

/** Reels stop apart from each other, so that ways on average are what reels show on average, multiplied. */
function meanOfWays({ paysX100 }: SlotFigures, reels: Reels, { wild }: BoardTerms): number {
  return Object.entries(paysX100).reduce((sum, [name, pays]) => {
    let [mean, ways] = [0, 1];
    for (const [reel, stops] of reels.entries()) {
      const total = stops.reduce((all, { weight }) => all + weight, 0);
      let [shown, none] = [0, 0];
      for (const { symbols, weight } of stops) {
        const here = symbols.reduce((all, one) => all + (one === name ? 1 : (wild?.times[one] ?? 0)), 0);
        shown += (weight * here) / total;
        if (here === 0) none += weight / total;
      }
      mean += reel === 0 ? 0 : ways * none * payFor(pays, reel);
      ways *= shown;
    }
    return sum + mean + ways * payFor(pays, reels.length);
  }, 0);
}
