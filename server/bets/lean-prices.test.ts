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

test('in play a handicap from now leans by the score of now, on the side that is behind too', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const [first, second] = [await house.bettor(RICH), await house.bettor(RICH)];
  const { unit } = (await first.bet([{ event }], { unit: 500_000 })).result.refused;
  for (const bettor of [first, second]) await bettor.bet([{ event }], { unit });
  const goal = { type: 'goal', side: 'home', step: 10 } as const;
  await house.begin(event, { moment: 45, incidents: [goal] });
  await house.run();
  const { lean } = (await house.reload(event)).trading;
  // Without a further goal the home side has won, and what is bet on it is owed.
  const level = lean!['handicap|line=-0.5']!;
  expect(level['2']).toBeGreaterThan(0);
  expect(level['1']).toBeGreaterThan(level['2']!);
});

test('two matches lean each by their own bets, and one that is over no more', async () => {
  await using house = await openBettingHouse();
  const [one, two, small] = [await house.event(), await house.event(), await house.event()];
  const bettor = await house.bettor(RICH);
  for (const [event, outcome] of [
    [one, '1'],
    [two, '2'],
  ] as const) {
    const { unit } = (await bettor.bet([{ event, outcome }], { unit: 500_000 })).result.refused;
    await bettor.bet([{ event, outcome }], { unit });
  }
  await bettor.bet([{ event: small }], { unit: 10 });
  const leansOf = async () => {
    await house.run();
    const trading = await Promise.all(
      [one, two, small].map(async (event) => (await house.reload(event)).trading),
    );
    return trading.map(({ lean }) => Object.keys(lean?.['result'] ?? {}));
  };
  expect(await leansOf()).toEqual([['1'], ['2'], []]);
  await house.end(two, 2, 0);
  const { version } = await house.reload(two);
  expect(await leansOf()).toEqual([['1'], ['2'], []]);
  expect((await house.reload(two)).version, 'no bet is taken on it').toBe(version);
});
