// What the audit says of a bet that is settled again, case by case; what it finds in a database: server/raided-causes.test.ts.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { HALF_LOST, LOST, type OutcomeResult, VOID, WON } from '#sports/settle/outcome-result.ts';
import { eventRecord } from '#tests/event-record.ts';
import { JUDGED_AT, judgeSlip } from '#tests/judged-slip.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { KeptBet } from './bet-rows.ts';
import type { Place } from './place-batch.ts';
import { otherResults } from './resettled-bets.ts';

const match = eventRecord('football');
const played: EventRecord = {
  ...{ ...match, status: 'resulted', ending: 'played', result_revision: 1 },
  result: {
    ft: { home: 1, away: 0, isOver: true },
    h1: { home: 0, away: 0, isOver: true },
    h2: { home: 1, away: 0, isOver: true },
  },
};
const odds = offeredBook(match)
  .markets.get('result')!
  .outcomes.find(({ code }) => code === '1')!.oddsX1000!;

function openBet(): KeptBet {
  const legs = [{ event: match.id, picks: [{ market: 'result', outcome: '1' }], odds }];
  const slip = {
    legs,
    bet: { type: 'single' },
    policy: 'none',
    unit: cents(1_000),
  } as unknown as Place['slip'];
  const judged = judgeSlip(slip, new Map([[match.id, match]]));
  if (!('bet' in judged)) throw new Error('the bet is not taken');
  return judged.bet;
}

const open = openBet();
const settled = (result: OutcomeResult, more: Partial<KeptBet>): KeptBet => ({
  ...open,
  ...{ legs: open.legs.map((leg) => ({ ...leg, result })), settled_at: JUDGED_AT },
  ...more,
});
const won = settled(WON, { status: 'won', paid_cents: cents(odds) });
const lost = settled(LOST, { status: 'lost' });
const returned = settled(VOID, { status: 'returned', paid_cents: cents(1_000) });

const OTHER_LEG = 'a leg is not what its event came to: player 1: leg 0';
const otherBet = (is: string, should: string) =>
  `a bet is not what its legs come to: player 1: ${is}; ${should}`;

test.for<[string, KeptBet, Partial<EventRecord> | null, readonly string[], readonly string[]]>([
  ['an open bet whose event is not settled', open, null, [], []],
  ['a won bet whose event is not settled', won, null, [], []],
  ['a bet that won', won, {}, [], []],
  ['an open bet that has won', open, {}, [], [OTHER_LEG]],
  ['a bet that lost and won', lost, {}, [], [OTHER_LEG]],
  [
    'a bet that won and lost',
    won,
    { result: { ...played.result!, ft: { home: 0, away: 1, isOver: true } } },
    [],
    [OTHER_LEG],
  ],
  [
    'a bet that was paid more',
    { ...won, paid_cents: cents(odds + 1) },
    {},
    [],
    [otherBet(`won, ${odds + 1}`, `won, ${odds}`)],
  ],
  [
    'a bet that is called lost',
    { ...won, status: 'lost' },
    {},
    [],
    [otherBet(`lost, ${odds}`, `won, ${odds}`)],
  ],
  ['a bet on a market that was voided', returned, {}, ['result'], []],
  ['a bet that won on a market that was voided', won, {}, ['result'], [OTHER_LEG]],
  ['a bet that was taken after its match had begun', returned, { began_at: JUDGED_AT }, [], []],
  ['a bet that was returned and won', returned, {}, [], [OTHER_LEG]],
  [
    'a bet that was paid in part and won',
    settled(HALF_LOST, { status: 'partial', paid_cents: cents(500) }),
    {},
    [],
    [OTHER_LEG],
  ],
  [
    'a bet that won on a match that is still played',
    won,
    { status: 'live', ending: null, result: null },
    [],
    [OTHER_LEG],
  ],
  [
    'an open bet on a match that is still played',
    open,
    { status: 'live', ending: null, result: null },
    [],
    [],
  ],
  ['a bet that was sold', { ...lost, status: 'cashed_out' }, {}, [], []],
])('%s', ([, bet, event, voids, expected]) => {
  const results = new Map(
    event === null ? [] : [[match.id, { event: { ...played, ...event }, voids: new Set(voids) }]],
  );
  const found = otherResults(bet, results);
  expect(found.map(({ rule, detail }) => `${rule}: ${detail}`)).toEqual(expected);
  for (const { invariant, subject } of found) expect([invariant, subject]).toEqual(['L43', bet.id]);
});
