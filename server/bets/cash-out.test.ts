// Bets sold back: whole, in part, by themselves, and never twice.
import { expect } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { untilAnswered } from '#tests/until-answered.ts';

const test = sharing(openBettingHouse);

test('a quote is the open formula, and a sale pays it once, however often it is pressed', async ({
  house,
}) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  const [quote] = await bettor.cashOuts();
  expect(quote).toMatchObject({ bet: id, why: null, fee: 30 });
  expect(quote.amount).toBeCloseTo(Math.floor(quote.fair * 100 * 0.97) / 100, 1);
  const seen = Math.round(quote.amount * 100);
  const pressed = await Promise.all(
    Array.from({ length: 50 }, (_, n) => untilAnswered(() => bettor.cashOut(id, 100, seen, `press-${n}`))),
  );
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(pressed.map(({ error }) => error?.type ?? 'sold'))).toEqual(
    new Set(['sold', 'CashOutClosedException']),
  );
  expect(await bettor.cash()).toBe(99_000 + seen);
  await house.end(event, 1, 0);
  await house.run();
  expect(await bettor.cash()).toBe(99_000 + seen);
  expect((await bettor.bets())[0]).toMatchObject({ status: 'cashed_out', paid: { amount: quote.amount } });
});

test('half is sold, and the other half plays on', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  const { id } = (await bettor.bet([{ event }])).result;
  const [quote] = await bettor.cashOuts();
  const seen = Math.round(quote.amount * 100);
  const { result } = await bettor.cashOut(id, 50, Math.floor(seen / 2), 'half');
  const half = Math.floor(seen / 2) / 100;
  expect(result).toMatchObject({ paid: half, offer: null, bet: { status: 'open', unit: { amount: 5 } } });
  expect((await bettor.cashOut(id, 50, Math.floor(seen / 2), 'half')).result.paid, 'asked again').toBe(half);
  await house.end(event, 1, 0);
  await house.run();
  expect(await bettor.cash()).toBe(99_000 + Math.floor(seen / 2) + Math.floor(odds / 2));
  const facts = await house.sql<{
    data: object;
  }>`select data from fact where name = 'bet.settled' order by id`;
  expect(facts).toMatchObject([
    { data: { state: 'cashed_out', staked: 500 } },
    { data: { state: 'won', staked: 500 } },
  ]);
});

test('worth much less than it was seen at, it is offered anew and nothing is sold', async ({ house }) => {
  const event = await house.event();
  const bettor = await house.bettor();
  const { id } = (await bettor.bet([{ event }])).result;
  const [quote] = await bettor.cashOuts();
  await house.begin(event, { moment: 40, incidents: [{ type: 'goal', side: 'away', step: 20 }] });
  const { result } = await bettor.cashOut(id, 100, Math.round(quote.amount * 100), 'late');
  expect(result.paid).toBe(0);
  expect(result.offer).toBeLessThan(quote.amount / 2);
  expect(await bettor.cash()).toBe(99_000);
  expect((await bettor.bets())[0].status).toBe('open');
});

test.for([
  ['paused', { pause: 'review' }],
  ['over', { status: 'ended' }],
  ['interrupted', { status: 'interrupted' }],
] as const)('nothing is sold of a match that is %s', async ([, told], { house }) => {
  const event = await house.event();
  const bettor = await house.bettor();
  const { id } = (await bettor.bet([{ event }])).result;
  await house.begin(event, { moment: 20 });
  await house.change(event, told as never);
  expect((await bettor.cashOuts())[0]).toMatchObject({ amount: null, why: 'paused' });
  expect((await bettor.cashOut(id, 100, 1, 'now')).error.type).toBe('CashOutClosedException');
});

test('what nobody has is not sold: another’s bet, one that is over, a part of nothing', async ({ house }) => {
  const event = await house.event();
  const [bettor, other] = [await house.bettor(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }], { unit: 0.1 })).result;
  expect((await other.cashOut(id, 100, 1)).error.type).toBe('BetNotFoundException');
  for (const percent of [0, -5, 101, 1_000])
    expect((await bettor.cashOut(id, percent, 1)).error.type).toBe('InvalidParameterException');
  expect((await bettor.cashOut(id, 1, 0)).error.type, 'less than a cent').toBe('CashOutClosedException');
});

test('a bet sells itself once it is worth what was asked for it', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor();
  const { id } = (await bettor.bet([{ event }])).result;
  const set = (at?: string) =>
    house.send('bets.setAutoCashOut', { id, ...(at !== undefined && { at }) }, bettor.visitor);
  expect((await set('1500')).result.auto_at).toBe(15);
  await house.run();
  expect((await bettor.bets())[0].status).toBe('open');
  expect((await set()).result.auto_at).toBeNull();
  await set('1500');
  await house.begin(event, { moment: 60, incidents: [{ type: 'goal', side: 'home', step: 20 }] });
  await house.run();
  house.pass(5_000);
  await Promise.all([house.run(), house.run()]);
  const [bet] = await bettor.bets();
  expect(bet.status).toBe('cashed_out');
  expect(bet.paid.amount).toBeGreaterThanOrEqual(15);
  expect(await bettor.cash()).toBe(99_000 + Math.round(bet.paid.amount * 100));
});

test('a sale and a settlement at the same moment: one of both', async ({ house }) => {
  const bettor = await house.bettor();
  for (let time = 0; time < 20; time++) {
    const event = await house.event();
    const odds = house.offered(event, 'result', '1');
    const before = await bettor.cash();
    const { id } = (await bettor.bet([{ event }])).result;
    const [quote] = await bettor.cashOuts();
    const [sold] = await Promise.all([
      bettor.cashOut(id, 100, Math.round(quote.amount * 100)),
      house.end(event, 1, 0).then(() => house.run()),
    ]);
    await house.run();
    const paid =
      sold.status === 200 && sold.result.offer === null ? Math.round(sold.result.paid * 100) : odds;
    expect(await bettor.cash()).toBe(before - 1_000 + paid);
  }
});
