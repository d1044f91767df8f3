// What a slip asks for, as it is offered at this moment, and how long bets in play wait.
import { expect, test } from 'vitest';
import { eventRecord, STARTS_AT } from '#tests/event-record.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook, priceQuestions } from '../book/offered-book.ts';
import { delayFor, delayOf, isOffered, type OfferedLeg, offerOf, slipQuestions } from './leg-offers.ts';

const BEFORE = new Date(STARTS_AT.getTime() - 1);
const pick = { market: 'result', outcome: '1' };
const builder = [pick, { market: 'both-score', outcome: 'yes' }];
const football = (wish: Partial<EventRecord> = {}) => eventRecord('football', wish);
const offer = (event: EventRecord | undefined, now = BEFORE, picks = [pick]) =>
  offerOf({ event: 1, picks, odds: 2_000 }, event, now);

test.for<[string, EventRecord | undefined, Date, string]>([
  ['of no event', undefined, BEFORE, 'closed'],
  ['at the start of its match', football(), STARTS_AT, 'started'],
  ['while its match is interrupted', football({ status: 'interrupted' }), BEFORE, 'paused'],
  ['once its match has ended', football({ status: 'ended' }), BEFORE, 'closed'],
  ['once its match is postponed', football({ status: 'postponed' }), BEFORE, 'closed'],
  ['once its match has a result', football({ status: 'resulted' }), BEFORE, 'closed'],
  ['while its match is paused', football({ status: 'live', moment: 10, pause: 'review' }), BEFORE, 'paused'],
])('a leg is not offered %s', ([, event, now, why]) => {
  const leg = offer(event, now);
  expect(isOffered(leg)).toBe(false);
  expect(leg).toMatchObject({ why });
});

test('a market that a match does not have is closed, before the start and after its end', () => {
  const unknown = [{ market: 'unknown', outcome: '1' }];
  expect(offer(football(), BEFORE, unknown)).toEqual({ why: 'closed', fault: undefined });
  expect(offer(football({ status: 'ended' }), BEFORE, unknown)).toEqual({ why: 'closed' });
});

test('an ended match is closed even where its producer still sends chances', () => {
  const chances = { result: { '1': 0.5, X: 0.3, '2': 0.2 } };
  for (const status of ['ended', 'postponed', 'resulted', 'abandoned', 'cancelled'] as const)
    expect(offer(football({ status, chances }), BEFORE), status).toEqual({ why: 'closed' });
});

test('a leg is offered with its price, its market, and in play the score by which it is settled', () => {
  const scheduled = football();
  const [outcome] = offeredBook(scheduled).markets.get('result')!.outcomes;
  const { spec } = offeredBook(scheduled).markets.get('result')!;
  expect(isOffered(offer(scheduled))).toBe(true);
  expect(offer(scheduled)).toMatchObject({
    ...{ event: scheduled, isBanker: false, isLive: false, score: null, decisive: 0 },
    ...{ oddsX1000: outcome!.oddsX1000, picks: [{ ...pick, code: 'result', spec }] },
  });
  const live = football({
    ...{ status: 'live', moment: 40, incidents: [{ type: 'goal', side: 'home', step: 20 }] },
  });
  expect(offer(live, STARTS_AT)).toMatchObject({ isLive: true, score: { home: 1, away: 0 }, decisive: 1 });
  const banker = { event: 1, picks: [pick], odds: 2_000, is_banker: true };
  expect(offerOf(banker, live, STARTS_AT)).toMatchObject({ isBanker: true });
});

test('picks that no builder combines are rejected with the fault', () => {
  const both = [pick, { market: 'result', outcome: 'X' }];
  expect(offer(football(), BEFORE, both)).toMatchObject({ why: 'not-possible', fault: expect.any(String) });
});

test('only builders need the model: of their own events, and all of them', () => {
  const [one, two] = [football(), football({ id: 2 })];
  expect(slipQuestions([{ event: 1, picks: [pick] }], [one])).toEqual([]);
  const legs = [
    { event: 1, picks: [pick] },
    { event: 2, picks: builder },
  ];
  const [first, second] = slipQuestions(legs, [one, two]);
  expect(first).toEqual({ event: one, questions: [] });
  expect(second!.event).toBe(two);
  expect(second!.questions).toEqual(priceQuestions(offeredBook(two), builder));
  expect(second!.questions.length).toBeGreaterThan(0);
});

const inLeague = (sport: EventRecord['sport'], tier = 1) => {
  const event = eventRecord(sport);
  return { ...event, league: { ...event.league, tier } };
};

test.for<[EventRecord['sport'], number, number]>([
  ['tennis', 1, 4],
  ['football', 1, 5],
  ['basketball', 1, 5],
  ['ice-hockey', 1, 5],
  ['volleyball', 1, 5],
  ['table-tennis', 1, 5],
  ['darts', 1, 5],
  ['esports', 1, 6],
  ['football', 3, 5],
  ['football', 4, 8],
  ['tennis', 5, 7],
])('a bet on %s of tier %i in play waits %i seconds', ([sport, tier, seconds]) =>
  expect(delayFor([inLeague(sport, tier)])).toBe(seconds),
);

test('a bet waits as long as the slowest of its legs in play, and not at all before the start', () => {
  const leg = (event: EventRecord, isLive: boolean) => ({ event, isLive }) as OfferedLeg;
  const [tennis, esports] = [inLeague('tennis'), inLeague('esports')];
  expect(delayOf([leg(tennis, true), leg(esports, true)])).toBe(6);
  expect(delayOf([leg(tennis, true), leg(esports, false)])).toBe(4);
  expect(delayOf([leg(tennis, false), leg(esports, false)])).toBe(0);
  expect(delayFor([])).toBe(0);
});
