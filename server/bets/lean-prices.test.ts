import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { openBettingHouse } from '#tests/betting-house.ts';

const RICH = { balances: { main: cents(90_000_000) } };

test('prices lean against what the event would lose, by whatever name, and straighten when it loses no more', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettors = [await house.bettor(RICH), await house.bettor(RICH)];
  const before = house.offered(event, 'result', '1');
  const { unit } = (await bettors[0]!.bet([{ event }], { unit: 500_000 })).result.refused;
  for (const bettor of bettors) await bettor.bet([{ event }], { unit });
  await house.run();
  const leaned = await house.reload(event);
  const { lean } = leaned.trading;
  // Two bets of the most that one may win, of three that the event may lose.
  expect(lean).toMatchObject({ result: { 1: 0.6 }, 'handicap|line=-0.5': { 1: 0.6 } });
  expect(lean!['result']).not.toHaveProperty('2');
  expect(lean!['corners-total|line=9.5']).toBeUndefined();
  for (const market of ['result', 'handicap|line=-0.5'])
    expect(house.offered(leaned, market, '1')).toBeLessThan(house.offered(event, market, '1'));
  const { version } = leaned;
  await house.run();
  expect((await house.reload(event)).version, 'no news, no change').toBe(version);
  for (const bettor of bettors)
    for (const { bet, amount } of await bettor.cashOuts())
      await bettor.cashOut(bet, 100, Math.round(amount * 100));
  await house.run();
  const straight = await house.reload(event);
  expect(straight.trading.lean).toBeUndefined();
  expect(house.offered(straight, 'result', '1')).toBe(before);
});

test('one score on which the event has reached its cap is closed alone: every other score is open, and bets on it can be sold', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const picks = (outcome: string) => [{ event, market: 'correct-score|max=4', outcome }];
  const bettors = await Promise.all(
    Array.from({ length: 6 }, () => house.bettor({ balances: { main: cents(90_000_000) } })),
  );
  for (const bettor of bettors) {
    for (let bet = 0; bet < 3; bet++) {
      const { unit } = (await bettor.bet(picks('3:1'), { unit: 500_000 })).result.refused;
      if (unit !== null) await bettor.bet(picks('3:1'), { unit });
    }
  }
  await house.run();
  const now = await house.reload(event);
  expect(now.trading.lean?.['correct-score|max=4'], 'of what the event may lose').toEqual({ '3:1': 1 });
  const [bettor] = bettors;
  expect((await bettor!.bet(picks('3:1'), { unit: 1 })).result.refused).toMatchObject({ why: 'closed' });
  expect((await bettor!.bet(picks('2:1'), { unit: 1 })).result.status).toBe('open');
  expect((await bettor!.cashOuts())[0].amount).toBeGreaterThan(0);
});
