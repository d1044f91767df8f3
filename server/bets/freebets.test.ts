// Free bets, and what accumulators get on top: what the house gives stays the house's until it has won.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { giveReward } from '../rewards/give-reward.ts';

async function give(house: BettingHouse, { player }: Bettor, value = 1_000): Promise<number> {
  const reward = { kind: 'freebet', value: cents(value), days: 7 } as const;
  const given = {
    key: `gift:${player.id}`,
    player,
    reward,
    source: { giver: 'staff', name: 'sorry' },
  } as const;
  for (let again = 0; again < 3; again++)
    await house.product.db.atomically((tx) => giveReward(tx, given, house.now(), house.product.content));
  const [freebet] = (await house.ask('bets.getFreebets', {}, (await signed(house, player)).visitor)).result
    .items;
  return freebet.id;
}

const signed = async (house: BettingHouse, player: Bettor['player']) => ({
  visitor: await house.signIn(player),
});

const freebetsOf = async (house: BettingHouse, { visitor }: Bettor) =>
  (await house.ask('bets.getFreebets', {}, visitor)).result.items;

test('a free bet is given once, staked whole and once, and wins its profit alone', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  const freebet = await give(house, bettor);
  expect((await bettor.bet([{ event }], { freebet, unit: 9 })).error.type).toBe('BetNotAllowedException');
  const said = await Promise.all(Array.from({ length: 10 }, () => bettor.bet([{ event }], { freebet })));
  expect(said.filter(({ result }) => result?.status === 'open')).toHaveLength(1);
  expect(await bettor.cash(), 'nothing of theirs is staked').toBe(100_000);
  expect(await freebetsOf(house, bettor)).toEqual([]);
  expect((await bettor.cashOuts())[0]).toMatchObject({ amount: null, why: 'not-offered' });
  await house.end(event, 1, 0);
  await house.run();
  expect(await bettor.cash()).toBe(100_000 + odds - 1_000);
  await house.end(event, 0, 1);
  await house.run();
  expect(await bettor.cash(), 'corrected').toBe(100_000);
});

test('what a free bet may stake is the house’s to say, whatever its player has', async () => {
  await using house = await openBettingHouse();
  const [event, bettor] = [await house.event(), await house.bettor({ balances: { main: cents(5) } })];
  const freebet = await give(house, bettor);
  const quoted = async (paid: object) => {
    const slip = JSON.stringify(house.slipOf([{ event }], paid));
    return (await house.ask('bets.quote', { slip }, bettor.visitor)).result;
  };
  expect(await quoted({})).toMatchObject({ unit_max: 0.05, max_why: 'balance' });
  const free = await quoted({ freebet });
  expect(free.unit_max).toBeGreaterThan(10);
  expect(free.potential.amount).toBeCloseTo(house.offered(event, 'result', '1') / 100 - 10);
});

test('a free bet whose match is cancelled comes back, and one at low odds is not taken', async () => {
  await using house = await openBettingHouse();
  const [event, low] = [await house.event(), await house.event({ strength: 3 })];
  const bettor = await house.bettor();
  const freebet = await give(house, bettor);
  expect(house.offered(low, 'double-chance', '1X')).toBeLessThan(1_500);
  const slip = [{ event: low, market: 'double-chance', outcome: '1X' }];
  expect((await bettor.bet(slip, { freebet })).error.type).toBe('BetNotAllowedException');
  await bettor.bet([{ event }], { freebet });
  await house.change(event, { status: 'cancelled', ending: 'cancelled', result_revision: 1 });
  await house.run();
  expect((await bettor.bets())[0]).toMatchObject({ status: 'returned', paid: { amount: 0 } });
  expect(await freebetsOf(house, bettor)).toMatchObject([{ id: freebet, value: { amount: 10 } }]);
  expect(await bettor.cash()).toBe(100_000);
});

test('a free bet that came back is taken back when its bet is valid after all, unless it was staked again', async () => {
  await using house = await openBettingHouse();
  const bettors = [await house.bettor(), await house.bettor()] as const;
  const [first, other] = [await house.event(), await house.event()];
  const odds = house.offered(first, 'result', '1');
  const freebets = await Promise.all(bettors.map((bettor) => give(house, bettor, 1_000)));
  for (const [at, bettor] of bettors.entries())
    await bettor.bet([{ event: first }], { freebet: freebets[at]! });
  await house.change(first, { status: 'cancelled', ending: 'cancelled', result_revision: 1 });
  await house.run();
  const [waiting, again] = bettors;
  expect((await again.bet([{ event: other }], { freebet: freebets[1]! })).result.status).toBe('open');
  await house.end(first, 1, 0);
  await house.run();
  for (const bettor of bettors) expect(await bettor.cash()).toBe(100_000 + odds - 1_000);
  expect(await freebetsOf(house, waiting)).toEqual([]);
  expect((await waiting.bet([{ event: other }], { freebet: freebets[0]! })).error.type).toBe(
    'BetNotAllowedException',
  );
  await house.end(other, 0, 1);
  await house.run();
  expect((await again.bets()).map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'lost',
    'won',
  ]);
});

