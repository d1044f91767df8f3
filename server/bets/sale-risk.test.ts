// Selling a bet back changes what its events may lose, so that the caps of a new bet hold for a sale too; and what can no
// longer happen is lost by no one.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { makeLeague } from '#tests/book.ts';
import { openDoorsOn } from '#tests/doors.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { auditLedger } from '../ledger/audit.ts';
import { openProcessBus } from '../live/process.ts';
import { findOtherRisks } from './revalued-risks.ts';

const RICH = { balances: { main: cents(900_000_000) } };
/** Of an event of the first tier, and of its league, in euro cents. */
const EVENT_CAP = 6_000_000;
const PERSON_CAP = EVENT_CAP / 2;
const LEAGUE_CAP = 5 * EVENT_CAP;

const lossOf = async ({ sql }: BettingHouse, event: { id: number }): Promise<number> => {
  const [row] = await sql<{ loss: number }>`
    select -coalesce(sum(worst_cents), 0)::float8 as loss from bet_risk where event_id = ${event.id}`;
  return row!.loss;
};

const scopeOf = async ({ sql }: BettingHouse, scope = 'total'): Promise<number> => {
  const [row] = await sql<{ loss: number }>`
    select coalesce(sum(loss_cents), 0)::float8 as loss from bet_risk_scope where scope = ${scope}`;
  return row!.loss;
};

interface Pick {
  event: EventRecord;
  market?: string;
  outcome?: string;
}

/** As much as is taken of it; null: nothing is. */
async function betMost(bettor: Bettor, pick: Pick, policy = 'none'): Promise<string | null> {
  const unit = (await bettor.bet([pick], { unit: 5_000_000, policy })).result.refused.unit as number | null;
  if (unit === null) return null;
  const { result } = await bettor.bet([pick], { unit, policy });
  expect(result.status).not.toBe('refused');
  return result.id;
}

async function sellAll(bettor: Bettor, id: string, percent = 100) {
  const { amount } = (await bettor.cashOuts()).find(({ bet }: { bet: string }) => bet === id);
  return bettor.cashOut(id, percent, Math.floor(amount * percent), `sale-${percent}-${id}`);
}

/** Stakes on one side let the operator take as much more on the other: none of it may be lost without them. */
async function openBalanced() {
  const house = await openBettingHouse();
  const event = await house.event();
  const hedger = await house.bettor(RICH);
  const hedge = (await betMost(hedger, { event, outcome: '2' }))!;
  const backers = await Promise.all(Array.from({ length: 5 }, () => house.bettor(RICH)));
  const backed: string[] = [];
  for (const backer of backers) {
    const id = await betMost(backer, { event });
    if (id !== null) backed.push(id);
  }
  expect(await lossOf(house, event)).toBeGreaterThan(EVENT_CAP * 0.99);
  return { house, event, hedger, hedge, backers, backed };
}

test('a bet that balances an event at its cap is not bought back, and one that burdens it is', async () => {
  const { house, event, hedger, hedge, backers, backed } = await openBalanced();
  await using _house = house;
  const [cash, loss] = [await hedger.cash(), await lossOf(house, event)];
  const { unit } = (await hedger.find(hedge)).bet;
  for (const percent of [100, 50, 10])
    expect((await sellAll(hedger, hedge, percent)).error.type).toBe('CashOutLimitException');
  expect(await hedger.cash()).toBe(cash);
  expect((await hedger.find(hedge)).bet).toMatchObject({ status: 'open', unit });
  expect(await lossOf(house, event)).toBe(loss);
  // Above its cap too.
  await house.change(event, { trading: { limit: 0.2 } });
  expect((await sellAll(hedger, hedge)).error.type).toBe('CashOutLimitException');
  expect((await sellAll(backers[0]!, backed[0]!)).status).toBe(200);
  expect(await lossOf(house, event)).toBeLessThan(loss);
  await house.change(event, { trading: {} });
  expect((await sellAll(hedger, hedge)).status).toBe(200);
  expect(await lossOf(house, event)).toBeLessThanOrEqual(EVENT_CAP);
  expect(await findOtherRisks(house.product.db)).toEqual([]);
  expect(await auditLedger(house.sql)).toEqual([]);
});

