// What became of an outcome, as far as it can be said: of a match that is over, of one that ended early, and of one that
// goes on, where some outcomes are certain already.
import { type EarlyEnd, endingRules } from './ending-rules.ts';
import { kindOf } from './kinds.ts';
import type { MarketSpec } from './market-spec.ts';
import { type MatchResult, otherSide, type Score, type Tally } from './match-result.ts';
import { decided, isSameResult, type OutcomeResult, VOID } from './outcome-result.ts';

interface Placement {
  /** The score when the bet was placed; live handicaps count from it. */
  score?: Score | undefined;
}

/** Null: not yet. */
export function settleOutcome(
  spec: MarketSpec,
  outcome: string,
  match: MatchResult,
  placed: Placement = {},
): OutcomeResult | null {
  const early = match.ending === null || match.ending === 'played' ? null : endingRules[match.ending];
  if (early?.isCertainKept === false) return VOID;
  const tallies = spec.tallies.map((name) => match.tallies[name]);
  if (tallies.every((tally) => tally !== undefined)) {
    const result = certain(spec, outcome, tallies, placed);
    if (result !== null) return result;
  }
  if (match.ending === null) return null;
  return early === null ? VOID : afterEarlyEnd(spec, outcome, match, early);
}

/** What is not certain when a match ends early is void, but for a winner whom the rules name. */
function afterEarlyEnd(
  spec: MarketSpec,
  outcome: string,
  match: MatchResult,
  early: EarlyEnd,
): OutcomeResult {
  const rule = early.winners[spec.tallies[0]!];
  if (rule === undefined || match.retired === undefined || spec.kind !== 'two-way') return VOID;
  const counted = match.tallies[spec.tallies[0]!];
  if (counted === undefined || counted.home + counted.away < rule.afterAtLeast) return VOID;
  const winner = otherSide(match.retired) === 'home' ? '1' : '2';
  return decided(outcome === winner);
}

/** The result if all that can still come leads to the same one. */
function certain(
  spec: MarketSpec,
  outcome: string,
  tallies: readonly Tally[],
  { score }: Placement,
): OutcomeResult | null {
  const { settle, isFromPlacement } = kindOf(spec.kind);
  const resultOf = (scores: readonly Score[]) =>
    settle(outcome, isFromPlacement && score ? scores.map((now) => since(now, score)) : scores, spec.params);
  const result = resultOf(tallies);
  const open = tallies.filter(({ isOver }) => !isOver).length;
  if (open === 0) return result;
  const steps = open === 1 ? STEPS_OF_ONE : STEPS_OF_TWO;
  for (const future of futures(tallies, steps)) if (!isSameResult(resultOf(future), result)) return null;
  return result;
}

const since = (now: Score, then: Score): Score => ({
  home: now.home - then.home,
  away: now.away - then.away,
});

/** What may be added to a count: every small number, and some that carry it past any line. */
const STEPS_OF_ONE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 35, 60, 101, 200, 501];
const STEPS_OF_TWO = [0, 1, 2, 3, 6, 12, 201];

function* futures(tallies: readonly Tally[], steps: readonly number[]): Generator<Score[]> {
  const [first, ...rest] = tallies;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const after of futures(rest, steps))
    if (first.isOver) yield [first, ...after];
    else
      for (const home of steps)
        for (const away of steps) yield [{ home: first.home + home, away: first.away + away }, ...after];
}
