// What boards win by ways, and how many scatters they show. A reel matters only by how often it shows the symbols that
// are still alive, so that stops which show them alike are reckoned with together.
import { GRAIN, payFor, type SlotFigures, type WildFigures } from '../slot-figures.ts';
import type { Stop } from './boards.ts';
import { emptyLaw, type PayLaw, type SpinLaw } from './pay-law.ts';

/** How likely each number of scatters is. */
type Scatters = Float64Array;

interface Shown {
  /** Ways that each paying symbol has here. */
  ways: readonly number[];
  scatters: number;
  likelihood: number;
}

interface Alike {
  /** Ways of each symbol that is alive. */
  ways: readonly number[];
  scatters: Scatters;
}

interface Walk {
  pays: readonly (readonly number[])[];
  reels: readonly (readonly Shown[])[];
  /** Scatters of the reels from this on. */
  rest: readonly Scatters[];
  alike: Map<string, readonly Alike[]>;
  outcomes: Map<string, readonly Alike[]>;
  laws: PayLaw[];
}

export interface WayTerms {
  figures: SlotFigures;
  wild: WildFigures | undefined;
  /** More scatters than this count as this many. */
  mostCounted: number;
}

export function wayLaw(terms: WayTerms, stops: readonly (readonly Stop[])[]): SpinLaw {
  const { figures, mostCounted } = terms;
  const symbols = Object.keys(figures.paysX100);
  const reels = stops.map((all) => shownOn(all, symbols, terms.wild));
  const rest: Scatters[] = [ofNone(mostCounted)];
  for (const reel of reels.toReversed()) rest.unshift(joined(scattersOf(reel, mostCounted), rest[0]!));
  const walk: Walk = {
    pays: symbols.map((symbol) =>
      reels.map((_, reel) => payFor(figures.paysX100[symbol]!, reel + 1) / GRAIN),
    ),
    ...{ reels, rest, alike: new Map(), outcomes: new Map() },
    laws: Array.from({ length: mostCounted + 1 }, () => emptyLaw(figures.capX100)),
  };
  const all = symbols.map((_, symbol) => symbol);
  let states: Iterable<Reached> = [
    { alive: all, ways: all.map(() => 1), fixed: 0, scatters: ofNone(mostCounted) },
  ];
  const half = Math.ceil(reels.length / 2);
  for (let reel = 0; reel < half; reel++) states = spinReel(walk, reel, states);
  for (const state of states) finish(walk, half, state);
  return walk.laws;
}

function shownOn(stops: readonly Stop[], names: readonly string[], wild: WildFigures | undefined): Shown[] {
  const total = stops.reduce((sum, { weight }) => sum + weight, 0);
  return stops.map(({ symbols, counted, weight }) => {
    const wilds = symbols.reduce((sum, one) => sum + (wild?.times[one] ?? 0), 0);
    return {
      ways: names.map((name) => wilds + symbols.filter((one) => one === name).length),
      scatters: counted,
      likelihood: weight / total,
    };
  });
}

const ofNone = (most: number): Scatters =>
  Float64Array.from({ length: most + 1 }, (_, count) => (count === 0 ? 1 : 0));

function scattersOf(stops: readonly Shown[], most: number): Scatters {
  const result = new Float64Array(most + 1);
  for (const { scatters, likelihood } of stops) result[Math.min(scatters, most)]! += likelihood;
  return result;
}

function joined(a: Scatters, b: Scatters): Scatters {
  const result = new Float64Array(a.length);
  for (let here = 0; here < a.length; here++) {
    if (a[here] === 0) continue;
    for (let there = 0; there < b.length; there++)
      result[here + there < a.length ? here + there : a.length - 1]! += a[here]! * b[there]!;
  }
  return result;
}

/** The stops of a reel, those together that show the living symbols alike. */
function alikeOf(walk: Walk, reel: number, alive: readonly number[]): readonly Alike[] {
  const name = `${reel}:${alive.join()}`;
  const known = walk.alike.get(name);
  if (known !== undefined) return known;
  const groups = Map.groupBy(walk.reels[reel]!, ({ ways }) => alive.map((symbol) => ways[symbol]).join());
  const alike = [...groups.values()].map((stops) => ({
    ways: alive.map((symbol) => stops[0]!.ways[symbol]!),
    scatters: scattersOf(stops, walk.laws.length - 1),
  }));
  walk.alike.set(name, alike);
  return alike;
}