test('the offer says beforehand what its caps would refuse: nothing of a bet, or a part that can be sold to the percent', async () => {
  const { house, hedger, hedge, backers, backed } = await openBalanced();
  await using _house = house;
  const offerOf = async (bettor: Bettor, id: string) =>
    (await bettor.cashOuts()).find(({ bet }: { bet: string }) => bet === id)!;
  expect(await offerOf(hedger, hedge)).toMatchObject({ amount: null, why: 'limit', percent_max: 0 });
  expect(await offerOf(backers[0]!, backed[0]!)).toMatchObject({ why: null, percent_max: 100 });
  await sellAll(backers[0]!, backed[0]!, 5);
  const { amount, why, percent_max } = await offerOf(hedger, hedge);
  expect([why, amount > 0]).toEqual([null, true]);
  expect(percent_max).toBeGreaterThan(0);
  expect(percent_max).toBeLessThan(100);
  expect((await sellAll(hedger, hedge, percent_max + 1)).error.type).toBe('CashOutLimitException');
  expect((await sellAll(hedger, hedge, percent_max)).status).toBe(200);
});

test('a bet that wants to sell itself waits while it balances an event at its cap', async () => {
  const { house, hedger, hedge, backers, backed } = await openBalanced();
  await using _house = house;
  await house.send('bets.setAutoCashOut', { id: hedge, at: '100' }, hedger.visitor);
  await house.run();
  expect((await hedger.find(hedge)).bet.status).toBe('open');
  expect((await sellAll(backers[0]!, backed[0]!)).status).toBe(200);
  await house.run();
  expect((await hedger.find(hedge)).bet.status).toBe('cashed_out');
});

test('a sale in play that came to balance its event while it waited is told why it was not made', async () => {
  const house = await openBettingHouse();
  await using _house = house;
  const event = await house.begin(
    await house.event({ starts_at: new Date(house.now().getTime() - 60_000) }),
    {
      moment: 1,
    },
  );
  const hedger = await house.bettor(RICH);
  const hedge = (await betMost(hedger, { event, outcome: '2' }, 'any'))!;
  house.pass(10_000);
  await house.run();
  expect((await sellAll(hedger, hedge)).result.decides_at).not.toBeNull();
  for (let turn = 0; turn < 5; turn++) await betMost(await house.bettor(RICH), { event }, 'any');
  house.pass(10_000);
  await house.run();
  expect((await hedger.find(hedge)).bet.status).toBe('open');
  const [{ sale }] = await hedger.cashOuts();
  expect(sale).toMatchObject({ refused: 'limit' });
});

test('one person does not sell what balances their other bets on the event', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor(RICH);
  const hedge = (await betMost(bettor, { event, outcome: '2' }))!;
  await betMost(bettor, { event });
  await betMost(bettor, { event, market: 'handicap|line=-0.5' });
  expect(await lossOf(house, event)).toBeLessThanOrEqual(PERSON_CAP);
  expect((await sellAll(bettor, hedge)).error.type).toBe('CashOutLimitException');
  const [other] = (await bettor.bets()).filter(({ id }: { id: string }) => id !== hedge);
  expect((await sellAll(bettor, other.id)).status).toBe(200);
  expect((await sellAll(bettor, hedge)).status).toBe(200);
});

test.for(['league', 'total'])(
  'a sale does not use up more of what a %s may lose than is left',
  async (scope) => {
    const house = await openBettingHouse();
    await using _house = house;
    const event = await house.event();
    const [hedger, backer] = [await house.bettor(RICH), await house.bettor(RICH)];
    const { id } = (await hedger.bet([{ event, outcome: '2' }], { unit: 500 })).result;
    const { id: backed } = (await backer.bet([{ event }], { unit: 4_000 })).result;
    const name = scope === 'total' ? scope : `league-${event.league.id}`;
    const cap = scope === 'total' ? 200_000_000 : LEAGUE_CAP;
    // As if its other matches might lose the rest.
    const own = await scopeOf(house, name);
    await house.sql`update bet_risk_scope set loss_cents = ${cap - 1_000} where scope = ${name}`;
    expect((await sellAll(hedger, id)).error.type).toBe('CashOutLimitException');
    expect((await sellAll(backer, backed)).status).toBe(200);
    expect(await scopeOf(house, name)).toBeLessThan(cap - 1_000);
    expect((await sellAll(hedger, id)).status).toBe(200);
    await house.sql`update bet_risk_scope set loss_cents = loss_cents - ${cap - 1_000 - own} where scope = ${name}`;
  },
);

