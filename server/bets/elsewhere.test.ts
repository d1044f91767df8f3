// What bets mean to the rest of the house: withdrawals, currencies, bonuses, the player's history as a file.
import { expect, test } from 'vitest';
import { decimalOf } from '#rules/decimal.ts';
import { cents } from '#rules/money.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { bonusNow, countPlayed, giveBonus } from '#tests/bonuses.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { balancesOf } from '../ledger/purse.ts';
import { exportsMade } from '../rounds/make-export.ts';

test('a currency stays while a bet in it is open, and for as long as it may be corrected', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor({ balances: { main: cents(1_000) } });
  await bettor.bet([{ event }]);
  const change = () => house.send('account.setCurrency', { currency: 'EUR' }, bettor.visitor);
  expect((await change()).error.type).toBe('InvalidRequestException');
  await house.end(event, 0, 1);
  await house.run();
  expect((await change()).error.type, 'it may be corrected').toBe('InvalidRequestException');
});

test('the file of a player’s history has their bets after their rounds', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor();
  const odds = house.offered(event, 'result', '1');
  const { id } = (await bettor.bet([{ event }])).result;
  await bettor.bet([{ event, odds: 9_000 }]);
  await house.end(event, 1, 0);
  await house.run();
  await house.send('games.createhistoryexportrequest', {}, bettor.visitor);
  const { db, clock, metrics, config } = house.product;
  const tasks = runTasks({ db, clock, metrics }, [exportsMade({ db, config })]);
  await tasks.settled();
  await tasks.close();
  const { items } = (await house.ask('games.gethistoryexportrequest', {}, bettor.visitor)).result;
  expect(items).toMatchObject([{ status: 'ready', rounds: 1, total: 1 }]);
  const { body } = await house.get(items[0].url, bettor.visitor);
  const [, line] = body.split('\r\n');
  expect(line).toContain('"Alder Rovers – Birch United: result 1",USD,10.00,');
  expect(line).toContain(`,${decimalOf(cents(odds))},won,${id},`);
});

test('a betting bonus is played through by bets that count, and becomes money', async () => {
  await using house = await openBettingHouse();
  const bettor = await house.bettor({ balances: {} });
  const id = await giveBonus(house.product, bettor.player, { template: 'welcome-bet' });
  await house.send('bettingBonuses.activate', { bonus_id: String(id) }, bettor.visitor);
  const [event, both] = [await house.event(), await house.event()];
  const { db } = house.product;
  const count = async () => {
    await house.run();
    await countPlayed(house.product);
    return bonusNow(db, id);
  };
  await bettor.bet([{ event }], { unit: 1 });
  const low = [{ event, market: 'double-chance', outcome: '1X' }];
  await bettor.bet(low, { unit: 1 });
  for (const outcome of ['1', 'X', '2']) await bettor.bet([{ event: both, outcome }], { unit: 1 });
  expect((await count()).turnover, 'nothing has ended').toBe(0);
  await house.end(event, 1, 0);
  await house.end(both, 1, 0);
  const { state, turnover } = await count();
  expect(state).toBe('active');
  expect(
    turnover,
    'one counts whole, and of three that cover every result only their margin',
  ).toBeGreaterThan(100);
  expect(turnover).toBeLessThan(140);
  const [held] = await house.sql<{ has_open: boolean }>`select has_open from bonus_purse where id = ${id}`;
  expect(held!.has_open).toBe(false);
  for (let left = 0; left < 8; left++) {
    const next = await house.event();
    const { betting_bonus } = await balancesOf(house.sql, bettor.player.id);
    if ((await bonusNow(db, id)).state !== 'active') break;
    await bettor.bet([{ event: next }], { unit: Math.min(10, betting_bonus / 100) });
    await house.end(next, 1, 0);
    await count();
  }
  expect((await bonusNow(db, id)).state).toBe('completed');
  expect(await bettor.cash()).toBeGreaterThan(1_000);
  expect((await balancesOf(house.sql, bettor.player.id)).betting_bonus).toBe(0);
});
