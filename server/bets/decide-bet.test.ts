// What becomes of a bet that waited, case by case, without a database.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { eventRecord } from '#tests/event-record.ts';
import { JUDGED_AT, judgeSlip } from '#tests/judged-slip.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { AwaitedFeed } from './await-feed.ts';
import type { KeptBet } from './bet-rows.ts';
import { decideBet } from './decide-bet.ts';
import type { Place } from './place-batch.ts';

const scheduled = eventRecord('football', { id: 41, strength: 0 });
const live = eventRecord('football', { id: 42, strength: 0, status: 'live', moment: 10 });
const now = new Date(JUDGED_AT.getTime() + 6_000);

const oddsOf = (event: EventRecord) =>
  offeredBook(event)
    .markets.get('result')!
    .outcomes.find(({ code }) => code === '1')!.oddsX1000!;

function waiting(events: readonly EventRecord[]): KeptBet {
  const legs = events.map((event) => ({
    ...{ event: event.id, picks: [{ market: 'result', outcome: '1' }], odds: oddsOf(event) },
  }));
  const type = legs.length === 1 ? 'single' : 'accumulator';
  const slip = { legs, bet: { type }, policy: 'none', unit: cents(1_000) } as unknown as Place['slip'];
  const judged = judgeSlip(slip, new Map(events.map((event) => [event.id, event])));
  if (!('bet' in judged)) throw new Error(JSON.stringify(judged));
  return { ...judged.bet, status: 'delayed', decides_at: now };
}

/** Silent for these events. */
function decided(bet: KeptBet, events: readonly EventRecord[], silent: readonly number[] = []) {
  const asked: number[][] = [];
  const feed = {
    isSilent(ids: readonly number[], since: Date) {
      expect(since).toEqual(now);
      asked.push([...ids]);
      return ids.some((id) => silent.includes(id));
    },
  } as unknown as AwaitedFeed;
  const after = decideBet(bet, new Map(events.map((event) => [event.id, event])), { feed, now });
  return { after, asked, outcome: after.refused?.why ?? after.status };
}

test('a bet is taken at the decision with the time and the book of then', () => {
  const later = { ...live, version: live.version + 1 };
  const { after, outcome } = decided(waiting([live]), [later]);
  expect(outcome).toBe('open');
  expect(after.accepted_at).toEqual(now);
  expect(after.legs.map((leg) => [leg.event_version, leg.owed_cents > 0])).toEqual([[later.version, true]]);
});

test('only the legs in play wait for their feed, and a silent one rejects the bet', () => {
  const both = [scheduled, live];
  expect(decided(waiting(both), both)).toMatchObject({ asked: [[live.id]], outcome: 'open' });
  expect(decided(waiting(both), both, [scheduled.id]).outcome).toBe('open');
  const { after, outcome } = decided(waiting(both), both, [live.id]);
  expect([outcome, after.status, after.refused]).toEqual([
    ...['silent', 'refused', { why: 'silent', odds: null, unit: null }],
  ]);
  expect(after.legs.map(({ owed_cents, at_stake_cents }) => owed_cents + at_stake_cents)).toEqual([0, 0]);
});

test.for<[string, readonly EventRecord[], Partial<EventRecord>, string]>([
  ['whose market is paused', [live], { pause: 'incident' }, 'paused'],
  ['whose match has begun meanwhile', [scheduled, live], {}, 'started'],
  ['whose match had a goal', [live], { incidents: [{ type: 'goal', side: 'home', step: 1 }] }, 'incident'],
])('a bet %s is rejected', ([, events, change, why]) => {
  const later = events.map((event) =>
    event.id === scheduled.id
      ? { ...event, status: 'live' as const, moment: 1, version: event.version + 1 }
      : { ...event, ...change, version: event.version + 1 },
  );
  const { after, outcome } = decided(waiting(events), later);
  expect([outcome, after.status]).toEqual([why, 'refused']);
});

test('a bet on a match that is not there any more is rejected', () => {
  expect(decided(waiting([live]), []).after.status).toBe('refused');
});

test('a price that has moved is named where the player takes no other', () => {
  const later = { ...live, moment: 70, version: live.version + 1 };
  const { after } = decided(waiting([live]), [later]);
  expect(after.refused).toEqual({ why: 'price', odds: [oddsOf(later)], unit: null });
});
