// What an open bet is worth, case by case, without a database.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { WON } from '#sports/settle/outcome-result.ts';
import { eventRecord } from '#tests/event-record.ts';
import { JUDGED_AT, judgeSlip } from '#tests/judged-slip.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { KeptBet } from './bet-rows.ts';
import { saleQuestions, shownQuote, worthOf } from './cash-out-quote.ts';
import { exposureOf } from './liability.ts';
import type { Place } from './place-batch.ts';

const match = eventRecord('football', { strength: 0 });
const other = { ...match, id: 2 };
const DRAW_NO_BET = 'draw-no-bet';
/** A trader's price, at which the bet loses more often than by the model's. */
const set: EventRecord = {
  ...match,
  trading: { markets: { [DRAW_NO_BET]: { prices: { 1: 4_000, 2: 1_200 } } } },
};

const found = (event: EventRecord, market: string, code: string) =>
  offeredBook(event)
    .markets.get(market)!
    .outcomes.find((one) => one.code === code)!;

function betOn(events: readonly EventRecord[], market = 'result', outcome = '1'): KeptBet {
  const legs = events.map((event) => ({
    ...{ event: event.id, picks: [{ market, outcome }] },
    odds: found(event, market, outcome).oddsX1000!,
  }));
  const type = legs.length === 1 ? 'single' : 'accumulator';
  const slip = { legs, bet: { type }, policy: 'none', unit: cents(10_000) } as unknown as Place['slip'];
  const judged = judgeSlip(slip, new Map(events.map((event) => [event.id, event])));
  if (!('bet' in judged)) throw new Error(JSON.stringify(judged));
  return judged.bet;
}

const worth = (bet: KeptBet, events: readonly EventRecord[]) =>
  worthOf(bet, new Map(events.map((event) => [event.id, event])));

const single = betOn([match]);
const HOUR_MS = 3_600_000;
const before = new Date(JUDGED_AT.getTime() - HOUR_MS);
const after = new Date(JUDGED_AT.getTime() + HOUR_MS);

test.for<[string, Partial<KeptBet>, Partial<EventRecord> | null, string | undefined]>([
  ['an open bet', {}, {}, undefined],
  ['a bet that is settled', { status: 'won' }, {}, 'closed'],
  ['a bet that is not yet accepted', { status: 'delayed' }, {}, 'closed'],
  ['a free bet', { freebet_id: 7 }, {}, 'not-offered'],
  ['a bet that is worth more than it can pay', { potential_cents: cents(1) }, {}, 'worth'],
  ['a bet on a match that is not there', {}, null, 'closed'],
  ['a bet that was taken after its match had begun', {}, { status: 'live', began_at: before }, 'closed'],
  ['a bet on a match that began since', {}, { status: 'live', moment: 5, began_at: after }, undefined],
  ['a bet on a match under review', {}, { pause: 'review' }, 'paused'],
  ['a bet on a match that is over', {}, { status: 'ended' }, 'paused'],
  ['a bet on a match that was interrupted', {}, { status: 'interrupted' }, 'paused'],
])('%s', ([, own, event, why]) => {
  const told = worth({ ...single, ...own }, event === null ? [] : [{ ...match, ...event }]);
  expect('why' in told ? told.why : undefined).toBe(why);
  if (why !== undefined && why !== 'worth') expect(told).toEqual({ why, fair: 0, fee: 0 });
});

test('what is offered is the chance times the odds, less three percent, and one more for each further leg', () => {
  const [one, two] = [match, other].map((event) => found(event, 'result', '1'));
  const fair = 10 * one!.chance * one!.oddsX1000!;
  expect(worth(single, [match])).toEqual({
    ...{ fair: Math.floor(fair), fee: 30, amount: Math.floor(fair * 0.97) },
  });
  const double = betOn([match, other]);
  const both = (fair * two!.chance * two!.oddsX1000!) / 1000;
  expect(worth(double, [match, other])).toEqual({
    ...{ fair: Math.floor(both), fee: 40, amount: Math.floor(both * 0.96) },
  });
  const [won, open] = double.legs;
  const half = { ...double, legs: [{ ...won!, result: WON }, open!] };
  const left = (10 * one!.oddsX1000! * two!.chance * two!.oddsX1000!) / 1000;
  expect(worth(half, [other])).toMatchObject({ fair: Math.floor(left), fee: 30 });
  const live = Array.from({ length: 13 }, (_, id) => ({ ...match, id, status: 'live', moment: 1 }) as const);
  expect(worth(single, [live[1]!])).toMatchObject({ fee: 50 });
  const legs = live.map(({ id }) => ({ ...single.legs[0]!, place: id, event_id: id, is_live: true }));
  expect(worth({ ...single, legs, combos: [legs.map(({ place }) => place)] }, live).fee).toBe(170);
});

