// How far boosted prices reach: so much for each player, so much for all, and no other extra beside them.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { liftDayLimit } from '#tests/budgets.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { boostBound } from '../book/boosts.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { initialBudget } from '../budgets/budget-name.ts';
import { chargeBudget, returnCharge } from '../budgets/charge-budget.ts';
import { readContent } from '../content/content.ts';
import { openProcessBus } from '../live/process.ts';
import { giveReward } from '../rewards/give-reward.ts';
import type { BoostLimits } from './boost-limits.ts';

/** One player may stake 20 euros on a boost. */
const usual: BoostLimits = {
  ...{ perPlayerCents: 2_000, perBoostCents: 100_000, costCents: 50_000, withExtras: false },
};

function openHouse(limits: Partial<BoostLimits> = {}) {
  const { cms } = readContent('content');
  const boost = { ...usual, ...limits };
  const withBoost = <T>(name: string) =>
    name === 'gift-limits' ? ({ ...cms<object>(name), boost } as T) : cms<T>(name);
  return openBettingHouse({ content: { cms: withBoost } });
}

/** A cent of a bettor is a euro cent. */
const bettorOf = (house: BettingHouse) =>
  house.bettor({ currency: 'EUR', balances: { main: cents(100_000) } });

const plainPrice = (house: BettingHouse, event: EventRecord): number =>
  house.offered({ ...event, trading: {} }, 'result', '1');

async function boosted(house: BettingHouse): Promise<EventRecord> {
  const event = await house.event();
  const boosts = { '1': boostBound(plainPrice(house, event)) };
  return house.change(event, { trading: { markets: { result: { boosts } } } });
}

const quoted = async (house: BettingHouse, { visitor }: Bettor, event: EventRecord, paid = {}) =>
  (await house.ask('bets.quote', { slip: JSON.stringify(house.slipOf([{ event }], paid)) }, visitor)).result;

test('a boost takes so much of a player, then the plain price, and a sale brings nothing of it back', async () => {
  await using house = await openHouse();
  const [event, bettor, other] = [await boosted(house), await bettorOf(house), await bettorOf(house)];
  const [odds, plain] = [house.offered(event, 'result', '1'), plainPrice(house, event)];
  expect(await quoted(house, bettor, event)).toMatchObject({
    ...{ legs: [{ odds }], unit_max: 20, max_why: 'boost', boost_max: 20, notes: [] },
  });
  const tooMuch = (await bettor.bet([{ event }], { unit: 20.01 })).result;
  expect(tooMuch).toMatchObject({ status: 'refused', refused: { why: 'boost-limit', unit: 20 } });
  const first = (await bettor.bet([{ event }], { unit: 15 })).result;
  expect(await quoted(house, bettor, event)).toMatchObject({ legs: [{ odds }], unit_max: 5 });
  const [quote] = await bettor.cashOuts();
  await bettor.cashOut(first.id, 100, Math.round(quote.amount * 100));
  expect((await bettor.find(first.id)).bet.status).toBe('cashed_out');
  expect((await bettor.bet([{ event }], { unit: 5.01 })).result.refused).toMatchObject({ unit: 5 });
  expect((await bettor.bet([{ event }], { unit: 5 })).result.status).toBe('open');
  expect(await quoted(house, bettor, event)).toMatchObject({
    legs: [{ odds: plain }],
    max_why: 'balance',
    boost_max: null,
    notes: ['boost-used'],
  });
  const seenBoosted = (await bettor.bet([{ event }], { policy: 'any' })).result;
  expect(seenBoosted.refused).toMatchObject({ why: 'price', odds: [plain] });
  const atPlain = (await bettor.bet([{ event, odds: plain }])).result;
  expect(atPlain).toMatchObject({ status: 'open', odds: plain });
  expect(await quoted(house, other, event)).toMatchObject({ legs: [{ odds }], unit_max: 20 });
});

test('a stake above what a boost takes is quoted at what it will pay, whatever the player holds', async () => {
  await using house = await openHouse();
  const event = await boosted(house);
  const poor = await house.bettor({ currency: 'EUR', balances: {} });
  for (const bettor of [await bettorOf(house), poor]) {
    const whole = await quoted(house, bettor, event, { unit: 20 });
    const { potential } = await quoted(house, bettor, event, { unit: 900 });
    expect(potential).toEqual(whole.potential);
    expect(potential.amount).toBeCloseTo((20 * house.offered(event, 'result', '1')) / 1_000, 1);
  }
});

