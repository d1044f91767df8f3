// What becomes of a slip, case by case, in the function that takes bets: only the database is left out.
import { expect, test } from 'vitest';
import type { Slip } from '#contract/betting/slip.ts';
import { cents } from '#rules/money.ts';
import { eachWayOddsX1000, PLACE, WINNER } from '#sports/markets/outright.ts';
import { runnerCode } from '#sports/settle/kinds-runners.ts';
import { eventRecord } from '#tests/event-record.ts';
import { JUDGED_AT, judgeSlip } from '#tests/judged-slip.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import { BoostUses } from './boost-uses.ts';

type Terms = NonNullable<Parameters<typeof judgeSlip>[2]>;

const scheduled = [1, 2, 3].map((id) => eventRecord('football', { id, strength: 0 }));
const live = { ...scheduled[0]!, id: 4, status: 'live', moment: 10 } as const;
const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
const chancesOf = (told: readonly number[]) =>
  Object.fromEntries(told.map((chance, place) => [runnerCode(place), chance]));
const season: EventRecord = {
  ...{ ...scheduled[0]!, id: 5, runners: names, league: { ...scheduled[0]!.league, id: 2 } },
  chances: { winner: chancesOf([0.4, 0.3, 0.2, 0.08, 0.02]), place: chancesOf([0.8, 0.75, 0.65, 0.5, 0.3]) },
};
/** One outcome is offered at more than its price. */
const boosted: EventRecord = {
  ...scheduled[0]!,
  ...{ id: 6, trading: { markets: { result: { boosts: { 1: 3_000 } } } } },
};
const events = new Map<number, EventRecord>(
  [...scheduled, live, season, boosted].map((event) => [event.id, event]),
);

const offered = (event: EventRecord, market = 'result', outcome = '1') =>
  offeredBook(event)
    .markets.get(market)!
    .outcomes.find(({ code }) => code === outcome)!.oddsX1000!;

const oddsOf = (id: number, market?: string, outcome?: string) => offered(events.get(id)!, market, outcome);

const legOf = (event: number) => ({
  event,
  picks: [{ market: 'result', outcome: '1' }],
  odds: oddsOf(event),
});

function slipOf({ on = [1], ...wish }: Partial<Omit<Slip, 'unit'>> & { on?: number[]; unit?: number } = {}) {
  const type = on.length === 1 ? 'single' : 'accumulator';
  return { legs: on.map(legOf), bet: { type }, policy: 'none', unit: 1_000, ...wish } as unknown as Slip;
}

const judged = (slip: Parameters<typeof slipOf>[0], terms?: Terms) => judgeSlip(slipOf(slip), events, terms);
const LATER = new Date(JUDGED_AT.getTime() + 1);
const free = {
  ...{ freebet_cents: 1_000, freebet_currency: 'EUR', freebet_expires_at: LATER },
  freebet_odds_min_x1000: oddsOf(1),
};
const runner = runnerCode(0);
const win = { event: 5, picks: [{ market: WINNER, outcome: runner }], odds: oddsOf(5, WINNER, runner) };
const placeOdds = eachWayOddsX1000(win.odds, oddsOf(5, PLACE, runner))!;
const eachWay = (place?: number) => ({ legs: [win], bet: { type: 'each-way', place } }) as never;
const system = { type: 'system', size: 2 } as const;

const boostLimits = {
  perPlayerCents: 10 ** 6,
  perBoostCents: 10 ** 6,
  costCents: 10 ** 6,
  withExtras: false,
};
const usedOnBoost = (staked: number) =>
  new BoostUses([{ eventId: 6, market: 'result', outcome: '1', playerId: 1, staked, cost: 0 }], 10 ** 9);
const ofLeague = { runners: null, chances: null };

