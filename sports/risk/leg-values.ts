// What a leg is worth to the operator in each scenario of its block, in euro cents: what is staked on it less what it pays.
// It follows from what is stored of the leg alone, so that what was added for it can be taken away again to the cent.
import { settleBuilder } from '../bets/builder.ts';
import type { Sport } from '../markets/market.ts';
import { kindOf } from '../settle/kinds.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import type { Score } from '../settle/match-result.ts';
import { type OutcomeResult, WON } from '../settle/outcome-result.ts';
import type { ScenarioBlock } from './scenario-block.ts';
import { blockOf, isWithin } from './sport-blocks.ts';

export interface RiskLeg {
  readonly picks: readonly { readonly spec: MarketSpec; readonly outcome: string }[];
  readonly oddsX1000: number;
  /** At which it was placed in play. */
  readonly score: Score | null;
  /** Paid beyond the stake if it wins, with the other legs of its bet as likely as they are. */
  readonly owed: number;
  readonly staked: number;
}

export interface LegsWorth {
  readonly block: ScenarioBlock;
  /** The result in every scenario, as a code. */
  readonly results: Uint8Array;
  /** What each result is worth. */
  readonly byResult: Float64Array;
}

/**
 * What legs are worth together, those with the same picks summed: many bets on one outcome then cost little more than one. What
 * is nothing in every scenario is left out, as are settled legs, on which nothing depends any more.
 */
export function sumLegs(
  sport: Sport,
  legs: Iterable<readonly [leg: RiskLeg, times: number]>,
): readonly LegsWorth[] {
  const sums = new Map<Uint8Array, LegsWorth>();
  for (const [{ picks, oddsX1000, score, owed, staked }, times] of legs) {
    if (owed === 0 && staked === 0) continue;
    const block = blockOf(sport, picks);
    const results = resultsOf(block, picks, score);
    const known = sums.get(results) ?? { block, results, byResult: new Float64Array(RESULTS) };
    sums.set(results, known);
    const pays = owed + staked;
    for (let code = 0; code < RESULTS; code++) {
      const share = WON_SHARES[code]! + (BACK_SHARES[code]! * 1000) / oddsX1000;
      known.byResult[code]! += times * (staked - Math.round(pays * share));
    }
  }
  return [...sums.values()].filter(({ byResult }) => byResult.some((value) => value !== 0));
}

/** The share of a stake on the picks that wins in each scenario of their block. */
export function winsIn(
  sport: Sport,
  picks: RiskLeg['picks'],
  score: Score | null,
): { block: ScenarioBlock; wins: Float64Array } {
  const block = blockOf(sport, picks);
  return { block, wins: Float64Array.from(resultsOf(block, picks, score), (code) => (code % PARTS) / 2) };
}

/** Halves of the stake that come back, and halves of it that win: nothing, one or two of each. */
const PARTS = 3;
const RESULTS = PARTS * PARTS;
const BACK_SHARES = Array.from({ length: RESULTS }, (_, code) => Math.floor(code / PARTS) / 2);
const WON_SHARES = Array.from({ length: RESULTS }, (_, code) => (code % PARTS) / 2);

/** No scenario ends in a dead heat. */
const codeOf = ({ win, voidFactor }: OutcomeResult): number =>
  voidFactor * 2 * PARTS + (1 - voidFactor) * win * 2;

/** Some 500 bytes each. */
const CACHED_MAX = 4_000;
const cached = new WeakMap<ScenarioBlock, Map<string, Uint8Array>>();

/** The result of the picks in every scenario, as a code. */
function resultsOf(block: ScenarioBlock, picks: RiskLeg['picks'], placedAt: Score | null): Uint8Array {
  const known = cached.get(block) ?? new Map<string, Uint8Array>();
  cached.set(block, known);
  const key = picks.map((pick) => keyOf(pick, placedAt)).join(' + ');
  let results = known.get(key);
  if (results === undefined) {
    results = Uint8Array.from(block.scenarios, (scores) => codeOf(resultIn(block, scores, picks, placedAt)));
    if (known.size >= CACHED_MAX) known.delete(known.keys().next().value!);
    known.set(key, results);
  }
  return results;
}

function keyOf({ spec, outcome }: RiskLeg['picks'][number], placedAt: Score | null): string {
  // Their names change no result, and how many they are shows in the tallies.
  const { runners: _, ...params } = spec.params;
  const from =
    kindOf(spec.kind).isFromPlacement && placedAt !== null ? `${placedAt.home}:${placedAt.away}` : '';
  return `${spec.kind} ${spec.tallies.join()} ${JSON.stringify(params)} ${outcome} ${from}`;
}

function resultIn(
  block: ScenarioBlock,
  scores: readonly Score[],
  picks: RiskLeg['picks'],
  placedAt: Score | null,
): OutcomeResult {
  const each = picks.map(({ spec, outcome }) => {
    if (!isWithin(block, spec)) return WON;
    const { settle, isFromPlacement } = kindOf(spec.kind);
    const final = spec.tallies.map((tally) => scores[block.tallies.indexOf(tally)]!);
    const counted = isFromPlacement && placedAt !== null ? final.map((one) => since(one, placedAt)) : final;
    return settle(outcome, counted, spec.params);
  });
  return picks.length === 1 ? each[0]! : settleBuilder(each)!;
}

const since = (now: Score, then: Score): Score => ({
  home: now.home - then.home,
  away: now.away - then.away,
});