test.for([
  ['what all may stake on it', { perBoostCents: 3_000 }],
  // 20 euros at 30 percent above the plain price, at its chance.
  ['what it may cost', { costCents: 600 }],
] as const)('a boost ends for everybody at %s', async ([, limits]) => {
  await using house = await openHouse(limits);
  const event = await boosted(house);
  let [taken, left] = [0, 1];
  for (let player = 0; player < 4; player++) {
    const bettor = await bettorOf(house);
    const quote = await quoted(house, bettor, event);
    left = quote.legs[0].odds === house.offered(event, 'result', '1') ? quote.unit_max : 0;
    if (left === 0) break;
    expect((await bettor.bet([{ event }], { unit: left })).result.status).toBe('open');
    taken += left;
  }
  expect(left).toBe(0);
  const [use] = await house.sql<{ staked: number; cost: number }>`
    select sum(staked_cents)::int as staked, sum(cost_cents)::int as cost from boost_use`;
  expect(use!.staked).toBe(Math.round(taken * 100));
  expect(use!.staked).toBeLessThanOrEqual('perBoostCents' in limits ? 3_000 : 100_000);
  expect(use!.cost).toBeLessThanOrEqual('costCents' in limits ? 600 : 50_000);
});

test('what boosts cost is charged to their budget, and once it is used up every price is the plain one', async () => {
  await using house = await openHouse();
  const [event, bettor] = [await boosted(house), await bettorOf(house)];
  const [odds, plain] = [house.offered(event, 'result', '1'), plainPrice(house, event)];
  await bettor.bet([{ event }], { unit: 10 });
  const legs = await house.sql<{ boost_cost_cents: number }>`select boost_cost_cents from bet_leg`;
  const cost = legs[0]!.boost_cost_cents;
  expect(cost).toBeGreaterThan(200);
  const spent = async () =>
    (await house.sql<{ spent_cents: number }>`select spent_cents from gift_budget where kind = 'boost'`)[0]!
      .spent_cents;
  expect(await spent()).toBe(cost);
  // What is left pays for three euros more.
  const rest = Math.ceil(cost * 0.3);
  const { db } = house.product;
  await liftDayLimit(house.product, 'boost');
  const other = { budget: { kind: 'boost', name: 'prices' }, key: 'other' } as const;
  const left = cents(initialBudget('boost') - cost - rest);
  await db.atomically((tx) => chargeBudget(tx, { ...other, cost: left }, house.now()));
  const { unit_max } = await quoted(house, bettor, event);
  expect(unit_max).toBeGreaterThan(2.9);
  expect(unit_max).toBeLessThan(3.2);
  expect((await bettor.bet([{ event }], { unit: unit_max })).result).toMatchObject({ status: 'open', odds });
  expect(await spent()).toBeLessThanOrEqual(initialBudget('boost'));
  expect((await quoted(house, bettor, event)).legs).toEqual([{ odds: plain, why: null }]);
  await db.atomically((tx) => returnCharge(tx, { ...other, cost: left }));
});

test('forty bets at once, of two players on two servers, stake no more on a boost than they may', async () => {
  await using house = await openHouse({ perBoostCents: 3_000 });
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  [other.product.clock, other.product.content] = [house.product.clock, house.product.content];
  const event = await boosted(house);
  const bettors = [await bettorOf(house), await bettorOf(house)];
  const slip = JSON.stringify(house.slipOf([{ event }], { unit: 3 }));
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      untilAnswered(() =>
        (n % 2 === 0 ? house : other).send(
          'bets.place',
          { slip },
          {
            ...{ ...bettors[n % 4 < 2 ? 0 : 1]!.visitor, 'idempotency-key': `boost-${n}` },
          },
        ),
      ),
    ),
  );
  expect(results.filter(({ result }) => result?.status === 'open')).toHaveLength(10);
  const uses = await house.sql<{ staked_cents: number }>`select staked_cents from boost_use`;
  for (const { staked_cents } of uses) expect(staked_cents).toBeLessThanOrEqual(2_000);
  expect(uses.reduce((sum, { staked_cents }) => sum + staked_cents, 0)).toBe(3_000);
});

