// Bets that sell themselves: what they wait for, and what does not hold them up.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { giveActive } from '#tests/bonus-stakes.ts';
import type { Db } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { sellWaiting } from './auto-cash-out.ts';

const DELAY_MS = 5_000;

const setAuto = (house: BettingHouse, { visitor }: Bettor, id: string, at?: string) =>
  house.send('bets.setAutoCashOut', { id, ...(at !== undefined && { at }) }, visitor);

const statusOf = async (bettor: Bettor, id: string) => (await bettor.find(id)).bet.status as string;

test('a bet whose player waits for the sale of a part does not sell itself before that is decided', async () => {
  await using house = await openBettingHouse();
  const [live, ahead, bettor] = [await house.event(), await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event: live }, { event: ahead }])).result;
  await house.begin(live, { moment: 10 });
  await house.run();
  const [quote] = await bettor.cashOuts();
  await bettor.cashOut(id, 50, Math.floor(quote.amount * 50));
  const { result } = await setAuto(house, bettor, id, '1');
  expect(result).toMatchObject({ bet: id, auto_at: 0.01, sale: { percent: 50, refused: null } });
  // With its match in play over the rest of the bet could be sold at once.
  await house.end(live, 1, 0);
  await house.run();
  expect(await statusOf(bettor, id), 'the sale of a half waits').toBe('open');
  expect((await bettor.find(id)).bet.unit.amount).toBe(10);
  house.pass(DELAY_MS);
  await house.run();
  expect((await bettor.find(id)).why.revisions.length).toBeGreaterThan(0);
});

test('a bet that cannot be read is reported once each time, and the bets of others sell themselves', async () => {
  using bug = vi.spyOn(log, 'bug').mockReturnValue();
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const event = await house.event();
  const bettors = [await house.bettor(), await house.bettor(), await house.bettor()];
  const ids: string[] = [];
  for (const bettor of bettors) {
    const { id } = (await bettor.bet([{ event }])).result;
    await setAuto(house, bettor, id, '1');
    ids.push(id);
  }
  for (const id of ids.slice(0, 2))
    await house.sql`update bet_leg set picks = '{}'::jsonb where bet_id = ${id}`;
  await sellWaiting(house.product.db, house.now());
  expect(await statusOf(bettors[2]!, ids[2]!)).toBe('cashed_out');
  expect(bug).toHaveBeenCalledTimes(2);
  const rows = await house.sql<{ status: string }>`select status from bet where id = any(${ids.slice(0, 2)})`;
  expect(rows.map(({ status }) => status)).toEqual(['open', 'open']);
});

test('the amount at which a bet sells itself is a sum of money, of a bet that is open and was not free', async () => {
  await using house = await openBettingHouse();
  const [event, bettor, other] = [await house.event(), await house.bettor(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  expect((await setAuto(house, bettor, id, '0')).error).toMatchObject({
    type: 'InvalidParameterException',
    invalid_parameters: { at: ['format'] },
  });
  for (const percent of [0, 101])
    expect((await bettor.cashOut(id, percent, 1)).error).toMatchObject({
      type: 'InvalidParameterException',
      invalid_parameters: { percent: ['format'] },
    });
  expect((await setAuto(house, other, id, '500')).error.type).toBe('BetNotFoundException');
  expect((await setAuto(house, bettor, id, '90000')).result).toMatchObject({
    ...{ bet: id, auto_at: 900, why: null, percent_max: 100, sale: null },
  });
  await house.end(event, 0, 1);
  await house.run();
  expect((await setAuto(house, bettor, id, '500')).error.type, 'it is lost').toBe('CashOutClosedException');
  const [row] = await house.sql<{ at: number }>`select auto_at_cents::int as at from bet where id = ${id}`;
  expect(row!.at).toBe(90_000);
});

test('a bet whose amount is removed while it is looked at is not sold', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  await setAuto(house, bettor, id, '1');
  const { db } = house.product;
  const atomically: Db['atomically'] = async (work, terms) => {
    await house.sql`update bet set auto_at_cents = null where id = ${id}`;
    return db.atomically(work, terms);
  };
  await sellWaiting({ ...db, atomically }, house.now());
  expect(await statusOf(bettor, id)).toBe('open');
});

test('a bet of which its player would receive nothing is left alone, and is no fault', async () => {
  using bug = vi.spyOn(log, 'bug').mockReturnValue();
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor({})];
  const bonus = await giveActive(house.product, bettor.player, 'betting');
  const { id } = (await bettor.bet([{ event }])).result;
  await setAuto(house, bettor, id, '1');
  await house.send('bettingBonuses.remove', { bonus_id: String(bonus) }, bettor.visitor);
  expect((await bettor.cashOuts())[0]).toMatchObject({ amount: null, why: 'bonus' });
  await house.run();
  expect(await statusOf(bettor, id)).toBe('open');
  expect(bug).not.toHaveBeenCalled();
});

test('a bet does not sell itself where its event would lose more than it may', async () => {
  await using house = await openBettingHouse();
  const rich = { balances: { main: cents(10_000_000) } };
  const [event, backer, hedger] = [await house.event(), await house.bettor(rich), await house.bettor(rich)];
  await backer.bet([{ event }], { unit: 5_000 });
  const { id } = (await hedger.bet([{ event, outcome: '2' }], { unit: 500 })).result;
  await setAuto(house, hedger, id, '1');
  await house.change(event, { trading: { limit: 0.01 } });
  await sellWaiting(house.product.db, house.now());
  expect(await statusOf(hedger, id)).toBe('open');
  await house.change(event, { trading: {} });
  await sellWaiting(house.product.db, house.now());
  expect(await statusOf(hedger, id)).toBe('cashed_out');
});
