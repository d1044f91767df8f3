// Every board of a set of reels once: what its lines pay, and how many of what is counted it shows. Lines that cannot
// win any more are left, and boards without any other line are counted together.
import { GRAIN } from '../slot-figures.ts';
import type { Stop } from './boards.ts';
import { type LineTerms, linePrices } from './line-prices.ts';
import { emptyLaw, type PayLaw, type SpinLaw } from './pay-law.ts';

export function lineLaw(terms: LineTerms, reels: readonly (readonly Stop[])[]): SpinLaw {
  const walk = prepare(terms, reels);
  const start = walk.lines.map((_, line) => line);
  descend(walk, 0, { lines: start, keys: start.map(() => 0), fixed: 0, counted: 0, weight: 1 });
  const boards = reels.reduce(
    (product, stops) => product * stops.reduce((sum, { weight }) => sum + weight, 0),
    1,
  );
  return walk.laws.map((law) => law.map((count) => count / boards));
}

interface Walk {
  lines: readonly (readonly number[])[];
  symbols: number;
  /** Of the first symbols of a line: what it pays whatever follows, or −1. */
  settled: readonly Int32Array[];
  reels: readonly (readonly Numbered[])[];
  /** Of the reels from this on: how many boards show how much of what is counted. */
  rest: readonly Float64Array[];
  laws: PayLaw[];
}

interface Numbered {
  cells: Int32Array;
  counted: number;
  weight: number;
}

function prepare(terms: LineTerms, reels: readonly (readonly Stop[])[]): Walk {
  const { numberOf, symbols: count, paysX100 } = linePrices(terms, reels.length);
  const numbered = reels.map((stops) =>
    stops.map(({ symbols, ...stop }) => ({ ...stop, cells: Int32Array.from(symbols, numberOf) })),
  );
  const rest: Float64Array[] = [Float64Array.of(1)];
  for (const stops of numbered.toReversed()) rest.unshift(joined(stops, rest[0]!));
  return {
    lines: terms.win.lines,
    symbols: count,
    settled: settledBy(
      reels.length,
      count,
      Int32Array.from(paysX100, (pays) => pays / GRAIN),
    ),
    reels: numbered,
    rest,
    laws: Array.from(rest[0]!, () => emptyLaw(terms.figures.capX100)),
  };
}

function joined(stops: readonly Numbered[], counts: Float64Array): Float64Array {
  const most = Math.max(...stops.map(({ counted }) => counted));
  const result = new Float64Array(counts.length + most);
  for (const { counted, weight } of stops)
    for (const [count, boards] of counts.entries()) result[count + counted]! += weight * boards;
  return result;
}

/** For each number of leading symbols, what all lines pay that begin so. */
function settledBy(length: number, symbols: number, whole: Int32Array): Int32Array[] {
  const tables = [whole];
  for (let known = length - 1; known > 0; known--) {
    const longer = tables[0]!;
    tables.unshift(
      Int32Array.from({ length: symbols ** known }, (_, key) => {
        const from = longer.subarray(key * symbols, (key + 1) * symbols);
        return from.every((pays) => pays === from[0]) ? from[0]! : -1;
      }),
    );
  }
  return tables;
}

interface Reached {
  lines: readonly number[];
  keys: readonly number[];
  fixed: number;
  counted: number;
  weight: number;
}

function descend(walk: Walk, reel: number, reached: Reached): void {
  if (reached.lines.length === 0) finish(walk, reel, reached);
  else if (reel === walk.reels.length - 1) settle(walk, reel, reached);
  else branch(walk, reel, reached);
}

function branch(walk: Walk, reel: number, reached: Reached): void {
  const settled = walk.settled[reel]!;
  for (const { cells, counted, weight } of walk.reels[reel]!) {
    const [lines, keys]: [number[], number[]] = [[], []];
    let { fixed } = reached;
    for (const [place, line] of reached.lines.entries()) {
      const key = reached.keys[place]! * walk.symbols + cells[walk.lines[line]![reel]!]!;
      if (settled[key]! >= 0) fixed += settled[key]!;
      else {
        lines.push(line);
        keys.push(key);
      }
    }
    const next = { lines, keys, fixed, counted: reached.counted + counted, weight: reached.weight * weight };
    descend(walk, reel + 1, next);
  }
}

function finish({ laws, rest }: Walk, reel: number, { fixed, counted, weight }: Reached): void {
  const place = Math.min(fixed, laws[0]!.length - 1);
  for (const [more, boards] of rest[reel]!.entries()) laws[counted + more]![place]! += weight * boards;
}

/** The last reel, where most of the time is spent. */
function settle(walk: Walk, reel: number, { lines, keys, fixed, counted, weight }: Reached): void {
  const settled = walk.settled[reel]!;
  const rows = lines.map((line) => walk.lines[line]![reel]!);
  const starts = keys.map((key) => key * walk.symbols);
  const cap = walk.laws[0]!.length - 1;
  for (const stop of walk.reels[reel]!) {
    let pays = fixed;
    for (let place = 0; place < starts.length; place++)
      pays += settled[starts[place]! + stop.cells[rows[place]!]!]!;
    walk.laws[counted + stop.counted]![pays < cap ? pays : cap]! += weight * stop.weight;
  }
}
