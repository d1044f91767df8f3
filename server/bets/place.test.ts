// Bets from slip to receipt, as their players place them.
import { createPublicKey, verify } from 'node:crypto';
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { NOON, openBettingHouse } from '#tests/betting-house.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import { balancesOf } from '../ledger/purse.ts';
import { openProcessBus } from '../live/process.ts';

const test = sharing(openBettingHouse);

const publicKey = (key: string) =>
  createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(key, 'base64url')]),
    ...{ format: 'der', type: 'spki' },
  });

test('a single is taken at the price that was seen, with a receipt that anybody can check', async ({
  house,
}) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  const { result: bet } = await bettor.bet([{ event }], { unit: 10 });
  expect(bet).toMatchObject({
    ...{ status: 'open', combos: 1, odds, policy: 'none', is_freebet: false, refused: null },
    ...{ stake: { amount: 10, currency: 'USD' }, potential: { amount: Math.floor(odds) / 100 } },
    legs: [{ event: event.id, odds, result: null, picks: [{ market: 'result', outcome: '1' }] }],
  });
  expect(await bettor.cash()).toBe(99_000);
  const { text, signature, key } = bet.receipt;
  const isTrue = (said: string) =>
    verify(null, Buffer.from(said), publicKey(key), Buffer.from(signature, 'base64url'));
  expect(isTrue(text)).toBe(true);
  expect(isTrue(text.replace(`"odds":${odds}`, '"odds":9000'))).toBe(false);
  expect(JSON.parse(text)).toMatchObject({ bet: bet.id, stake: 1_000, legs: [{ odds }] });
  expect(await house.sql`select name, data from fact where name = 'bet.placed'`).toMatchObject([
    { data: { bet: bet.id, staked: 1_000, legs: 1, isLive: false } },
  ]);
  expect(await house.sql`select market, outcome, bets, staked_cents from bet_liability`).toMatchObject([
    { market: 'result', outcome: '1', bets: 1 },
  ]);
});

test('accumulators, systems with bankers, named systems and builders are what they promise', async ({
  house,
}) => {
  const bettor = await house.bettor();
  const events = await Promise.all(Array.from({ length: 5 }, () => house.event()));
  const picks = events.map((event) => ({ event, market: 'total|line=2.5', outcome: 'over' }));
  const [a, b, c] = picks.map(({ event }) => house.offered(event, 'total|line=2.5', 'over'));
  const acca = (await bettor.bet(picks.slice(0, 3), { unit: 1 })).result;
  const plain = Math.floor((100 * a! * b! * c!) / 1e9);
  expect(acca).toMatchObject({ combos: 1, odds: Math.floor((a! * b! * c!) / 1e6) });
  expect(acca.potential.amount).toBe((plain + Math.floor(((plain - 100) * 3) / 100)) / 100);
  const system = (await bettor.bet(picks, { unit: 1, bet: { type: 'system', size: 2 } })).result;
  expect(system).toMatchObject({ combos: 10, odds: null, stake: { amount: 10 } });
  const banked = picks.map((pick, at) => ({ ...pick, is_banker: at === 0 }));
  expect((await bettor.bet(banked, { unit: 1, bet: { type: 'system', size: 2 } })).result.combos).toBe(6);
  const named = { type: 'named-system', name: 'yankee' };
  expect((await bettor.bet(picks.slice(0, 4), { unit: 1, bet: named })).result.combos).toBe(11);
  const builder = [
    { market: 'result', outcome: '1' },
    { market: 'both-score', outcome: 'yes' },
  ];
  const slip = house.slipOf([{ event: events[0]!, picks: builder, odds: 2_000 }]);
  const quote = (await house.ask('bets.quote', { slip: JSON.stringify(slip) })).result;
  const built = (await bettor.bet([{ event: events[0]!, picks: builder, odds: quote.legs[0].odds }])).result;
  expect(built).toMatchObject({ status: 'open', odds: quote.legs[0].odds, legs: [{ picks: builder }] });
  expect(await bettor.cash()).toBe(100_000 - 100 - 1_000 - 600 - 1_100 - 1_000);
});

test.for([
  ['none', 1.02, 'refused'],
  ['none', 0.98, 'refused'],
  ['better', 0.95, 'open'],
  ['better', 1.02, 'refused'],
  ['any', 1.03, 'open'],
  ['any', 1.2, 'refused'],
] as const)(
  '%s: a price seen at %s times what is offered is %s',
  async ([policy, times, status], { house }) => {
    const [event, bettor] = [await house.event(), await house.bettor()];
    const offered = house.offered(event, 'result', 'X');
    const seen = Math.round((offered * times) / 100) * 100;
    const { result } = await bettor.bet([{ event, outcome: 'X', odds: seen }], { policy });
    expect(result.status).toBe(status);
    if (status === 'open') expect(result.odds, 'the house’s price').toBe(offered);
    else expect(result.refused).toEqual({ why: 'price', odds: [offered], unit: null });
    expect(await bettor.cash()).toBe(status === 'open' ? 99_000 : 100_000);
  },
);

