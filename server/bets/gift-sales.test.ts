// Bets whose price holds a gift of the operator are never sold back above what they cost, on any path that sells.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { ladderDown } from '#sports/odds/ladder.ts';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { boostBound } from '../book/boosts.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import type { Trading } from '../book/trading.ts';
import { openProcessBus } from '../live/process.ts';

const test = sharing(openBettingHouse);

type MarketTrading = NonNullable<Trading['markets']>[string];

/** An even match with the home win traded as `settings` makes of its plain price. */
async function traded(house: BettingHouse, settings: (plain: number) => MarketTrading): Promise<EventRecord> {
  const event = await house.event();
  return house.change(event, { trading: { markets: { result: settings(plainPrice(house, event)) } } });
}

/** The price of the home win without anything that a trader set. */
const plainPrice = (house: BettingHouse, event: EventRecord): number =>
  house.offered({ ...event, trading: {} }, 'result', '1');

/** As far as a boost may go. */
const boosted = (house: BettingHouse) => traded(house, (plain) => ({ boosts: { '1': boostBound(plain) } }));

/** Half as high again as the model's price. */
const overpriced = (house: BettingHouse) =>
  traded(house, (plain) => ({ prices: { '1': ladderDown((plain * 1.5) / 1000)! } }));

test.for([
  ['a boosted price', boosted],
  ['a price that a trader set above its worth', overpriced],
] as const)(
  'six rounds of buying %s and selling it back lose money in every round',
  async ([, make], { house }) => {
    const bettor = await house.bettor();
    const event = await make(house);
    expect(house.offered(event, 'result', '1')).toBeGreaterThan(plainPrice(house, event) * 1.2);
    for (let round = 0; round < 6; round++) {
      const before = await bettor.cash();
      const { result } = await bettor.bet([{ event }], { unit: 5 });
      expect(result.status).toBe('open');
      const [quote] = await bettor.cashOuts();
      expect(quote.amount, 'what it cost, less the fee').toBeLessThanOrEqual(5 * 0.97);
      await bettor.cashOut(result.id, 100, Math.round(quote.amount * 100));
      expect(await bettor.cash()).toBe(before - 500 + Math.round(quote.amount * 100));
    }
    expect(await bettor.cash()).toBeLessThan(100_000);
  },
);

test('a boost sold in parts, by itself, in an accumulator or in a system brings no more than it cost', async ({
  house,
}) => {
  const events = [await boosted(house), await boosted(house), await overpriced(house)];
  const bettor = await house.bettor();
  const single = (await bettor.bet([{ event: events[0]! }])).result;
  for (const percent of [33, 50, 100]) {
    const [quote] = await bettor.cashOuts();
    await bettor.cashOut(single.id, percent, Math.floor((Math.round(quote.amount * 100) * percent) / 100));
  }
  expect((await bettor.find(single.id)).bet.paid.amount).toBeLessThan(10);
  const kinds = [
    { type: 'accumulator' },
    { type: 'system', size: 2 },
    { type: 'named-system', name: 'trixie' },
  ];
  for (const bet of kinds) {
    const { result } = await bettor.bet(
      events.map((event) => ({ event })),
      { bet, unit: 1 },
    );
    const [quote] = await bettor.cashOuts();
    expect(quote.amount, bet.type).toBeLessThan(result.stake.amount);
    const auto = { id: result.id, at: String(Math.round(result.stake.amount * 100)) };
    await house.send('bets.setAutoCashOut', auto, bettor.visitor);
    await house.run();
    expect((await bettor.find(result.id)).bet.status, 'never worth its stake').toBe('open');
    await bettor.cashOut(result.id, 100, Math.round(quote.amount * 100));
  }
  expect(await bettor.cash()).toBeLessThan(100_000);
});

test('a boost that was bought before the match is sold in play without it, and settled with it', async ({
  house,
}) => {
  const [event, bettor] = [await boosted(house), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  await bettor.bet([{ event }]);
  const live = await house.begin(event, { moment: 1 });
  const { chance } = offeredBook(live).markets.get('result')!.outcomes[0]!;
  const [quote] = await bettor.cashOuts();
  expect(quote.fair).toBe(Math.floor(chance * plainPrice(house, event)) / 100);
  await house.end(event, 1, 0);
  await house.run();
  expect(await bettor.cash(), 'settled at the boosted price').toBe(99_000 + odds);
});

test('the receipt says the price by which a boosted bet is sold, and keeps the promised one', async ({
  house,
}) => {
  const [event, bettor] = [await boosted(house), await house.bettor()];
  const { receipt } = (await bettor.bet([{ event }])).result;
  expect(JSON.parse(receipt.text).legs).toMatchObject([
    { odds: house.offered(event, 'result', '1'), cash_out_odds: plainPrice(house, event) },
  ]);
  const usual = (await bettor.bet([{ event: await house.event() }])).result.receipt;
  expect(JSON.parse(usual.text).legs[0].cash_out_odds).toBeUndefined();
});

test('two players on two servers who buy and sell a boost at the same moment only lose', async () => {
  await using house = await openBettingHouse();
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  other.product.clock = house.product.clock;
  const event = await boosted(house);
  const bettors = [await house.bettor(), await house.bettor()];
  await Promise.all(
    bettors.map(async ({ visitor, cash }, at) => {
      const server = at === 0 ? house : other;
      for (let round = 0; round < 3; round++) {
        const slip = JSON.stringify(house.slipOf([{ event }], { unit: 10 }));
        const { result } = await server.send('bets.place', { slip }, visitor);
        const { items } = (await server.ask('bets.getCashOuts', {}, visitor)).result;
        const seen = String(Math.round(items[0].amount * 100));
        await server.send('bets.cashOut', { id: result.id, percent: '100', seen }, visitor);
      }
      expect(await cash()).toBeLessThan(cents(100_000));
    }),
  );
});
