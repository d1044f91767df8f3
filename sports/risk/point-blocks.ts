// Scenarios of sports that are counted in points: a lattice of differences and totals, fine enough to tell the offered
// lines apart. Both parities of a total are in it because markets ask for odd and even.
import type { Score } from '../settle/match-result.ts';
import { block, type ScenarioBlock, score } from './scenario-block.ts';

export interface PointLattice {
  /** Home minus away, ascending. */
  readonly differences: readonly number[];
  /** Even totals, ascending; one more is added where the difference is odd. */
  readonly totals: readonly number[];
}

export const pointScores = ({ differences, totals }: PointLattice): Score[] =>
  differences.flatMap((difference) => totals.map((total) => pointScore(difference, total)));

function pointScore(difference: number, total: number): Score {
  const home = (total + Math.abs(difference % 2) + difference) / 2;
  return score(home, home - difference);
}

/** The place in `pointScores` of the nearest scenario with the same parity and the same leader. */
export function nearestPoint({ differences, totals }: PointLattice, { home, away }: Score): number {
  const difference = home - away;
  const isAlike = (other: number) =>
    Math.sign(other) === Math.sign(difference) && Math.abs(other % 2) === Math.abs(difference % 2);
  const alike = differences.filter(isAlike);
  const row = nearest(alike.length > 0 ? alike : differences, difference);
  const column = nearest(totals, home + away - Math.abs(difference % 2));
  return differences.indexOf(row) * totals.length + totals.indexOf(column);
}

const nearest = (values: readonly number[], wanted: number): number =>
  values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));

export const range = (first: number, last: number, step = 1): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step);

export const bothSigns = (...values: number[]): number[] => [
  ...values.toReversed().map((value) => -value),
  ...values,
];

export const aroundZero = (...values: number[]): number[] => [
  ...values.toReversed().map((value) => -value),
  ...[0, ...values],
];

export const latticeBlock = (name: string, lattice: PointLattice): ScenarioBlock => ({
  ...block(
    name,
    pointScores(lattice).map((one) => [one]),
  ),
  indexOf: ([one]) => nearestPoint(lattice, one!),
});

/** The whole match has a winner; sixty minutes more often than not decide who. */
const matchLattice: PointLattice = {
  differences: bothSigns(...range(1, 16), 18, 19, 22, 23),
  totals: [182, 188, 194, 198, 204, 208, 214, 218, 224, 228, 234, 238, 244],
};

const leaders = [
  [score(1, 0), score(0, 0)],
  [score(0, 0), score(1, 0)],
  [score(0, 1), score(0, 0)],
];

export const basketballBlocks: readonly ScenarioBlock[] = [
  latticeBlock('match', matchLattice),
  { ...block('reg', leaders, ['reg', 'overtime']), indexOf: ([reg]) => 1 - Math.sign(reg!.home - reg!.away) },
  latticeBlock('h1', { differences: range(-7, 7), totals: range(96, 116, 4) }),
  ...['q1', 'q2', 'q3'].map((quarter) =>
    latticeBlock(quarter, { differences: range(-4, 4), totals: range(48, 56, 2) }),
  ),
];
