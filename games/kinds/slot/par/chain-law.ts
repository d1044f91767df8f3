// Free spins whose state changes from spin to spin: wild reels that stay or walk, and times that rise. A chain over the
// states; such games award no spins within their spins.
import type { FreeFigures, LinesFigures, SlotFigures, StickyFigures } from '../slot-figures.ts';
import { moved } from '../sticky.ts';
import { lineLaw, type Stop, stopsOf } from './line-law.ts';
import { addLaw, emptyLaw, likelihoodOf, type PayLaw, shifted } from './pay-law.ts';
import { addShare, empty, flat, type Spectrum, sizeFor, spectrumOf, times } from './spectrum.ts';
import { spinLaw } from './spin-law.ts';

type SpinsOf = (spins: number) => Spectrum;

/** A state by its name, and how likely it is with what was paid until then. */
type States = Map<number, Spectrum>;

function chain(size: number, spin: (states: States) => States): SpinsOf {
  return (spins) => {
    let states: States = new Map([[0, flat(size)]]);
    for (let number = 0; number < spins; number++) states = spin(states);
    const sum = empty(size);
    for (const spectrum of states.values()) addShare(sum, spectrum, 1);
    return sum;
  };
}

function addState(states: States, name: number, spectrum: Spectrum, share = 1): void {
  if (!states.has(name)) states.set(name, empty(spectrum.re.length));
  addShare(states.get(name)!, spectrum, share);
}

/** The name of a state is how often a spin has won. */
export function risingSpins(figures: SlotFigures, free: FreeFigures): SpinsOf {
  const law = emptyLaw(figures.capX100);
  for (const [count, part] of spinLaw(figures, free.strips, free.wild ?? figures.wild).entries()) {
    if (count > 0 && likelihoodOf(part) > 0) throw new RangeError('rising spins show no scatters');
    addLaw(law, part);
  }
  const size = sizeFor(law);
  const [none, wins] = [law[0]!, law.with(0, 0)];
  const won: Spectrum[] = [];
  const wonAt = (rises: number) =>
    (won[rises] ??= spectrumOf(shifted(wins, free.times + rises * free.rise!), size));
  return chain(size, (states) => {
    const next: States = new Map();
    for (const [rises, spectrum] of states) {
      addState(next, rises, spectrum, none);
      addState(next, rises + 1, times(spectrum, wonAt(rises)));
    }
    return next;
  });
}

/** The name of a state is its wild reels, each a bit. */
export function stickySpins(figures: SlotFigures, free: FreeFigures, sticky: StickyFigures): SpinsOf {
  const stops = stopsOf(figures, free.strips, (symbols) =>
    symbols.includes(figures.scatter!.symbol) ? 1 : 0,
  );
  if (stops.flat().some(({ counted }) => counted > 0)) throw new RangeError('sticky spins show no scatters');
  const size = sizeFor(emptyLaw(figures.capX100));
  const laws = new Map<number, Spectrum>();
  const lawOf = (wilds: number) => {
    if (!laws.has(wilds))
      laws.set(wilds, spectrumOf(coveredLaw(figures, free, { sticky, stops, wilds }), size));
    return laws.get(wilds)!;
  };
  return chain(size, (states) => {
    const stuck: States = new Map();
    for (const [before, spectrum] of states)
      for (const [after, likelihood] of landings(sticky, stops, before))
        addState(stuck, after, spectrum, likelihood);
    const next: States = new Map();
    for (const [wilds, spectrum] of stuck)
      addState(next, walked(wilds, sticky), times(spectrum, lawOf(wilds)));
    return next;
  });
}

const hasWild =
  ({ symbol }: StickyFigures) =>
  (stop: Stop) =>
    stop.symbols.includes(symbol);

/** Which reels are wild when the reels have stopped, and how likely. */
function landings(
  sticky: StickyFigures,
  stops: readonly (readonly Stop[])[],
  before: number,
): Map<number, number> {
  let reached = new Map([[before, 1]]);
  for (const reel of sticky.reels.filter((one) => (before & (1 << one)) === 0)) {
    const lands = stops[reel]!.filter(hasWild(sticky)).length / stops[reel]!.length;
    const next = new Map<number, number>();
    for (const [wilds, likelihood] of reached) {
      next.set(wilds, likelihood * (1 - lands));
      next.set(wilds | (1 << reel), likelihood * lands);
    }
    reached = next;
  }
  return reached;
}

interface Covering {
  sticky: StickyFigures;
  stops: readonly (readonly Stop[])[];
  wilds: number;
}

/** What a spin pays when these reels are wild, and the others that could be are not. */
function coveredLaw(figures: SlotFigures, free: FreeFigures, { sticky, stops, wilds }: Covering): PayLaw {
  const reels = stops.map((all, reel): readonly Stop[] => {
    if (wilds & (1 << reel)) {
      const symbols = all[0]!.symbols.map(() => sticky.symbol);
      return [{ symbols, counted: 0, weight: 1 }];
    }
    return sticky.reels.includes(reel) ? all.filter((stop) => !hasWild(sticky)(stop)) : all;
  });
  const win = figures.win as LinesFigures;
  return shifted(lineLaw({ figures, win, wild: free.wild ?? figures.wild }, reels)[0]!, free.times);
}

function walked(wilds: number, sticky: StickyFigures): number {
  const reels = Array.from({ length: 31 }, (_, reel) => reel).filter((reel) => wilds & (1 << reel));
  return moved(reels, sticky).reduce((mask, reel) => mask | (1 << reel), 0);
}
