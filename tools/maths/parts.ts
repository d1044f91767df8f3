// The return of a slot in parts, each on average and in stakes: what its spin pays, what follows it, what is paid beside.
import { stopsOf } from '#games/kinds/slot/par/boards.ts';
import { lawOfSpectrum } from '#games/kinds/slot/par/spectrum.ts';
import { countOf } from '#games/kinds/slot/par/spin-law.ts';
import {
  type FreeFigures,
  GRAIN,
  payFor,
  type ScatterFigures,
  type SlotFigures,
} from '#games/kinds/slot/slot-figures.ts';
import { featuresOf } from '#games/kinds/slot/slot-par.ts';
import { meanOfSpin } from './mean.ts';

export function spinPart(figures: SlotFigures): number {
  const { wild, wildReels, factors = [{ times: 1, weight: 1 }] } = figures;
  const total = factors.reduce((sum, { weight }) => sum + weight, 0);
  const times = factors.reduce((sum, factor) => sum + (factor.times * factor.weight) / total, 0);
  return (meanOfSpin(figures, setOf(figures), { wild, wildReels }) * times) / 100;
}

/** How likely a paid spin starts something; of boards that fall it is not counted. */
export function triggerChance(figures: SlotFigures): number {
  if (figures.tumble !== undefined) return 0;
  const { scatter, hold, wheel, pick, respin } = figures;
  const starts = (count: number) =>
    payFor(scatter?.spins ?? wheel?.turns ?? pick?.times ?? [], count) > 0 ||
    (hold !== undefined && count >= hold.least) ||
    (respin !== undefined && count > 0);
  return countsOf(figures, setOf(figures)).reduce(
    (sum, likelihood, count) => sum + (starts(count) ? likelihood : 0),
    0,
  );
}

/** What scatters pay. */
export const constantPart = (figures: SlotFigures): number =>
  countsOf(figures, setOf(figures)).reduce(
    (sum, likelihood, count) => sum + (likelihood * payFor(figures.scatter?.paysX100 ?? [], count)) / 100,
    0,
  );

/** What features pay; it is scaled with the pays where it is made of spins. */
export function followingPart(figures: SlotFigures): { mean: number; isScaled: boolean } {
  const { free, scatter, respin } = figures;
  const isChain = free?.specials !== undefined || free?.sticky !== undefined || free?.rise !== undefined;
  const counts = countsOf(figures, setOf(figures));
  const meanOf = free === undefined || isChain ? meanByLaw(figures) : meanOfSpins(figures, free, scatter!);
  const mean = counts.reduce(
    (sum, likelihood, count) => sum + (likelihood === 0 ? 0 : likelihood * meanOf(count)),
    0,
  );
  return { mean, isScaled: free !== undefined || respin !== undefined };
}

type MeanOf = (count: number) => number;

function meanByLaw(figures: SlotFigures): MeanOf {
  const featureOf = featuresOf(figures);
  const length = figures.capX100 / GRAIN + 1;
  return (count) => {
    const spectrum = featureOf(count);
    if (spectrum === null) return 0;
    const law = lawOfSpectrum(spectrum, length, 1);
    return law.reduce((all, share, place) => all + (share * place * GRAIN) / 100, 0);
  };
}

/** Free spins that are all alike: every spin is worth itself and those that it awards. */
function meanOfSpins(figures: SlotFigures, free: FreeFigures, scatter: ScatterFigures): MeanOf {
  const { strips, wild = figures.wild, wildReels, times, draws = [{ times: 1, weight: 1 }] } = free;
  const counts = countsOf(figures, strips);
  const average = (of: (count: number) => number) =>
    counts.reduce((sum, likelihood, count) => sum + likelihood * of(count), 0);
  const total = draws.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = draws.reduce((sum, draw) => sum + (draw.times * draw.weight) / total, 0);
  const pays =
    meanOfSpin(figures, strips, { wild, wildReels }) + average((count) => payFor(scatter.paysX100, count));
  const spin = (pays * times * drawn) / 100 / (1 - average((count) => payFor(scatter.spinsAgain, count)));
  return (count) => payFor(scatter.spins, count) * spin;
}

/** How likely each number of what is counted is on a spin of these reels. */
function countsOf(figures: SlotFigures, set: string): number[] {
  let counts = [1];
  for (const stops of stopsOf(figures, set, countOf(figures))) {
    const total = stops.reduce((sum, { weight }) => sum + weight, 0);
    const next: number[] = [];
    for (const { counted, weight } of stops)
      for (const [before, likelihood] of counts.entries())
        next[before + counted] = (next[before + counted] ?? 0) + (likelihood * weight) / total;
    counts = Array.from(next, (likelihood) => likelihood ?? 0);
  }
  return counts;
}

const setOf = ({ modes }: SlotFigures): string => modes['base']!.strips;