const HOUR_MS = 3_600_000;

test('a free bet keeps its expiry when its bet is void, and one that expires meanwhile has one more day, once', async () => {
  await using house = await openBettingHouse();
  const bettor = await house.bettor();
  const freebet = await give(house, bettor);
  const freebetsNow = async () => freebetsOf(house, { ...bettor, ...(await signed(house, bettor.player)) });
  const expiry = async () => new Date((await freebetsNow())[0]?.expires_at ?? 0).getTime();
  const playVoid = async (hours: number) => {
    const event = await house.event();
    const slip = JSON.stringify(house.slipOf([{ event }], { freebet }));
    const { visitor } = await signed(house, bettor.player);
    expect((await house.send('bets.place', { slip }, visitor)).result.status).toBe('open');
    house.pass(hours * HOUR_MS);
    await house.change(event, { status: 'cancelled', ending: 'cancelled', result_revision: 1 });
    await house.run();
  };
  const before = await expiry();
  await playVoid(24);
  expect(await expiry(), 'days before it expires').toBe(before);
  house.pass(before - house.now().getTime() - 2 * HOUR_MS);
  await playVoid(1);
  const extended = house.now().getTime() + 24 * HOUR_MS;
  expect(await expiry(), 'an hour before it expires').toBe(extended);
  for (let again = 0; again < 2; again++) {
    await playVoid(10);
    expect(await expiry(), 'not a second time').toBe(extended);
  }
  await playVoid(10);
  expect(await freebetsNow()).toEqual([]);
});

test('an accumulator of five that one leg has lost brings a free bet of a fifth of its stake, once', async () => {
  await using house = await openBettingHouse();
  const events = await Promise.all(Array.from({ length: 5 }, () => house.event()));
  const [near, far] = [await house.bettor(), await house.bettor()];
  await near.bet(
    events.map((event) => ({ event })),
    { unit: 5 },
  );
  await far.bet(
    events.map((event, at) => ({ event, outcome: at > 2 ? '2' : '1' })),
    { unit: 5 },
  );
  for (const [at, event] of events.entries()) await house.end(event, at === 0 ? 0 : 2, 1);
  for (let again = 0; again < 3; again++) await house.run();
  expect((await near.bets())[0].status).toBe('lost');
  expect(await freebetsOf(house, near)).toMatchObject([{ value: { amount: 1 } }]);
  expect(await freebetsOf(house, far)).toEqual([]);
});

test('a bet is boosted by the rules it was placed under, whatever they are now', async () => {
  await using house = await openBettingHouse();
  const events = await Promise.all(Array.from({ length: 8 }, () => house.event()));
  const bettor = await house.bettor();
  const { id, potential, stake } = (
    await bettor.bet(
      events.map((event) => ({ event })),
      { unit: 1 },
    )
  ).result;
  await house.sql`
    update bet set rules = '2026-11', day_cents = 2 * day_cents, receipt = jsonb_set(receipt, '{text}',
      to_jsonb(regexp_replace(receipt ->> 'text', '"rules":"[^"]+"', '"rules":"2026-11"')))
    where id = ${id}`;
  for (const event of events) await house.end(event, 1, 0);
  await house.run();
  const { why } = await bettor.find(id);
  expect(why.boost_percent).toBe(20);
  const profit = (potential.amount - stake.amount) / 1.15;
  const [{ paid }] = await bettor.bets();
  expect(paid.amount).toBeCloseTo(stake.amount + profit * 1.2, 1);
});

test('five legs that all win are paid eight percent of their profit more', async () => {
  await using house = await openBettingHouse();
  const events = await Promise.all(Array.from({ length: 5 }, () => house.event()));
  const bettor = await house.bettor();
  const odds = events.map((event) => BigInt(house.offered(event, 'result', '1')));
  const { id, potential } = (await bettor.bet(events.map((event) => ({ event })))).result;
  for (const event of events) await house.end(event, 1, 0);
  await house.run();
  const plain = odds.reduce((product, one) => product * one, 1_000n) / 10n ** 15n;
  const boost = ((plain - 1_000n) * 8n) / 100n;
  expect(await bettor.cash()).toBe(99_000 + Number(plain + boost));
  expect(Math.round(potential.amount * 100)).toBe(Number(plain + boost));
  const { why } = await bettor.find(id);
  expect(why.boost_percent).toBe(8);
  expect(Math.round(why.boost * 100)).toBe(Number(boost));
});