test.for<[string, Parameters<typeof slipOf>[0], Terms, object]>([
  ['less than the least stake', { unit: 9 }, {}, { refusal: { reason: 'BetNotAllowed' } }],
  ['the least stake', { unit: 10 }, {}, { bet: { staked_cents: 10 } }],
  [
    'two legs as a single',
    { on: [1, 2], bet: { type: 'single' } },
    {},
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'a stake beyond exact numbers',
    { on: [1, 2, 3], bet: system, unit: 2 ** 52 },
    {},
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'an event that is not there',
    { legs: [legOf(1), { ...legOf(2), event: 9 }], bet: { type: 'accumulator' } },
    {},
    { refused: { why: 'closed', odds: null, unit: null } },
  ],
  [
    'another price than was seen',
    { legs: [{ ...legOf(1), odds: 9_000 }] },
    {},
    { refused: { why: 'price', odds: [oddsOf(1)], unit: null } },
  ],
  [
    'more than is possible',
    { unit: 10 ** 8 },
    {},
    { refused: { why: 'stake-limit', odds: null, unit: expect.any(Number) } },
  ],
  [
    'more than they may win in a day',
    {},
    { facts: { won_today: 10 ** 12 } },
    { refused: { why: 'payout-limit', odds: null, unit: null } },
  ],
  [
    'more than one player may stake on a boost',
    { on: [6] },
    { limits: { ...boostLimits, perPlayerCents: 20 }, boosts: usedOnBoost(10) },
    { refused: { why: 'boost-limit', odds: null, unit: 10 } },
  ],
  [
    'a boost that the player has not used',
    { on: [6] },
    { boosts: usedOnBoost(0) },
    { bet: { status: 'open' } },
  ],
  [
    'a free bet at a boosted price, in place of which it gets the plain one',
    { on: [6], freebet: 7 },
    { facts: free },
    { refused: { why: 'price', odds: [offered({ ...boosted, trading: {} })], unit: null } },
  ],
  ['a runner each way', eachWay(placeOdds), {}, { bet: { combos: [[0], [1]], staked_cents: 2_000 } }],
  ['a runner each way, whatever its place pays', eachWay(), {}, { bet: { staked_cents: 2_000 } }],
  [
    'a runner each way whose place pays something else',
    eachWay(placeOdds + 10),
    {},
    { refused: { why: 'price', odds: null, unit: null } },
  ],
  [
    'a runner each way who wins at another price',
    { legs: [{ ...win, odds: 1_010 }], bet: { type: 'each-way' } } as never,
    {},
    { refused: { why: 'price', odds: [win.odds] } },
  ],
  ['a match each way', { bet: { type: 'each-way' } } as never, {}, { refused: { why: 'not-possible' } }],
  [
    'a season and a match of its league',
    { legs: [win, { ...legOf(1), event: 7 }], bet: { type: 'accumulator' } },
    { known: { events: new Map([...events, [7, { ...season, ...ofLeague, id: 7 }]]) } },
    { refused: { why: 'not-possible' } },
  ],
  [
    'where next to nothing is possible',
    {},
    { facts: { factor: 0.000001, limited_since: new Date('2026-02-01T08:00:00Z') } },
    { refused: { why: 'personal-limit', unit: null, since: '2026-02-01T08:00:00.000Z' } },
  ],
  [
    'more than they have',
    {},
    { purse: { main: 999, betting_bonus: 999 } },
    { refusal: { reason: 'InsufficientFunds' } },
  ],
  [
    'all that they have',
    {},
    { purse: { main: 1_000, betting_bonus: 0 } },
    { bet: { bonus_cents: 0, bonus_id: null } },
  ],
  [
    'bonus money',
    {},
    { purse: { main: 0, betting_bonus: 1_000 }, facts: { bonus_id: 'b', bonus_stake_max: 1_000 } },
    { bet: { bonus_cents: 1_000, bonus_id: 'b' } },
  ],
  [
    'more bonus money than its terms allow',
    {},
    { purse: { main: 0, betting_bonus: 1_000 }, facts: { bonus_stake_max: 999 } },
    { refused: { why: 'stake-limit', odds: null, unit: 999 } },
  ],
  [
    'bonus money of which each combination may have next to none',
    { on: [1, 2, 3], bet: system, unit: 400 },
    { purse: { main: 0, betting_bonus: 1_200 }, facts: { bonus_stake_max: 29 } },
    { refused: { why: 'stake-limit', unit: null } },
  ],
  [
    'bonus money of which each combination may have the least stake',
    { on: [1, 2, 3], bet: system, unit: 400 },
    { purse: { main: 0, betting_bonus: 1_200 }, facts: { bonus_stake_max: 32 } },
    { refused: { why: 'stake-limit', unit: 10 } },
  ],
  [
    'money beside a bonus',
    {},
    { facts: { bonus_id: 'b', bonus_stake_max: 1 } },
    { bet: { bonus_cents: 0, bonus_id: null } },
  ],
  [
    'a free bet by a player who has nothing',
    { freebet: 7 },
    { purse: { main: 0, betting_bonus: 0 }, facts: free },
    { bet: { freebet_id: 7, staked_cents: 1_000, bonus_cents: 0, potential_cents: oddsOf(1) - 1_000 } },
  ],
  [
    'a free bet that is not theirs',
    { freebet: 7 },
    { facts: { ...free, freebet_cents: null } },
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'a part of a free bet',
    { freebet: 7, unit: 999 },
    { facts: free },
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'a free bet of another currency',
    { freebet: 7 },
    { facts: { ...free, freebet_currency: 'USD' } },
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'a free bet that ends now',
    { freebet: 7 },
    { facts: { ...free, freebet_expires_at: JUDGED_AT } },
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'a free bet at lower odds than it asks for',
    { freebet: 7 },
    { facts: { ...free, freebet_odds_min_x1000: oddsOf(1) + 1 } },
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  [
    'a free bet whose odds are those of all legs together',
    { freebet: 7, on: [1, 2] },
    { facts: { ...free, freebet_odds_min_x1000: (oddsOf(1) * oddsOf(2)) / 1_000 } },
    { bet: { freebet_id: 7 } },
  ],
  [
    'a free bet on several combinations, which are worth it together',
    { freebet: 7, on: [1, 2, 3], bet: system, unit: 1_000 },
    { facts: { ...free, freebet_cents: 3_000 } },
    { refusal: { reason: 'BetNotAllowed' } },
  ],
  ['a match before it begins', {}, {}, { bet: { status: 'open', decides_at: null, accepted_at: JUDGED_AT } }],
  [
    'a match in play',
    { on: [4] },
    {},
    { bet: { status: 'delayed', decides_at: new Date(JUDGED_AT.getTime() + 5_000), accepted_at: null } },
  ],
  ['the bet after the third', {}, { facts: { bets: 3 } }, { bet: { number: 4, paid_cents: 0, revision: 0 } }],
  [
    'a currency of half a euro',
    {},
    { place: { rates: { EUR: 2, USD: 1 }, player: { id: 1, currency: 'USD' } } },
    { bet: { currency: 'USD', euro_rate: 0.5 } },
  ],
])('%s', ([, slip, terms, expected]) => expect(judged(slip, terms)).toMatchObject(expected));

test('the odds and legs of a taken bet are those of its combinations', () => {
  const double = { unit_cents: cents(1_000), combos: [[0, 1]] };
  const both = Math.floor((oddsOf(1) * oddsOf(2)) / 1_000);
  expect(judged({ on: [1, 2] })).toMatchObject({
    bet: {
      ...{ ...double, odds_x1000: both, staked_cents: 1_000, euro_rate: 1 },
      legs: [1, 2].map((event, place) => ({
        ...{ bet_id: 'a'.repeat(24), place, event_id: event, odds_x1000: oddsOf(event) },
        ...{ is_banker: false, result_revision: 0, boost_staked_cents: 0 },
      })),
    },
  });
  expect(judged({ on: [1, 2, 3], bet: system })).toMatchObject({
    bet: { odds_x1000: null, staked_cents: 3_000, boost_percent: 0 },
  });
});
