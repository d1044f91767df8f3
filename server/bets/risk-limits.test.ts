// What may still be lost on an event, in its league, in total and to one person, as bets of one group use it up.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { usualThresholds } from '#rules/thresholds.ts';
import type { exposures } from '#sports/bets/exposure.ts';
import { EventRisk } from '#sports/risk/event-risk.ts';
import { eventRecord } from '#tests/event-record.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { LegRow } from './bet-rows.ts';
import { isOffered, type OfferedLeg, offerOf } from './leg-offers.ts';
import { PersonRisks } from './person-risk.ts';
import type { RiskBook } from './risk-book.ts';
import { capsOf, eventCapOf, RiskRoom } from './risk-limits.ts';

const limits = {
  ...usualThresholds,
  ...{ 'bets-win-tier-1': 100_000, 'bets-win-tier-2': 33_333, 'bets-total': 900_000 },
  ...{ 'bets-event': 200, 'bets-league': 305, 'bets-person': 150 },
};

const match = eventRecord('football', { id: 1, strength: 0 });
const second: EventRecord = {
  ...{ ...match, id: 2, league: { ...match.league, id: 2, tier: 2, trading: { limit: 0.5 } } },
  trading: { limit: 0.5 },
};
const events = new Map([match, second].map((event) => [event.id, event]));
const NOW = new Date('2026-05-01T12:00:00Z');

const offered = (event: EventRecord, outcome = '1'): OfferedLeg => {
  const odds = offeredBook(event).markets.get('result')!.outcomes[0]!.oddsX1000!;
  const leg = offerOf({ event: event.id, picks: [{ market: 'result', outcome }], odds }, event, NOW);
  if (!isOffered(leg)) throw new Error('it is not offered');
  return leg;
};

const booked = (event: EventRecord, owed: number, outcome = '1') => {
  const { picks, oddsX1000 } = offered(event, outcome);
  return {
    ...{ event_id: event.id, picks, odds_x1000: oddsX1000, score: null },
    ...{ owed_cents: cents(owed), at_stake_cents: cents(Math.floor(owed / 10)) },
  } satisfies Partial<LegRow>;
};

/** Nothing is open on the events; their leagues and the whole book may lose so much elsewhere. */
function roomOf(scopes: Record<string, number> = {}, persons = new PersonRisks(), loss = 0) {
  const book: RiskBook = {
    events: new Map(
      [...events.values()].map(({ id, sport, league }) => [
        id,
        {
          ...{ leagueId: league.id, risk: new EventRisk(sport), loss: id === 1 ? loss : 0, rows: new Map() },
          ...{ isStale: false, now: undefined },
        },
      ]),
    ),
    ...{ scopes: new Map(Object.entries(scopes)), limits },
  };
  return new RiskRoom(book, persons);
}

const exposed = (owed: number, staked: number): ReturnType<typeof exposures> => [{ owed, staked }];

const leftOf = (room: RiskRoom, event: EventRecord) =>
  Object.fromEntries(
    room
      .addedBy({ playerId: null, legs: [offered(event)], exposed: exposed(1, 1) })[0]!
      .scopes.map(({ name, left }) => [name, left]),
  );

test('an event may lose a multiple of what one bet may win, and a league a multiple of that, in whole cents', () => {
  expect(eventCapOf(match, limits)).toBe(200_000);
  expect(eventCapOf(second, limits), 'traders have halved the event and its league').toBe(16_666.5);
  expect([...capsOf([match, second], limits)]).toEqual([
    ['total', 900_000],
    ['league-1', 610_000],
    // 305 percent of 200 percent of 33,333, halved: 101,665.65.
    ['league-2', 101_665],
  ]);
});

test('what is left of a league and of the whole book is what others have not used up', () => {
  expect(leftOf(roomOf(), match)).toEqual({ total: 900_000, 'league-1': 610_000 });
  expect(leftOf(roomOf({ total: 100, 'league-1': 20, 'league-2': 3 }), match)).toEqual({
    ...{ total: 899_900, 'league-1': 609_980 },
  });
  expect(leftOf(roomOf({}, new PersonRisks(), 70), match), 'a score has made a loss impossible').toEqual({
    ...{ total: 900_070, 'league-1': 610_070 },
  });
});

test('a bet is held against the cap of its event, and of its person where there is one', () => {
  const asked = { legs: [offered(match)], exposed: exposed(1.501, 0.201) };
  const guest = roomOf().addedBy({ playerId: null, ...asked });
  expect(guest.map(({ cap }) => cap)).toEqual([200_000]);
  const [all, one] = roomOf().addedBy({ playerId: 7, ...asked });
  expect([all!.cap, one!.cap]).toEqual([200_000, 150_000]);
  expect([all!.atMost!.loss, one!.atMost!.loss]).toEqual([0, 0]);
  for (const changed of [all!, one!]) {
    expect(changed.atMost!.more(100)).toBe(151);
    expect(changed.at(100).worst(), 'owed and staked are rounded up').toBe(-151);
    expect([...new Set(changed.at(100).blocks[0]!.values)].toSorted((a, b) => a - b)).toEqual([-151, 21]);
  }
  expect(one!.scopes).toEqual([]);
});

