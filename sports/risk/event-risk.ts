// The book of one event, revalued in every scenario: what the operator wins or loses in each of them, in euro cents.
import type { Sport } from '../markets/market.ts';
import type { MatchResult } from '../settle/match-result.ts';
import { type RiskLeg, sumLegs } from './leg-values.ts';
import type { ScenarioBlock } from './scenario-block.ts';
import { blockNamed } from './sport-blocks.ts';

export interface BlockRisk {
  readonly block: string;
  readonly values: Float64Array;
}

/** Of a match in play: final scores that can no longer happen are not looked at. */
export type Tallies = MatchResult['tallies'];

export class EventRisk {
  readonly sport: Sport;
  readonly #values: Map<string, Float64Array>;
  /** The last worst case that was asked for: the same one is asked for several times with each bet. */
  #worst: { now: Tallies | undefined; cents: number } | null = null;

  constructor(sport: Sport, blocks: readonly BlockRisk[] = []) {
    this.sport = sport;
    this.#values = new Map(blocks.map(({ block, values }) => [block, values]));
  }

  get blocks(): readonly BlockRisk[] {
    return [...this.#values].map(([block, values]) => ({ block, values }));
  }

  valuesOf(block: string): Float64Array | undefined {
    return this.#values.get(block);
  }

  add(legs: readonly RiskLeg[]): void {
    this.#sum(legs.map((leg) => [leg, 1]));
  }

  with(legs: readonly RiskLeg[], times = 1): EventRisk {
    const next = new EventRisk(this.sport, this.blocks);
    next.#sum(legs.map((leg) => [leg, times]));
    return next;
  }

  /** Legs that are worth the same as before leave the values of their block as they are. */
  change({ before, after }: { before: readonly RiskLeg[]; after: readonly RiskLeg[] }): EventRisk {
    const next = new EventRisk(this.sport, this.blocks);
    next.#sum([...before.map((leg) => [leg, -1] as const), ...after.map((leg) => [leg, 1] as const)]);
    return next;
  }

  /** Copies what it changes, once: values that were handed out stay as they were. */
  #sum(legs: readonly (readonly [RiskLeg, number])[]): void {
    const changed = new Map<string, Float64Array>();
    for (const { block, results, byResult } of sumLegs(this.sport, legs)) {
      const { name, scenarios } = block;
      const values =
        changed.get(name) ?? this.#values.get(name)?.slice() ?? new Float64Array(scenarios.length);
      changed.set(name, values);
      for (let place = 0; place < values.length; place++) values[place]! += byResult[results[place]!]!;
    }
    for (const [name, values] of changed) this.#values.set(name, values);
    this.#worst = null;
  }

  /** What the operator has in the worst scenario, of those that can still happen if `now` is given. Below zero it loses. */
  worst(now?: Tallies): number {
    if (this.#worst === null || this.#worst.now !== now) {
      let cents = 0;
      for (const [name, values] of this.#values) cents += worstOf(values, reachableIn(this.sport, name, now));
      this.#worst = { now, cents };
    }
    return this.#worst.cents;
  }

  loss(now?: Tallies): number {
    return Math.max(0, -this.worst(now));
  }
}

export function worstOf(values: Float64Array, possible?: Uint8Array): number {
  let worst = Number.POSITIVE_INFINITY;
  for (let place = 0; place < values.length; place++)
    if (possible?.[place] !== 0) worst = Math.min(worst, values[place]!);
  return worst;
}

/** Undefined where all scenarios of the block count: before the match, and of blocks that are made for a market alone. */
export function reachableIn(sport: Sport, name: string, now: Tallies | undefined): Uint8Array | undefined {
  const block = now === undefined ? undefined : blockNamed(sport, name);
  return block === undefined ? undefined : possibleIn(block, now!);
}

/** Which scenarios of a block can still happen; all of them where none of them can. */
export function possibleIn({ scenarios, tallies }: ScenarioBlock, now: Tallies): Uint8Array {
  const possible = Uint8Array.from(scenarios, (scores) =>
    Number(
      scores.every(({ home, away }, place) => {
        const tally = now[tallies[place]!];
        if (tally === undefined) return true;
        return tally.isOver
          ? home === tally.home && away === tally.away
          : home >= tally.home && away >= tally.away;
      }),
    ),
  );
  return possible.includes(1) ? possible : possible.fill(1);
}
