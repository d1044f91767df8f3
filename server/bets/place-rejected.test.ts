// Bets that are not taken, and what their players see of them.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { runnerCode } from '#sports/settle/kinds-runners.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { makeLeague } from '#tests/book.ts';
import { readContent } from '../content/content.ts';
import type { Db } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';

/** While it is full each transaction exceeds a cap, as if others had used it up since it was read. */
async function openFilling() {
  const filling = { isFull: false, tries: 0 };
  const house = await openBettingHouse({
    through: (db): Db => ({
      ...db,
      atomically: async (work, terms) => {
        if (!filling.isFull) return db.atomically(work, terms);
        filling.tries += 1;
        throw Object.assign(new Error('the league has reached its cap'), { code: 'RK001' });
      },
    }),
  });
  return Object.assign(house, { filling });
}

test('a bet whose cap others use up each time that it is judged is rejected, and costs nothing', async () => {
  await using house = await openFilling();
  const [event, bettor] = [await house.event(), await house.bettor()];
  house.filling.isFull = true;
  const { result } = await bettor.bet([{ event }]);
  house.filling.isFull = false;
  expect(result).toMatchObject({
    ...{ status: 'refused', refused: { why: 'stake-limit', odds: null, unit: null } },
    legs: [{ event: event.id, home: event.home.name }],
  });
  expect(result.id).toMatch(/^[0-9a-f]{24}$/);
  expect(house.filling.tries).toBeGreaterThan(1);
  expect(await bettor.cash()).toBe(100_000);
  expect(await bettor.bets()).toEqual([]);
  expect((await bettor.bet([{ event }])).result.status).toBe('open');
});

test('where bonus money pays alone, a stake that takes money and bonus together cannot be paid', async () => {
  const { cms } = readContent('content');
  const isolated = <T>(name: string) =>
    name === 'general' ? ({ ...cms<object>(name), is_bonus_isolation_enabled: true } as T) : cms<T>(name);
  await using house = await openBettingHouse({ content: { cms: isolated } });
  const event = await house.event();
  const bettor = await house.bettor({ balances: { main: cents(500), betting_bonus: cents(700) } });
  expect((await bettor.bet([{ event }], { unit: 10 })).error.type).toBe('InsufficientFundsException');
  expect((await bettor.bet([{ event }], { unit: 7 })).result.status).toBe('open');
  expect(await balancesOf(house.sql, bettor.player.id)).toMatchObject({ main: 500, betting_bonus: 0 });
});

const quote = async (house: BettingHouse, slip: object) =>
  (await house.ask('bets.quote', { slip: JSON.stringify(slip) })).result;

test('a quote says why a slip cannot be bet on, and promises nothing', async () => {
  await using house = await openBettingHouse();
  const league = await makeLeague(house.sql);
  const chances = (told: readonly number[]) =>
    Object.fromEntries(told.map((chance, place) => [runnerCode(place), chance]));
  const season = await house.event({
    ...{ league, home: 'Ember', away: 'S1', runners: ['Alder', 'Birch', 'Cedar', 'Dogwood'] },
    chances: { winner: chances([0.4, 0.3, 0.2, 0.1]), place: chances([0.8, 0.8, 0.8, 0.6]) },
  });
  const [match, paused] = [await house.event({ league }), await house.event()];
  const winner = { event: season, market: 'winner', outcome: 'r0' };
  const none = { odds: null, potential: { amount: 0 }, unit_max: 0, max_why: 'market', boost_max: null };
  const related = await quote(house, house.slipOf([winner, { event: match }]));
  expect(related).toMatchObject({ ...none, fault: 'related-events', combos: 1, notes: [], delay: 0 });
  expect(related.legs).toMatchObject([{ why: null }, { why: null }]);
  expect(related.legs[0].odds).toBe(house.offered(season, 'winner', 'r0'));

  const eachWay = await quote(house, house.slipOf([{ event: match }], { bet: { type: 'each-way' } }));
  expect(eachWay).toMatchObject({ ...none, fault: null });
  const twice = await quote(house, house.slipOf([{ event: match }, { event: match, outcome: 'X' }]));
  expect(twice).toMatchObject({ ...none, combos: 0 });
  expect(twice.fault).toEqual(expect.any(String));
  const both = [
    { market: 'result', outcome: '1' },
    { market: 'result', outcome: 'X' },
  ];
  const builder = await quote(house, house.slipOf([{ event: match, picks: both, odds: 2_000 }]));
  expect(builder).toMatchObject({ ...none, legs: [{ odds: null, why: 'not-possible' }] });
  expect(builder.fault).toEqual(expect.any(String));

  const slip = house.slipOf([{ event: match }, { event: paused }]);
  await house.begin(paused, { moment: 3, pause: 'review' });
  const stopped = await quote(house, slip);
  expect(stopped).toMatchObject({ ...none, fault: null, combos: 1, boost_percent: 0, unit_min: 0.1 });
  expect(stopped.legs).toMatchObject([{ why: null }, { odds: null, why: 'paused' }]);
});

test('a quote for a guest is in the currency of the site, and within the limits of a new player', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor({ balances: {} })];
  const slip = house.slipOf([{ event }]);
  const odds = house.offered(event, 'result', '1');
  const currency = house.product.content.cms<{ default_currency: string }>('general').default_currency;
  const guest = await quote(house, slip);
  expect(guest).toMatchObject({
    ...{ odds, fault: null, combos: 1, max_why: 'market', unit_min: 0.1, boost_max: null, notes: [] },
    ...{ potential: { amount: odds / 100, currency }, legs: [{ odds, why: null }] },
  });
  expect(guest.unit_max).toBeGreaterThan(100);
  const poor = (await house.ask('bets.quote', { slip: JSON.stringify(slip) }, bettor.visitor)).result;
  expect(poor).toMatchObject({ unit_max: 0, max_why: 'balance', potential: { amount: odds / 100 } });
  const nothing = await quote(house, { ...slip, unit: 0 });
  expect(nothing.potential.amount, 'of a cent').toBe(Math.floor(odds / 1_000) / 100);
  const much = await quote(house, { ...slip, unit: guest.unit_max * 2 });
  expect(much.potential.amount, 'of the most that is taken').toBe(
    Math.floor((Math.round(guest.unit_max * 100) * odds) / 1_000) / 100,
  );
});