test('a bet of several legs on one event adds all of them to it, and the others to theirs', () => {
  const legs = [offered(match), offered(second), offered(match, 'X')];
  const each = [1_000, 2_000, 4_000].map((owed) => ({ owed, staked: 0 }));
  const changed = roomOf().addedBy({ playerId: null, legs, exposed: each as ReturnType<typeof exposures> });
  expect(changed.map(({ cap, atMost, at }) => [cap, atMost!.more(2), at(1).worst()])).toEqual([
    [200_000, 10_000, -4_000],
    [16_666.5, 4_000, -2_000],
  ]);
});

test('the next bet of a group sees what the one before it has left', () => {
  const room = roomOf();
  room.take(7, [booked(match, 1_000)]);
  expect(leftOf(room, match)).toEqual({ total: 899_000, 'league-1': 609_000 });
  expect(leftOf(room, second)).toEqual({ total: 899_000, 'league-2': 101_665 });
  room.take(7, [booked(match, 500), booked(second, 30)]);
  expect(leftOf(room, match)).toEqual({ total: 898_470, 'league-1': 608_500 });
  expect([...room.risks].map(([id, risk]) => [id, risk.worst()])).toEqual([
    [1, -1_500],
    [2, -30],
  ]);
  room.change(7, { before: [booked(match, 1_000)], after: [booked(match, 200)] });
  expect(leftOf(room, match)).toEqual({ total: 899_270, 'league-1': 609_300 });
  const [all] = room.addedBy({ playerId: null, legs: [offered(match)], exposed: exposed(1, 0) });
  expect(all!.atMost!.loss).toBe(700);
  expect(all!.at(1).worst()).toBe(-701);
});

test('a booked bet may become another one as long as that makes no cap worse', () => {
  const [before, hedge] = [[booked(match, 100)], [booked(match, 100, '2')]];
  const room = roomOf({}, new PersonRisks([row(7, 7, 1)]));
  room.take(7, before);
  const may = (after: readonly ReturnType<typeof booked>[]) =>
    room.isChangeWithinCaps(7, { before, after }, events);
  expect(may([])).toBe(true);
  expect(may([booked(match, 150_000)])).toBe(true);
  expect(may([booked(match, 150_010)]), 'beyond the cap of the person').toBe(false);
  expect(may(hedge)).toBe(true);
  const changed = room.changedBy(
    7,
    { before: [...before, booked(second, 40)], afterAt: (unit) => [booked(match, unit), booked(second, 10)] },
    events,
  );
  expect(changed.map(({ at }) => at(300).worst())).toEqual([-300, -300, -3, -3]);
  expect(changed.every(({ atMost }) => atMost === undefined)).toBe(true);
});

const row = (player_id: number, account: number, factor: number, leg?: ReturnType<typeof booked>) => ({
  ...{ player_id, account, factor },
  ...(leg ?? { ...booked(match, 0), event_id: null }),
});

test('a person is all their accounts: their bets add up, and the lowest factor counts for each', () => {
  const persons = new PersonRisks([
    row(7, 7, 1, booked(match, 100)),
    row(7, 8, 0.5, booked(match, 30)),
    row(7, 8, 0.5, booked(second, 9)),
    row(8, 8, 0.5),
    row(8, 7, 1),
    row(9, 9, 2),
  ]);
  expect([7, 8, 9, 10].map((id) => persons.factorOf(id))).toEqual([0.5, 0.5, 2, 1]);
  expect([7, 8].map((id) => persons.owedTo(id, 1))).toEqual([130, 0]);
  expect(persons.owedTo(7, 2)).toBe(9);
  expect(persons.riskOf(7, match).worst()).toBe(-130);
  persons.take(8, [booked(match, 1_000)]);
  expect(
    [7, 8, 9].map((id) => persons.owedTo(id, 1)),
    'both accounts see it',
  ).toEqual([1_130, 1_000, 0]);
  const room = roomOf({}, persons);
  const capFor = (playerId: number) =>
    room.addedBy({ playerId, legs: [offered(match)], exposed: exposed(1, 1) })[1]!;
  expect([7, 9].map((id) => capFor(id).cap)).toEqual([75_000, 300_000]);
  expect(capFor(7).atMost!.loss).toBe(1_130);
  expect(capFor(7).risk.worst()).toBe(-1_130);
  expect(capFor(7).at(70).worst()).toBe(-1_200);
  room.take(7, [booked(match, 5)]);
  expect(capFor(8).atMost!.loss).toBe(1_005);
});
