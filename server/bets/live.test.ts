// Bets on matches in play: watched for some seconds with the stake taken, then they stand or it goes back.
import { expect, test } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';

const goal = { type: 'goal', side: 'home', step: 30 } as const;

test('a bet in play waits, stands, and is told at each step', async () => {
  await using house = await openBettingHouse();
  const event = await house.begin(await house.event(), { moment: 20 });
  const bettor = await house.bettor();
  const { result: bet } = await bettor.bet([{ event }]);
  expect(bet).toMatchObject({ status: 'delayed', receipt: null });
  expect(new Date(bet.decides_at).getTime() - new Date(bet.created_at).getTime()).toBe(5_000);
  expect(await bettor.cash(), 'the stake is taken meanwhile').toBe(99_000);
  house.pass(4_000);
  await house.run();
  expect((await bettor.bets())[0].status).toBe('delayed');
  house.pass(2_000);
  await house.run();
  expect((await bettor.bets())[0]).toMatchObject({ status: 'open', receipt: { text: expect.any(String) } });
});

test.for([
  ['a goal', { incidents: [goal], moment: 31 }, 'incident'],
  ['a bet stop', { pause: 'review' }, 'paused'],
  ['the end', { status: 'ended' }, 'closed'],
  ['an interruption', { status: 'interrupted' }, 'paused'],
] as const)('%s within the wait gives the stake back, once', async ([, told, why]) => {
  await using house = await openBettingHouse();
  const event = await house.begin(await house.event(), { moment: 20 });
  const bettor = await house.bettor();
  await bettor.bet([{ event, outcome: '2' }], { policy: 'any' });
  await house.change(event, told as never);
  house.pass(6_000);
  await Promise.all([house.run(), house.run(), house.run()]);
  expect((await bettor.bets())[0]).toMatchObject({ status: 'refused', refused: { why } });
  expect(await bettor.cash()).toBe(100_000);
});

test.for([
  ['a goal', { incidents: [goal], moment: 31 }],
  ['a score', { told_score: { home: 1, away: 0 }, turns: 1 }],
  ['a stop that is over', { turns: 1 }],
] as const)('%s is noticed as well where the producer tells the chances', async ([, told]) => {
  await using house = await openBettingHouse();
  const chances = { result: { '1': 0.5, X: 0.3, '2': 0.2 } };
  const event = await house.begin(await house.event({ chances }), { moment: 20 });
  const bettor = await house.bettor();
  await bettor.bet([{ event }], { policy: 'any' });
  await house.change(event, told as never);
  house.pass(6_000);
  await house.run();
  expect((await bettor.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'incident' } });
  expect(await bettor.cash()).toBe(100_000);
});

test('a better price at the end of the wait is the player’s, and a worse one is refused', async () => {
  await using house = await openBettingHouse();
  const event = await house.begin(await house.event(), { moment: 20 });
  const [lucky, firm] = [await house.bettor(), await house.bettor()];
  const seen = house.offered(event, 'total|line=2.5', 'over');
  await lucky.bet([{ event, market: 'total|line=2.5', outcome: 'over' }], { policy: 'better' });
  await firm.bet([{ event, market: 'total|line=2.5', outcome: 'under' }], { policy: 'better' });
  const later = await house.change(event, { moment: 28 });
  house.pass(6_000);
  await house.run();
  const offered = house.offered(later, 'total|line=2.5', 'over');
  expect(offered).toBeGreaterThan(seen);
  expect((await lucky.bets())[0]).toMatchObject({ status: 'open', odds: offered });
  expect((await firm.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'price' } });
  expect([await lucky.cash(), await firm.cash()]).toEqual([99_000, 100_000]);
});

test('an accumulator waits as long as its slowest leg, and a match that begins meanwhile refuses it', async () => {
  await using house = await openBettingHouse();
  const live = await house.begin(await house.event(), { moment: 20 });
  const ahead = await house.event({ starts_at: new Date(house.now().getTime() + 3_000) });
  const bettor = await house.bettor();
  const { result } = await bettor.bet([{ event: live }, { event: ahead }]);
  expect(result.status).toBe('delayed');
  house.pass(6_000);
  await house.run();
  expect((await bettor.bets())[0].refused.why).toBe('started');
  expect(await bettor.cash()).toBe(100_000);
});

test('while its producer is silent no bet in play stands, and after a bounded wait the stake goes back', async () => {
  await using house = await openBettingHouse();
  const event = await house.begin(await house.event(), { moment: 20 });
  const [early, late] = [await house.bettor(), await house.bettor()];
  await house.run();
  house.freeze();
  await early.bet([{ event }]);
  house.pass(6_000);
  await house.run();
  expect((await early.bets())[0].status, 'nothing was created after its decision time').toBe('delayed');
  house.thaw();
  await house.run();
  expect((await early.bets())[0].status).toBe('open');
  house.freeze();
  await late.bet([{ event }]);
  house.pass(14_000);
  await Promise.all([house.run(), house.run()]);
  expect((await late.bets())[0]).toMatchObject({ status: 'refused', refused: { why: 'silent' } });
  expect(await late.cash()).toBe(100_000);
  house.thaw();
  await house.run();
  expect((await late.bets())[0].status, 'it stays rejected').toBe('refused');
});
