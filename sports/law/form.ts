// How well somebody plays today, which nobody knows before: a few possible values with their weights, as close to the
// bell curve as so few can be. What is seen of a match moves the weights.

export interface FormNode {
  /** In standard deviations. */
  readonly value: number;
  readonly weight: number;
}

const symmetric = (
  middle: number,
  ...pairs: readonly (readonly [value: number, weight: number])[]
): FormNode[] => [
  ...pairs.map(([value, weight]) => ({ value: -value, weight })),
  { value: 0, weight: middle },
  ...pairs.toReversed().map(([value, weight]) => ({ value, weight })),
];

/** Gauss and Hermite's points of three, five and nine. */
export const threeNodes = symmetric(2 / 3, [1.7320508075688772, 1 / 6]);
export const fiveNodes = symmetric(
  0.5333333333333333,
  [2.8569700138728056, 0.0112574113277207],
  [1.3556261799742659, 0.2220759220056126],
);
export const nineNodes = symmetric(
  0.4063492063492063,
  [4.5127458633997826, 0.0000223458440077],
  [3.2054290028564703, 0.0027891413212318],
  [2.0768479786778302, 0.0499164067652179],
  [1.0232556637891326, 0.2440975028949394],
);

/** Weights after something was seen whose likelihood under each node is known as a logarithm. */
export function posterior(nodes: readonly FormNode[], logs: readonly number[]): number[] {
  const highest = Math.max(...logs);
  const scaled = nodes.map(({ weight }, place) => weight * Math.exp(logs[place]! - highest));
  const sum = scaled.reduce((total, weight) => total + weight, 0);
  return scaled.map((weight) => weight / sum);
}

/** Won and lost of each side's serves, as a logarithm of their likelihood. */
export interface ServeCounts {
  readonly homeWon: number;
  readonly homeLost: number;
  readonly awayWon: number;
  readonly awayLost: number;
}

export const NO_SERVES: ServeCounts = { homeWon: 0, homeLost: 0, awayWon: 0, awayLost: 0 };

export interface ServeChances {
  /** That the server wins the point, for each server. */
  readonly home: number;
  readonly away: number;
}

export const logLikelihood = (counts: ServeCounts, { home, away }: ServeChances): number =>
  counts.homeWon * Math.log(home) +
  counts.homeLost * Math.log(1 - home) +
  counts.awayWon * Math.log(away) +
  counts.awayLost * Math.log(1 - away);

export const withServe = (
  counts: ServeCounts,
  server: 'home' | 'away',
  winner: 'home' | 'away',
): ServeCounts => {
  const key = `${server}${server === winner ? 'Won' : 'Lost'}` as const;
  return { ...counts, [key]: counts[key] + 1 };
};

/** Kept away from certainty, where a likelihood would end. */
export const boundedChance = (chance: number): number => Math.max(0.02, Math.min(0.98, chance));
