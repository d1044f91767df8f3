// A market as it is settled: what it asks, of which counts, and with which figures.
import type { KindName } from './kinds.ts';
import type { Side } from './match-result.ts';

export interface MarketSpec {
  readonly kind: KindName;
  /** The counts it looks at, in the order in which its kind names them. */
  readonly tallies: readonly string[];
  readonly params: MarketParams;
}

export interface MarketParams {
  /** Of totals and handicaps: whole, half or quarter. A handicap is added to the first side. */
  readonly line?: number;
  readonly side?: Side;
  /** The highest count that is an outcome of its own. */
  readonly max?: number;
  /** Outcomes that are ranges, by their lowest count; the last has no end. */
  readonly from?: readonly number[];
  /** Of one of many: who takes part, and how many of them come in. */
  readonly runners?: readonly string[];
  readonly places?: number;
  /** Scores that are outcomes of their own. */
  readonly scores?: readonly string[];
}
