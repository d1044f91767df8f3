// What is offered hangs together, is never better than it is worth, and stands on the ladder, in any state of a match.
import { expect, test } from 'vitest';
import { sports } from '#sports/markets/market.ts';
import { isOnLadder } from '#sports/odds/ladder.ts';
import { eventRecord, playedTo } from '#tests/event-record.ts';
import type { EventRecord } from './event-rows.ts';
import { BOOKS_MAX, heldBooks, type OfferedBook, offeredBook } from './offered-book.ts';

const states = (sport: (typeof sports)[number]): EventRecord[] => [
  eventRecord(sport),
  ...[0.05, 0.4, 0.8].map((share, place) => playedTo(sport, share, 11 + place)),
];

const chanceIn = (book: OfferedBook, market: string, outcome: string): number =>
  book.markets.get(market)!.outcomes.find(({ code }) => code === outcome)!.chance;

test.for(sports)('%s: no price is better than fair, and all are on the ladder', (sport) => {
  for (const event of states(sport)) {
    const leaning = { ...event, id: event.id + 1_000, trading: leanEverywhere(offeredBook(event)) };
    for (const book of [event, leaning].map(offeredBook)) {
      expect(book.markets.size).toBeGreaterThan(0);
      for (const { id, outcomes } of book.markets.values()) {
        for (const { code, chance, oddsX1000 } of outcomes.filter((one) => one.oddsX1000 !== null)) {
          expect(isOnLadder(oddsX1000!), `${id} ${code}`).toBe(true);
          expect(oddsX1000! * chance, `${id} ${code}`).toBeLessThanOrEqual(1000);
        }
      }
    }
  }
});

/** As if all that may be owed were owed on one outcome of every market, without a margin that would hide it. */
const leanEverywhere = (book: OfferedBook): EventRecord['trading'] => ({
  margin: 0,
  lean: Object.fromEntries(
    [...book.markets.values()].map(({ id, outcomes }) => [id, { [outcomes[0]!.code]: 0.99 }]),
  ),
});

test('football: every way to ask the same is worth the same', () => {
  for (const event of states('football')) {
    const book = offeredBook(event);
    const chance = (market: string, outcome: string) => chanceIn(book, market, outcome);
    const [home, draw, away] = ['1', 'X', '2'].map((outcome) => chance('result', outcome));
    expect(home! + draw! + away!).toBeCloseTo(1, 9);
    expect(chance('double-chance', '1X')).toBeCloseTo(home! + draw!, 9);
    expect(chance('double-chance', '12')).toBeCloseTo(home! + away!, 9);
    expect(chance('draw-no-bet', '1')).toBeCloseTo(home! / (home! + away!), 9);
    expect(chance('total|line=2.5', 'over')).toBeCloseTo(1 - chance('total|line=2.5', 'under'), 9);
    expect(chance('half-time-full-time', '1/1') + chance('half-time-full-time', 'X/1')).toBeLessThanOrEqual(
      home!,
    );
  }
  const before = offeredBook(eventRecord('football'));
  const chance = (market: string, outcome: string) => chanceIn(before, market, outcome);
  expect(chance('handicap|line=0', '1')).toBeCloseTo(chance('draw-no-bet', '1'), 9);
  expect(chance('handicap|line=-0.5', '1')).toBeCloseTo(chance('result', '1'), 9);
  const halves = ['1', 'X', '2'].map((first) => chance('half-time-full-time', `${first}/1`));
  expect(halves.reduce((sum, one) => sum + one)).toBeCloseTo(chance('result', '1'), 4);
});

test('no two markets of a match can be played against each other', () => {
  for (const event of states('football')) {
    const { markets } = offeredBook(event);
    const offered = (market: string, outcome: string) =>
      1000 / (markets.get(market)?.outcomes.find(({ code }) => code === outcome)?.oddsX1000 ?? 1);
    expect(offered('double-chance', '1X') + offered('result', '2')).toBeGreaterThan(1);
    expect(offered('draw-no-bet', '1') + offered('double-chance', 'X2')).toBeGreaterThan(1);
    for (const { id, outcomes, type } of markets.values()) {
      const sum = outcomes.reduce(
        (all, { oddsX1000 }) => all + (oddsX1000 === null ? 0 : 1000 / oddsX1000),
        0,
      );
      const isWhole = outcomes.every(({ oddsX1000 }) => oddsX1000 !== null);
      if (isWhole) expect(sum, id).toBeGreaterThan(type.kind === 'double-chance' ? 2 : 1);
    }
  }
});

test.for(sports)('%s offers as many kinds of markets as a book should', (sport) => {
  const { markets } = offeredBook(eventRecord(sport));
  const codes = new Set([...markets.values()].map(({ type }) => type.code));
  expect(sport === 'football' ? codes.size : markets.size).toBeGreaterThanOrEqual(
    sport === 'football' ? 60 : 15,
  );
});

test('a match that is over, put off or called off offers nothing', () => {
  for (const status of ['ended', 'resulted', 'postponed', 'abandoned', 'cancelled'] as const) {
    const { markets, pause } = offeredBook({ ...playedTo('tennis', 0.5, 5), status });
    expect([markets.size, pause]).toEqual([0, status === 'postponed' ? 'review' : 'ended']);
  }
  expect(offeredBook({ ...playedTo('tennis', 0.5, 5), status: 'interrupted' }).pause).toBe('review');
});

test('a pause works no price out anew, and a corrected incident all of them', () => {
  const event = playedTo('football', 0.4, 9);
  const outcomesOf = (one: EventRecord) => offeredBook(one).markets.get('result')!.outcomes;
  const paused = { ...event, version: 2, pause: 'incident' } as const;
  expect(outcomesOf(paused)).toBe(outcomesOf(event));
  expect(offeredBook(paused).markets.get('result')!.pause).toBe('incident');
  const goal = { type: 'goal', side: 'home', step: 1 } as const;
  const corrected = (side: 'home' | 'away') =>
    outcomesOf({
      ...event,
      version: side === 'home' ? 3 : 4,
      incidents: [{ ...goal, side }, ...event.incidents],
    });
  expect(corrected('home')).not.toEqual(corrected('away'));
});

test('a producer that tells chances has them offered with our margin, and nothing else', () => {
  const chances = { result: { '1': 0.5, X: 0.3, '2': 0.2 }, 'no-such-market': { '1': 1 } };
  const event = eventRecord('football', { id: 70_000, strength: 0 });
  expect(offeredBook(event).hasModel).toBe(true);
  // The cached book of the same row without them must not be returned.
  const { markets, hasModel } = offeredBook({ ...event, chances });
  expect([...markets.keys()]).toEqual(['result']);
  expect(hasModel).toBe(false);
  expect(markets.get('result')!.outcomes.map(({ oddsX1000 }) => oddsX1000)).toEqual([1940, 3150, 4600]);
});

test('books are held while there is room, and no longer', () => {
  const chances = { result: { '1': 0.5, X: 0.3, '2': 0.2 } };
  const first = eventRecord('football', { id: 90_000, chances });
  expect(offeredBook(first)).toBe(offeredBook({ ...first }));
  for (let id = 90_001; id <= 90_000 + BOOKS_MAX; id += 1)
    offeredBook(eventRecord('football', { id, chances }));
  expect(heldBooks()).toBe(BOOKS_MAX);
  expect(offeredBook(first)).not.toBe(offeredBook({ ...first, version: 2 }));
});
