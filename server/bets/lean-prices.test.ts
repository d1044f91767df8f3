import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openBettingHouse } from '#tests/betting-house.ts';

test('prices lean against what the house would owe, and straighten when it owes no more', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor({ balances: { main: cents(90_000_000) } });
  const before = house.offered(event, 'result', '1');
  const { unit } = (await bettor.bet([{ event }], { unit: 500_000 })).result.refused;
  for (let bet = 0; bet < 3; bet++) await bettor.bet([{ event }], { unit });
  await house.run();
  const leaned = await house.reload(event);
  expect(leaned.trading.lean).toEqual({ result: { 1: 0.5 } });
  expect(house.offered(leaned, 'result', '1')).toBeLessThan(before);
  const { version } = leaned;
  await house.run();
  expect((await house.reload(event)).version, 'no news, no change').toBe(version);
  for (const { bet, amount } of await bettor.cashOuts())
    await bettor.cashOut(bet, 100, Math.round(amount * 100));
  await house.run();
  const straight = await house.reload(event);
  expect(straight.trading.lean).toBeUndefined();
  expect(house.offered(straight, 'result', '1')).toBe(before);
});
