// The extras of accumulators, held against prices as they are offered: with their noise at its worst, leaned, and in play.
// The player is taken to know every strength exactly: from matches that are over, they nearly do.
import { expect, test } from 'vitest';
import { type Sport, sports } from '#sports/markets/market.ts';
import { accumulatorWorth, bestPrices } from '#tests/accumulator-worth.ts';
import { eventRecord, playedTo } from '#tests/event-record.ts';
import type { EventRecord } from './event-rows.ts';
import { offeredBook } from './offered-book.ts';
import { openingStrength } from './opening-noise.ts';

const STRENGTHS = [-0.6, 0, 0.5];
const IDS = Array.from({ length: 200 }, (_, at) => at + 1);

/** The two events whose opening prices are off the most, in either direction. */
function noisiest(sport: Sport, strength: number): EventRecord[] {
  const events = IDS.map((id) => eventRecord(sport, { id, strength }));
  const ordered = events.toSorted((a, b) => openingStrength(a) - openingStrength(b));
  return [ordered[0]!, ordered.at(-1)!];
}

/** A match in the same state whose prices have no noise: on its first day of play nothing has happened. */
const exact = (event: EventRecord): EventRecord => ({
  ...event,
  id: event.id + 10_000,
  moved_at: event.starts_at,
});

/** What is offered on one, by what it is worth as the other knows it. */
function pricesOf(offered: EventRecord, known: EventRecord) {
  const truth = offeredBook(known).markets;
  return [...offeredBook(offered).markets].flatMap(([id, { outcomes }]) =>
    outcomes.flatMap(({ code, oddsX1000 }) => {
      const chance = truth.get(id)?.outcomes.find((one) => one.code === code)?.chance;
      return oddsX1000 === null || chance === undefined ? [] : [{ oddsX1000, chance }];
    }),
  );
}

/** One outcome of each market owes all that it may, so the prices of the others are as good as they get. */
const leaning = (event: EventRecord): EventRecord => ({
  ...event,
  id: event.id + 20_000,
  trading: {
    lean: Object.fromEntries(
      [...offeredBook(event).markets].map(([id, { outcomes }]) => [id, { [outcomes[0]!.code]: 0.99 }]),
    ),
  },
});

const prices = bestPrices(
  sports.flatMap((sport) => [
    ...STRENGTHS.flatMap((strength) =>
      noisiest(sport, strength).flatMap((event) => [
        ...pricesOf(event, exact(event)),
        ...pricesOf(leaning(event), exact(event)),
      ]),
    ),
    ...[3, 8].flatMap((seed) => {
      const event = playedTo(sport, 0.4, seed);
      return [...pricesOf(event, event), ...pricesOf(leaning(event), event)];
    }),
  ]),
);

test('one price alone never pays, whoever knows the strength', () => {
  expect(Math.max(...prices.map(({ chance, oddsX1000 }) => (chance * oddsX1000) / 1000))).toBeLessThan(1);
});

test.for(Array.from({ length: 19 }, (_, at) => at + 2))(
  'an accumulator of %i at offered prices is worth less than its stake with all that it gets on top',
  (count) => expect(accumulatorWorth(prices, count)).toBeLessThan(1),
);
