// Calls that need more of a model than its plain offers delay no other call: each is made cold, in every sport, while the
// event loop is watched.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { isForBuilder, type Market, sports } from '#sports/markets/market.ts';
import { NOON, openBettingHouse, type PickWish } from '#tests/betting-house.ts';
import { makeLeague } from '#tests/book.ts';
import { openDesk } from '#tests/desk.ts';
import { longestTurnMs } from '#tests/longest-turn.ts';
import { leanPrices } from '../bets/lean-prices.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook, priceOf } from '../book/offered-book.ts';
import { openPricing } from '../book/pricing.ts';

const TURN_MAX_MS = 50;
/** In cents: enough for prices to skew against it. */
const STAKE = 4_000;
/** The first call of a kind loads and compiles its code, and a garbage collection may fall into any turn. */
const TRIES = 3;

/** Two picks that can be combined, of markets that count different things where there are such. */
function builderOn(event: EventRecord): PickWish {
  const book = offeredBook(event);
  const markets = [...book.markets.values()].filter((market) => isForBuilder(market));
  const pairs = markets
    .flatMap((first, at) => markets.slice(at + 1).map((second) => [first, second] as const))
    .toSorted((a, b) => Number(areAlike(...a)) - Number(areAlike(...b)));
  for (const pair of pairs) {
    const picks = pair.map(({ id, outcomes }) => ({ market: id, outcome: outcomes[0]!.code }));
    const price = priceOf(book, picks);
    if (!('why' in price)) return { event, picks, odds: price.oddsX1000 };
  }
  throw new Error(`no builder on ${event.sport}`);
}

const areAlike = (a: Market, b: Market): boolean => a.spec.tallies.join() === b.spec.tallies.join();

test('quotes, bets and sales of builders, the trader’s view and skew hold up the event loop in no sport, cold', async () => {
  await using house = await openBettingHouse();
  const pricing = openPricing();
  await using _closed = { [Symbol.asyncDispose]: pricing.close };
  await pricing.warm;
  const desk = openDesk(house);
  const trader = await desk.member('trader');
  const bettor = await house.bettor({ balances: { main: cents(100_000_000) } });
  const turns: string[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    let least = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < TRIES && least >= TURN_MAX_MS; tries++) {
      // No cached price or answer is of this state.
      await house.sql`update event set strength = strength + 0.001, version = version + 1`;
      least = Math.min(least, await longestTurnMs(work));
    }
    turns.push(`${name}: ${least}`);
  };
  for (const sport of sports) {
    const event = await house.event({ league: await makeLeague(house.sql, { sport }) });
    const slip = house.slipOf([builderOn(event)], { unit: STAKE, policy: 'any' });
    await measure(`${sport}: bets.quote`, async () => {
      const { result } = await house.ask('bets.quote', { slip: JSON.stringify(slip) }, bettor.visitor);
      expect(result).toMatchObject({ fault: null, legs: [{ why: null }] });
    });
    await measure(`${sport}: bets.place`, async () => {
      const { result } = await bettor.place(slip);
      expect(result).toMatchObject({ status: 'open' });
    });
    await measure(`${sport}: bets.getCashOuts`, () => bettor.cashOuts());
    const [bet] = await bettor.cashOuts();
    expect(bet, sport).toMatchObject({ why: null });
    await measure(`${sport}: bets.cashOut`, async () => {
      const { result } = await bettor.cashOut(bet!.bet, 1, Math.floor(bet!.amount! * 0.5));
      expect(result.paid, sport).toBeGreaterThan(0);
    });
    await measure(`${sport}: trading.get`, async () => {
      const { result } = await desk.ask('trading.get', { event: String(event.id) }, trader);
      expect(result.risks.length, sport).toBeGreaterThan(0);
    });
  }
  await measure('skew', () => leanPrices(house.product.db, house.product.bus, NOON));
  expect(turns.filter((turn) => Number(turn.split(' ').at(-1)) >= TURN_MAX_MS)).toEqual([]);
});
