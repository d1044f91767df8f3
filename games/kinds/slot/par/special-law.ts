// Free spins with a special symbol: the tree of every symbol by itself, each as likely as it is drawn.
import { expansionPays } from '../expansion.ts';
import type { FreeFigures, LinesFigures, ScatterFigures, SlotFigures } from '../slot-figures.ts';
import { stopsOf } from './boards.ts';
import { byAward, treeOf } from './free-law.ts';
import { lineLaw } from './line-law.ts';
import { addLaw, emptyLaw, type SpinLaw, shifted } from './pay-law.ts';
import { addShare, empty, power, type Spectrum, sizeFor } from './spectrum.ts';

export function specialSpins(figures: SlotFigures, free: FreeFigures, scatter: ScatterFigures) {
  const size = sizeFor(emptyLaw(figures.capX100));
  const specials = free.specials!;
  const total = specials.reduce((sum, { weight }) => sum + weight, 0);
  const trees = specials.map(({ symbol, weight }) => {
    const laws = byAward(specialLaw(figures, free, symbol), {
      ...{ paysX100: scatter.paysX100, spins: scatter.spinsAgain, times: free.times },
    });
    return { share: weight / total, tree: treeOf(laws, size) };
  });
  return (spins: number): Spectrum => {
    const sum = empty(size);
    for (const { share, tree } of trees) addShare(sum, power(tree, spins), share);
    return sum;
  };
}

/** What lines and full reels pay, for each number of scatters. */
function specialLaw(figures: SlotFigures, free: FreeFigures, special: string): SpinLaw {
  const symbol = figures.scatter!.symbol;
  const reels = figures.heights.length;
  const stops = stopsOf(figures, free.strips, (symbols) => {
    const scatters = symbols.filter((one) => one === symbol).length;
    return scatters * (reels + 1) + (symbols.includes(special) ? 1 : 0);
  });
  const terms = { figures, win: figures.win as LinesFigures, wild: free.wild ?? figures.wild };
  const laws: Float64Array[] = [];
  for (const [counted, law] of lineLaw(terms, stops).entries()) {
    const [scatters, full] = [Math.floor(counted / (reels + 1)), counted % (reels + 1)];
    laws[scatters] ??= emptyLaw(figures.capX100);
    addLaw(laws[scatters], shifted(law, 1, expansionPays(figures, special, full)));
  }
  return laws;
}
