// Wins by ways: a symbol on each reel from the leftmost on, wherever it stands; every combination of its cells pays.
import type { Cell, Grid } from './board.ts';
import { payFor, type SlotFigures, type WildFigures } from './slot-figures.ts';
import type { Win } from './wins.ts';

type Priced = Pick<SlotFigures, 'paysX100'>;

export function winsByWays({ paysX100 }: Priced, grid: Grid, wild?: WildFigures): Win[] {
  return Object.entries(paysX100).flatMap(([symbol, pays]): Win[] => {
    const { count, ways } = waysOf(grid, symbol, wild);
    const sum = payFor(pays, count) * ways;
    if (sum === 0) return [];
    const isIn = (one: string) => one === symbol || (wild !== undefined && one in wild.times);
    const cells = grid
      .slice(0, count)
      .flatMap((reel, place) => reel.flatMap((one, row): Cell[] => (isIn(one) ? [[place, row]] : [])));
    return [{ symbol, count, ways, cells, paysX100: sum, multiplier: 1 }];
  });
}

/** On how many reels the symbol stands, and in how many ways; a wild counts as many ways as it has times. */
function waysOf(grid: Grid, symbol: string, wild: WildFigures | undefined) {
  let [count, ways] = [0, 1];
  for (const reel of grid) {
    let here = 0;
    for (const one of reel) here += one === symbol ? 1 : (wild?.times[one] ?? 0);
    if (here === 0) break;
    count += 1;
    ways *= here;
  }
  return { count, ways };
}