test('what may come back of a bet is part of its worth', () => {
  const [wins, draws] = [found(match, 'result', '1'), found(match, 'result', 'X')];
  const bet = betOn([match], DRAW_NO_BET);
  const fair = 10_000 * ((wins.chance * bet.legs[0]!.base_odds_x1000) / 1000 + draws.chance);
  expect(Math.abs(worth(bet, [match]).fair - fair)).toBeLessThan(2);
});

test('where a trader has set the price, its chance is believed', () => {
  const bet = betOn([match], DRAW_NO_BET);
  const { chance } = found(set, DRAW_NO_BET, '1');
  expect(worth(bet, [set]).fair).toBe(Math.floor(10 * chance * bet.legs[0]!.base_odds_x1000));
});

test('a quote says what the player receives, what is withheld of it, and why it is none', () => {
  const offer = { amount: cents(900), received: cents(700), fair: cents(950), fee: 30 };
  expect(shownQuote(single, offer, { wish: undefined, percentMax: 100 })).toEqual({
    ...{ bet: single.id, amount: 700, withheld: 200, why: null, fair: 950, fee: 30, auto_at: null },
    ...{ has_gift: false, sale: null, percent_max: 100 },
  });
  const [plain] = single.legs;
  const boosted = { ...single, legs: [plain!, { ...plain!, odds_x1000: plain!.odds_x1000 + 1 }] };
  const wish = { percent: 50, decides_at: after, refused: null } as unknown as Parameters<
    typeof shownQuote
  >[2]['wish'];
  expect(
    shownQuote(boosted, { why: 'paused', fair: cents(0), fee: 0 }, { wish, percentMax: undefined }),
  ).toMatchObject({
    ...{ amount: null, withheld: 0, why: 'paused', has_gift: true },
    sale: { percent: 50, decides_at: after.toISOString(), refused: null },
  });
  expect(shownQuote(single, offer, { wish: undefined, percentMax: 0 })).toMatchObject({
    ...{ amount: null, withheld: 0, why: 'limit', fair: 950, fee: 30, percent_max: 0 },
  });
});

test('an open or a waiting bet owes what it pays beyond its stake, in euro cents rounded up, and one that is over nothing', () => {
  const bet = { combos: [[0]], unit_cents: cents(1_001), euro_rate: 0.5 };
  const legs = [{ odds_x1000: 2_500, chance: 0.4, result: null }];
  for (const status of ['open', 'delayed'] as const)
    expect(exposureOf({ ...bet, status }, legs)).toEqual([
      { ...legs[0], owed_cents: 751, at_stake_cents: 501 },
    ]);
  expect(exposureOf({ ...bet, status: 'won' }, legs)).toMatchObject([{ owed_cents: 0, at_stake_cents: 0 }]);
});

const ahead: EventRecord = {
  ...{ ...match, status: 'live', moment: 10 },
  incidents: [{ type: 'goal', side: 'home', step: 2 }],
};
const HANDICAP = 'handicap|line=-0.5';

test('a bet in play counts from the score at which it was placed', () => {
  const [leg] = betOn([match], HANDICAP).legs;
  const fairFrom = (home: number) => {
    const legs = [{ ...leg!, is_live: true, score: { home, away: 0 } }];
    return worth({ ...single, legs, potential_cents: cents(10 ** 6) }, [ahead]).fair;
  };
  const now = 10 * found(ahead, HANDICAP, '1').chance * leg!.base_odds_x1000;
  expect(Math.abs(fairFrom(1) - now)).toBeLessThan(2);
  expect(fairFrom(0), 'it leads already').toBeGreaterThan(1.2 * now);
});

test('models are asked for the open legs whose chance does not say all, event by event', () => {
  const asked = (bets: readonly KeptBet[], events = [match, other]) =>
    saleQuestions(bets, events).map(({ event, questions }) => [
      event.id,
      questions.map(({ about }) => about),
    ]);
  const [plain, drawNoBet] = [single, betOn([other], DRAW_NO_BET)];
  expect(asked([plain])).toEqual([]);
  expect(asked([plain, drawNoBet])).toEqual([[other.id, ['worth']]]);
  expect(asked([drawNoBet], [match])).toEqual([]);
  const settled = { ...drawNoBet, legs: drawNoBet.legs.map((leg) => ({ ...leg, result: WON })) };
  expect(asked([settled])).toEqual([]);
  const goals = betOn([other], 'total|line=2.5', 'over').legs[0]!.picks;
  const picks = [...betOn([other]).legs[0]!.picks, ...goals];
  const built = { ...drawNoBet, legs: drawNoBet.legs.map((leg) => ({ ...leg, picks })) };
  expect(asked([built])).toEqual([[other.id, ['joint', 'joint', 'joint']]]);
});