test('too high a stake is refused with the most that is possible, which is then taken', async ({ house }) => {
  const [event, bettor] = [
    await house.event(),
    await house.bettor({ balances: { main: cents(90_000_000) } }),
  ];
  const { result } = await bettor.bet([{ event }], { unit: 500_000 });
  expect(result).toMatchObject({ status: 'refused', refused: { why: 'stake-limit' } });
  const most = result.refused.unit as number;
  const quote = await house.ask(
    'bets.quote',
    { slip: JSON.stringify(house.slipOf([{ event }])) },
    bettor.visitor,
  );
  expect(quote.result).toMatchObject({ unit_max: most, max_why: 'market', unit_min: 0.1, delay: 0 });
  expect((await bettor.bet([{ event }], { unit: most + 0.01 })).result.refused.unit).toBe(most);
  expect((await bettor.bet([{ event }], { unit: most })).result.status).toBe('open');
  await house.sql`
    insert into bettor_factor (player_id, factor, reason, set_by, set_at)
    values (${bettor.player.id}, 0.01, 'closing line', 'ann', ${NOON})`;
  const small = (await bettor.bet([{ event, outcome: '2' }], { unit: most })).result.refused;
  expect(small.unit).toBeLessThan(most / 50);
});

test('a player with a limit of their own learns in the slip and in the rejection that it is theirs, and since when', async ({
  house,
}) => {
  const rich = { balances: { main: cents(90_000_000) } };
  const [event, limited, other] = [await house.event(), await house.bettor(rich), await house.bettor(rich)];
  const since = '2026-02-03T04:05:06.000Z';
  await house.sql`
    insert into bettor_factor (player_id, factor, reason, set_by, set_at)
    values (${limited.player.id}, 0.1, 'closing line', 'ann', ${since}),
      (${other.player.id}, 2, 'asked for more', 'ann', ${since})`;
  const quoteOf = async ({ visitor }: typeof limited) =>
    (await house.ask('bets.quote', { slip: JSON.stringify(house.slipOf([{ event }])) }, visitor)).result;
  const quote = await quoteOf(limited);
  expect(quote).toMatchObject({ max_why: 'personal-limit', limited_since: since });
  expect((await limited.bet([{ event }], { unit: 500_000 })).result.refused).toEqual({
    ...{ why: 'personal-limit', odds: null, unit: quote.unit_max, since },
  });
  expect(await quoteOf(other)).toMatchObject({ max_why: 'market', limited_since: null });
  expect((await other.bet([{ event }], { unit: 500_000 })).result.refused.why).toBe('stake-limit');
});

test('an event loses no more than it may, whoever bets on it and on whatever server', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const crowd = await Promise.all(
    Array.from({ length: 10 }, () => house.bettor({ balances: { main: cents(90_000_000) } })),
  );
  const { result } = await crowd[0]!.bet([{ event }], { unit: 500_000 });
  const unit = result.refused.unit as number;
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  other.product.clock = house.product.clock;
  const slip = JSON.stringify(house.slipOf([{ event }], { unit }));
  const said = await Promise.all(
    crowd.map(({ visitor }, at) => (at % 2 === 0 ? house : other).send('bets.place', { slip }, visitor)),
  );
  const taken = said.filter((one) => one.result.status === 'open');
  expect(taken.length).toBe(3);
  const [owed] = await house.sql<{ owed: number }>`select owed_cents::float8 as owed from bet_liability`;
  expect(owed!.owed).toBeLessThanOrEqual(3 * 2_000_000);
});

test('a player’s own limits speak before the house’s, and bets count against them', async ({ house }) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  await house.sql`
    insert into play_limit (player_id, stake_cents, loss_cents, loss_days) values (${bettor.player.id}, 2000, 3000, 7)`;
  expect((await bettor.bet([{ event }], { unit: 20.01 })).error).toMatchObject({
    ...{ type: 'StakeLimitExceededException', error_data: { limit_amount: 20 } },
  });
  expect((await bettor.bet([{ event }], { unit: 20 })).result.status).toBe('open');
  expect((await bettor.bet([{ event }], { unit: 10.01 })).error).toMatchObject({
    ...{ type: 'LossLimitExceededException', error_data: { available_amount: 10 } },
  });
  const { result } = await house.ask(
    'bets.quote',
    { slip: JSON.stringify(house.slipOf([{ event }])) },
    bettor.visitor,
  );
  expect(result).toMatchObject({ unit_max: 10, max_why: 'own-limit' });
});

test('bonus money pays what money cannot, and is paid its part', async ({ house }) => {
  const event = await house.event();
  const bettor = await house.bettor({ balances: { main: cents(500), betting_bonus: cents(2_000) } });
  expect((await bettor.bet([{ event }], { unit: 10 })).result.status).toBe('open');
  expect(await balancesOf(house.sql, bettor.player.id)).toMatchObject({ main: 0, betting_bonus: 1_500 });
  await house.end(event, 1, 0);
  await house.run();
  const won = house.offered(event, 'result', '1');
  const half = Math.floor(won / 2);
  expect(await balancesOf(house.sql, bettor.player.id)).toMatchObject({
    ...{ main: won - half, betting_bonus: 1_500 + half },
  });
});

test('asked again under its key a bet, and a refusal, is answered as before', async ({ house }) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const slip = house.slipOf([{ event }]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => bettor.place(slip, 'one'))),
  );
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
  expect(await bettor.cash()).toBe(99_000);
  expect((await bettor.place({ ...slip, unit: 11 }, 'one')).error.type).toBe('InvalidRequestException');
  const wrong = house.slipOf([{ event, odds: 9_000 }]);
  const first = (await bettor.place(wrong, 'two')).result;
  await house.change(event, { pause: 'review' });
  const again = (await bettor.place(wrong, 'two')).result;
  expect(again.refused).toEqual(first.refused);
  expect(again.id).toBe(first.id);
});