interface Reached {
  alive: readonly number[];
  /** Of each that is alive, on the reels so far. */
  ways: readonly number[];
  fixed: number;
  scatters: Scatters;
}

/** One reel more: boards that come to the same are one from here on, and those that are dead are settled. */
function spinReel(walk: Walk, reel: number, states: Iterable<Reached>): Iterable<Reached> {
  const next = new Map<string, Reached>();
  for (const state of states)
    for (const group of alikeOf(walk, reel, state.alive)) {
      const reached = after(walk, reel, state, group);
      if (reached.alive.length === 0) {
        settle(walk, reached.fixed, joined(reached.scatters, walk.rest[reel + 1]!));
        continue;
      }
      const name = `${reached.alive.join()};${reached.ways.join()};${reached.fixed}`;
      const same = next.get(name);
      if (same === undefined) next.set(name, reached);
      else
        for (let count = 0; count < same.scatters.length; count++)
          same.scatters[count]! += reached.scatters[count]!;
    }
  return next.values();
}

/** A symbol that the reel does not show is paid for the reels before it. */
function after(walk: Walk, reel: number, { alive, ways, fixed, scatters }: Reached, group: Alike): Reached {
  const next: { alive: number[]; ways: number[]; fixed: number } = { alive: [], ways: [], fixed };
  for (const [place, symbol] of alive.entries()) {
    if (group.ways[place] === 0) next.fixed += reel === 0 ? 0 : ways[place]! * walk.pays[symbol]![reel - 1]!;
    else {
      next.alive.push(symbol);
      next.ways.push(ways[place]! * group.ways[place]!);
    }
  }
  return { ...next, scatters: joined(scatters, group.scatters) };
}

/** What the reels from this on make of one way of each living symbol: here `ways` are what it pays. */
function outcomesOf(walk: Walk, reel: number, alive: readonly number[]): readonly Alike[] {
  const name = `${reel}:${alive.join()}`;
  const known = walk.outcomes.get(name);
  if (known !== undefined) return known;
  const outcomes = new Map<string, Alike>();
  if (reel === walk.reels.length || alive.length === 0)
    addOutcome(outcomes, {
      ways: alive.map((symbol) => walk.pays[symbol]![reel - 1]!),
      scatters: walk.rest[reel]!,
    });
  else
    for (const group of alikeOf(walk, reel, alive)) {
      const left = alive.filter((_, place) => group.ways[place]! > 0);
      for (const outcome of outcomesOf(walk, reel + 1, left)) {
        const pays = alive.map((symbol, place) =>
          group.ways[place] === 0
            ? walk.pays[symbol]![reel - 1]!
            : group.ways[place]! * outcome.ways[left.indexOf(symbol)]!,
        );
        addOutcome(outcomes, { ways: pays, scatters: joined(group.scatters, outcome.scatters) });
      }
    }
  const list = [...outcomes.values()];
  walk.outcomes.set(name, list);
  return list;
}

function addOutcome(outcomes: Map<string, Alike>, { ways, scatters }: Alike): void {
  const name = ways.join();
  const same = outcomes.get(name);
  if (same === undefined) outcomes.set(name, { ways, scatters: scatters.slice() });
  else for (let count = 0; count < scatters.length; count++) same.scatters[count]! += scatters[count]!;
}

/** Where most of the time is spent. */
function finish(walk: Walk, reel: number, { alive, ways, fixed, scatters }: Reached): void {
  const { laws } = walk;
  const last = laws[0]!.length - 1;
  const most = scatters.length - 1;
  for (const outcome of outcomesOf(walk, reel, alive)) {
    let pays = fixed;
    for (let place = 0; place < ways.length; place++) pays += ways[place]! * outcome.ways[place]!;
    const at = pays < last ? pays : last;
    for (let here = 0; here <= most; here++) {
      if (scatters[here] === 0) continue;
      for (let there = 0; there <= most; there++)
        if (outcome.scatters[there] !== 0)
          laws[here + there < most ? here + there : most]![at]! += scatters[here]! * outcome.scatters[there]!;
    }
  }
}

function settle({ laws }: Walk, pays: number, scatters: Scatters): void {
  const place = Math.min(pays, laws[0]!.length - 1);
  for (let count = 0; count < scatters.length; count++) laws[count]![place]! += scatters[count]!;
}
