// Events as a bookmaker offers them, beside what their outcomes are truly worth: the adversary is taken to know the model and
// every strength, which public prices and results give away over time. What is unknown to everybody is how a match ends.
import type { Slip } from '#contract/betting/slip.ts';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt, type Rng } from '#games/rng/rng.ts';
import type { Cents } from '#rules/money.ts';
import { isPlain } from '#server/bets/cash-out-quote.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import { offeredBook } from '#server/book/offered-book.ts';
import { sports } from '#sports/markets/market.ts';
import { eventRecord, playedTo } from '#tests/event-record.ts';

export interface ShelfLeg {
  event: number;
  market: string;
  outcome: string;
  oddsX1000: number;
  /** Of winning, as the adversary knows it. */
  chance: number;
}

export interface Shelf {
  events: Map<number, EventRecord>;
  /** By event, each from the best value to the worst. */
  legs: ShelfLeg[][];
}

export const legValue = ({ chance, oddsX1000 }: Pick<ShelfLeg, 'chance' | 'oddsX1000'>): number =>
  (chance * oddsX1000) / 1000;

export const pickOne = <T>(rng: Rng, from: readonly T[]): T => from[drawInt(rng, from.length)]!;

export interface ShelfTerms {
  scheduled: number;
  live: number;
  /** Prices are made for a strength that is so much off: how far the operator errs where the adversary does not. */
  error?: number;
}

/** A different one for each number. */
export function makeShelf(number: number, { scheduled, live, error = 0 }: ShelfTerms): Shelf {
  const rng = fastRng(1000 + number);
  const made = Array.from({ length: scheduled + live }, (_, at) => {
    const id = 1 + number * 100 + at;
    const sport = sports[at % sports.length]!;
    const strength = (drawInt(rng, 200) - 100) / 100;
    const truth =
      at < scheduled
        ? eventRecord(sport, { id, strength })
        : playedTo(sport, 0.2 + drawInt(rng, 60) / 100, id);
    const off = (drawInt(rng, 2) === 0 ? -1 : 1) * error;
    return { offered: { ...truth, strength: truth.strength! + off }, truth };
  });
  return {
    events: new Map(made.map(({ offered }) => [offered.id, offered])),
    legs: made.map(({ offered, truth }) => legsOf(offered, withoutNoise(truth))),
  };
}

/** Prices before a match have noise until they have moved up to its start. */
export const withoutNoise = (event: EventRecord): EventRecord => ({
  ...event,
  id: event.id + 1_000_000,
  moved_at: event.starts_at,
});

/** What one offers, by what the other knows it to be worth; each pick wins or loses. */
export function legsOf(offered: EventRecord, known: EventRecord): ShelfLeg[] {
  const truth = offeredBook(known).markets;
  return [...offeredBook(offered).markets]
    .filter(([, { spec, pause }]) => pause === null && isPlain({ spec }))
    .flatMap(([market, { outcomes }]) =>
      outcomes.flatMap(({ code, oddsX1000 }) => {
        const chance = truth.get(market)?.outcomes.find((one) => one.code === code)?.chance;
        if (oddsX1000 === null || chance === undefined) return [];
        return [{ event: offered.id, market, outcome: code, oddsX1000, chance }];
      }),
    )
    .toSorted((a, b) => legValue(b) - legValue(a));
}

/** A single, or an accumulator of picks that each win or lose. */
export const slipOf = (legs: readonly ShelfLeg[], unit: Cents): Slip => ({
  legs: legs.map(({ event, market, outcome, oddsX1000 }) => ({
    ...{ event, picks: [{ market, outcome }], odds: oddsX1000 },
  })),
  ...{ bet: { type: legs.length === 1 ? 'single' : 'accumulator' }, unit, policy: 'none' },
});