test('a boosted bet has no multi boost, no insurance and no free bet, unless its terms say so', async () => {
  await using house = await openHouse();
  const events = [await boosted(house), ...(await Promise.all([1, 2, 3, 4].map(() => house.event())))];
  const bettor = await bettorOf(house);
  const legs = events.map((event) => ({ event }));
  const plain = (await bettor.bet(legs.slice(1), { unit: 1 })).result;
  expect((await bettor.find(plain.id)).why.boost_percent, 'of a plain bet').toBeGreaterThan(0);
  const slip = JSON.stringify(house.slipOf(legs));
  expect((await house.ask('bets.quote', { slip }, bettor.visitor)).result.notes).toEqual(['extras-boosted']);
  const { id, rules, receipt } = (await bettor.bet(legs, { unit: 1 })).result;
  expect((await bettor.find(id)).why.boost_percent).toBe(0);
  expect([rules, JSON.parse(receipt.text).rules]).toEqual(['2026-11-19-boosted', '2026-11-19-boosted']);
  for (const [at, event] of events.entries()) await house.end(event, at === 0 ? 0 : 1, 0);
  await house.run();
  expect((await bettor.find(id)).bet.status).toBe('lost');
  const freebets = async () => (await house.ask('bets.getFreebets', {}, bettor.visitor)).result.items;
  expect(await freebets(), 'the only lost leg is not insured').toEqual([]);

  const reward = { kind: 'freebet', value: cents(1_000), days: 7 } as const;
  const given = {
    key: 'gift',
    player: bettor.player,
    reward,
    source: { giver: 'staff', name: 'gift' },
  } as const;
  const { db, content } = house.product;
  await db.atomically((tx) => giveReward(tx, given, house.now(), content));
  const [{ id: freebet }] = await freebets();
  const event = await boosted(house);
  const odds = plainPrice(house, event);
  expect(await quoted(house, bettor, event, { freebet })).toMatchObject({
    legs: [{ odds, why: null }],
    notes: ['boost-freebet'],
  });
  const free = (await bettor.bet([{ event, odds }], { freebet })).result;
  expect(free).toMatchObject({ status: 'open', odds });
});

test('where the terms say so a boosted bet has all extras', async () => {
  await using house = await openHouse({ withExtras: true });
  const legs = [await boosted(house), await house.event(), await house.event()].map((event) => ({ event }));
  const bettor = await bettorOf(house);
  const { id } = (await bettor.bet(legs, { unit: 1 })).result;
  expect((await bettor.find(id)).why.boost_percent).toBeGreaterThan(0);
});

test('a boost that is set while a bet with a live leg waits is not given, and a refused bet uses up nothing', async () => {
  await using house = await openHouse();
  const [plain, ready] = [await house.event(), await boosted(house)];
  const live = await house.begin(await house.event(), { moment: 20 });
  const bettor = await bettorOf(house);
  const waiting = (await bettor.bet([{ event: plain }, { event: live }], { unit: 1, policy: 'better' }))
    .result;
  await bettor.bet([{ event: ready }, { event: live }], { unit: 1 });
  expect(await house.sql`select from boost_use where staked_cents = 100`).toHaveLength(1);
  expect(await house.sql`select from gift_budget where kind = 'boost' and spent_cents > 0`).toHaveLength(1);
  const odds = plainPrice(house, plain);
  const boosts = { '1': boostBound(odds) };
  await house.change(plain, { trading: { markets: { result: { boosts } } } });
  await house.change(ready, { trading: {} });
  house.pass(10_000);
  await house.run();
  const { bet } = await bettor.find(waiting.id);
  expect([bet.status, bet.legs[0].odds]).toEqual(['open', odds]);
  expect((await bettor.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'price' } });
  expect(await house.sql`select from boost_use where staked_cents > 0 or cost_cents > 0`).toHaveLength(0);
  expect(await house.sql`select from gift_budget where kind = 'boost' and spent_cents > 0`).toHaveLength(0);
});

test('the audit finds an allowance that somebody gave back by hand', async () => {
  await using house = await openHouse();
  const [event, bettor] = [await boosted(house), await bettorOf(house)];
  await bettor.bet([{ event }]);
  const rules = async () =>
    (await house.sql<{ rule: string }>`select rule from audit_l39`).map(({ rule }) => rule);
  expect(await rules()).toEqual([]);
  await house.sql`update boost_use set staked_cents = 0`;
  expect(await rules()).toEqual(['a boost was used up by something else than its bets']);
  await house.sql`update boost_use set staked_cents = 1000`;
});