test('what a match can no longer come to burdens its league no more, until the goal is taken back', async () => {
  const house = await openBettingHouse();
  await using _house = house;
  const event = await house.event();
  const league = `league-${event.league.id}`;
  await betMost(await house.bettor(RICH), { event, market: 'correct-score|max=4', outcome: '0:0' });
  const before = await lossOf(house, event);
  expect(before).toBeGreaterThan(0);
  const goal = { type: 'goal', side: 'home', step: 4 } as const;
  const states = async () => [await lossOf(house, event), await scopeOf(house, league), await scopeOf(house)];
  await house.begin(event, { moment: 10 });
  await house.run();
  expect(await states()).toEqual([before, before, before]);
  for (const incidents of [[goal], [], [goal]]) {
    await house.change(event, { incidents });
    await house.run();
    const now = incidents.length > 0 ? 0 : before;
    const [own, ...sums] = await states();
    expect(Math.max(0, own!)).toBe(now);
    expect(sums).toEqual([now, now]);
    expect(await findOtherRisks(house.product.db)).toEqual([]);
    expect(await auditLedger(house.sql)).toEqual([]);
  }
  await house.sql`update bet_risk set so_far = null`;
  expect(await findOtherRisks(house.product.db)).not.toEqual([]);
});

test('a hundred parallel cash-outs and bets on two servers exceed no cap, whatever was open before', async () => {
  await using house = await openBettingHouse();
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  other.product.clock = house.product.clock;
  const doors = [house, other];
  const picks = [{ outcome: '1' }, { outcome: '2' }, { market: 'handicap|line=-0.5', outcome: '1' }] as const;
  const [sold, kept] = [new Set<string>(), new Set<string>()];
  const lives = fc.array(fc.record({ by: fc.nat(24), on: fc.nat(2), pick: fc.nat(2) }), {
    ...{ minLength: 160, maxLength: 160 },
  });
  const property = fc.asyncProperty(lives, async (drawn) => {
    const league = await makeLeague(house.sql);
    const events = await Promise.all(Array.from({ length: 3 }, () => house.event({ league })));
    const crowd = await Promise.all(Array.from({ length: 25 }, () => house.bettor(RICH)));
    const place = ({ by, on, pick }: (typeof drawn)[number], at: number) =>
      doors[at % 2]!.send(
        'bets.place',
        { slip: JSON.stringify(house.slipOf([{ event: events[on]!, ...picks[pick]! }], { unit: 7_000 })) },
        crowd[by]!.visitor,
      );
    for (const [at, one] of drawn.slice(0, 60).entries()) await place(one, at);
    const open = (
      await Promise.all(
        crowd.map(async (bettor) =>
          (
            await bettor.cashOuts()
          ).map(({ bet, amount }: { bet: string; amount: number }) => ({
            ...{ bettor, bet, seen: Math.floor(amount * 100) },
          })),
        ),
      )
    ).flat();
    const sales = open
      .slice(0, 50)
      .map(({ bettor, bet, seen }, at) =>
        doors[at % 2]!.send(
          'bets.cashOut',
          { id: bet, percent: '100', seen: String(seen) },
          bettor.visitor,
        ).then(({ status, error }) => (status === 200 ? sold.add(bet) : kept.add(error.type))),
      );
    await Promise.all([...sales, ...drawn.slice(-(100 - sales.length)).map(place)]);
    for (const event of events) expect(await lossOf(house, event)).toBeLessThanOrEqual(EVENT_CAP);
    expect(await scopeOf(house, `league-${league}`)).toBeLessThanOrEqual(LEAGUE_CAP);
  });
  await fc.assert(property, { numRuns: 2, seed: 34, endOnFailure: true });
  expect(sold.size).toBeGreaterThan(10);
  expect(kept).toContain('CashOutLimitException');
  expect(await findOtherRisks(house.product.db)).toEqual([]);
  expect(await auditLedger(house.sql)).toEqual([]);
});
