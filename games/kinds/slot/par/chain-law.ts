// Free spins whose state changes from spin to spin: wild reels that stay or walk, and times that rise. A chain over the
// states; such games award no spins within their spins.
import type { FreeFigures, SlotFigures, StickyFigures } from '../slot-figures.ts';
import { coveredLaw, coveringOf, landings, walked } from './covered-law.ts';
import { addLaw, emptyLaw, likelihoodOf, shifted } from './pay-law.ts';
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
  const terms = { wild: free.wild ?? figures.wild, wildReels: free.wildReels };
  for (const [count, part] of spinLaw(figures, free.strips, terms).entries()) {
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

/** The name of a state is its wild reels. */
export function stickySpins(figures: SlotFigures, free: FreeFigures, sticky: StickyFigures): SpinsOf {
  const covering = coveringOf(figures, sticky, { strips: free.strips, wild: free.wild ?? figures.wild });
  const size = sizeFor(emptyLaw(figures.capX100));
  const laws = new Map<number, Spectrum>();
  const lawOf = (wilds: number) => {
    if (!laws.has(wilds)) laws.set(wilds, spectrumOf(shifted(coveredLaw(covering, wilds), free.times), size));
    return laws.get(wilds)!;
  };
  return chain(size, (states) => {
    const stuck: States = new Map();
    for (const [before, spectrum] of states)
      for (const [after, likelihood] of landings(covering, before))
        addState(stuck, after, spectrum, likelihood);
    const next: States = new Map();
    for (const [wilds, spectrum] of stuck)
      addState(next, walked(wilds, sticky), times(spectrum, lawOf(wilds)));
    return next;
  });
}
