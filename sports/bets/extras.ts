// What accumulators get on top, by the rules under which they were placed: what was promised with a bet stays promised.

export interface Extras {
  /** From so many legs on, so many percent of the profit. */
  readonly boost: readonly { readonly legs: number; readonly percent: number }[];
  /** Each leg must have these odds at least. */
  readonly boostOddsMinX1000: number;
  /** A free bet for an accumulator that one leg alone lost. */
  readonly insured: {
    readonly legs: number;
    readonly oddsMinX1000: number;
    /** Of its stake. */
    readonly percent: number;
    readonly maxEuroCents: number;
  };
}

const boostSince18 = {
  boost: [
    { legs: 3, percent: 3 },
    { legs: 5, percent: 8 },
    { legs: 8, percent: 15 },
    { legs: 12, percent: 25 },
  ],
  boostOddsMinX1000: 1_500,
} as const;

const extrasBy = {
  // With short prices of little margin a player was given more than the margin: up to 27 percent of the stake.
  '2026-11': {
    boost: [
      { legs: 3, percent: 3 },
      { legs: 5, percent: 8 },
      { legs: 8, percent: 20 },
      { legs: 12, percent: 50 },
    ],
    boostOddsMinX1000: 1_300,
    insured: { legs: 5, oddsMinX1000: 1_000, percent: 100, maxEuroCents: 2_500 },
  },
  '2026-11-18': {
    ...boostSince18,
    insured: { legs: 5, oddsMinX1000: 1_800, percent: 50, maxEuroCents: 2_500 },
  },
  // The margin of model prices held those before; that of offered prices, which move before a match, did not at five legs.
  '2026-11-19': {
    ...boostSince18,
    insured: { legs: 5, oddsMinX1000: 1_800, percent: 20, maxEuroCents: 2_500 },
  },
  // Bets at boosted prices: the boost is all that they get.
  '2026-11-19-boosted': {
    boost: [],
    boostOddsMinX1000: 1_500,
    insured: { legs: 5, oddsMinX1000: 1_800, percent: 0, maxEuroCents: 0 },
  },
} as const satisfies Record<string, Extras>;

/** The version of the rules that bets are placed under; the rules themselves are tables in this folder and beside it. */
export const RULES: keyof typeof extrasBy = '2026-11-19';

/** The same for bets at boosted prices. */
export const RULES_BOOSTED: keyof typeof extrasBy = '2026-11-19-boosted';

export const extrasOf = (rules: string): Extras =>
  Object.hasOwn(extrasBy, rules) ? extrasBy[rules as keyof typeof extrasBy] : extrasBy[RULES];

export const extrasNow: Extras = extrasBy[RULES];
