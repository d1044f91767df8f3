// What a question of a market has to say of itself.
import type { MarketParams } from './market-spec.ts';
import type { Score } from './match-result.ts';
import { decided, type OutcomeResult } from './outcome-result.ts';

export interface SettleKind {
  /** How many counts it looks at. */
  readonly looksAt: 1 | 2 | 'all';
  /** Counted from the score at which the bet was placed. */
  readonly isFromPlacement?: true;
  /** All it asks of a score: scores that are alike in it have the same result. Without it, the score as it is. */
  readonly hangsOn?: 'total' | 'difference' | 'side' | 'signed-total';
  /** What the fair probabilities of its outcomes add up to; 1 unless told. */
  readonly fairSum?: number;
  outcomes(params: MarketParams): readonly string[];
  settle(outcome: string, scores: readonly Score[], params: MarketParams): OutcomeResult;
  /** Where always one outcome wins and nothing is returned: which. Prices are reckoned by it in one go. */
  wins?(scores: readonly Score[], params: MarketParams): string;
}

type OneWins = Omit<SettleKind, 'settle'> & Required<Pick<SettleKind, 'wins'>>;

export const oneWins = (kind: OneWins): SettleKind => ({
  ...kind,
  settle: (outcome, scores, params) => decided(outcome === kind.wins(scores, params)),
});
