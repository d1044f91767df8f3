// Ways to be better off than the house offers: none of them works, and none of them moves anything.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse } from '#tests/betting-house.ts';
import { untilBlocked } from '#tests/database.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { sharing } from '#tests/sharing.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import type { Tx } from '../database/db.ts';
import { openProcessBus } from '../live/process.ts';

const test = sharing(openBettingHouse);

type Slip = ReturnType<BettingHouse['slipOf']>;

/** From an honest slip on two matches ahead, and one in play. */
const tricks: readonly (readonly [
  string,
  (slip: Slip, others: { live: number; over: number }) => unknown,
])[] = [
  ['a price of one’s own', (slip) => withLeg(slip, { odds: 1_000_000 })],
  ['a price a step higher', (slip) => withLeg(slip, { odds: slip.legs[0]!.odds + 100 })],
  ['a price that no ladder has', (slip) => withLeg(slip, { odds: slip.legs[0]!.odds + 1 })],
  ['a price below one', (slip) => withLeg(slip, { odds: 900 })],
  ['a price in text', (slip) => withLeg(slip, { odds: '9000' })],
  ['a price that is not whole', (slip) => withLeg(slip, { odds: 2_000.5 })],
  ['a price token', (slip) => withLeg(slip, { token: 'mine', odds: slip.legs[0]!.odds })],
  ['a version of one’s own', (slip) => ({ ...slip, version: 1 })],
  ['any price, far off', (slip) => withLeg({ ...slip, policy: 'any' }, { odds: 900_000 })],
  ['a policy of one’s own', (slip) => ({ ...slip, policy: 'mine' })],
  ['a market that there is not', (slip) => withPick(slip, { market: 'total|line=99.5', outcome: 'over' })],
  ['a market by another spelling', (slip) => withPick(slip, { market: 'total|line=2.50', outcome: 'over' })],
  ['an outcome that there is not', (slip) => withPick(slip, { market: 'result', outcome: '3' })],
  ['an outcome of another market', (slip) => withPick(slip, { market: 'result', outcome: 'over' })],
  ['a name of every object', (slip) => withPick(slip, { market: '__proto__', outcome: 'constructor' })],
  ['an event that there is not', (slip) => withLeg(slip, { event: 987_654 })],
  ['an event of a huge number', (slip) => withLeg(slip, { event: 2 ** 53 - 1 })],
  ['an event that is over', (slip, { over }) => withLeg(slip, { event: over })],
  [
    'the same event twice',
    (slip) => ({ ...slip, legs: [slip.legs[0], slip.legs[0]], bet: { type: 'accumulator' } }),
  ],
  [
    'both sides of a match in one builder',
    (slip) =>
      withPicks(slip, [
        { market: 'result', outcome: '1' },
        { market: 'result', outcome: '2' },
      ]),
  ],
  [
    'a pick that says nothing more',
    (slip) =>
      withPicks(slip, [
        { market: 'result', outcome: '1' },
        { market: 'double-chance', outcome: '1X' },
      ]),
  ],
  ['bankers in an accumulator', (slip) => withLeg(slip, { is_banker: true })],
  ['a system of more than there are', (slip) => ({ ...slip, bet: { type: 'system', size: 20 } })],
  ['a system that does not fit', (slip) => ({ ...slip, bet: { type: 'named-system', name: 'goliath' } })],
  ['an accumulator of one', (slip) => ({ ...slip, bet: { type: 'accumulator' } })],
  ['twenty-one legs', (slip) => ({ ...slip, legs: Array.from({ length: 21 }, () => slip.legs[0]) })],
  ['no legs', (slip) => ({ ...slip, legs: [] })],
  ['no picks', (slip) => withPicks(slip, [])],
  ['a stake of nothing', (slip) => ({ ...slip, unit: 0 })],
  ['a stake below nothing', (slip) => ({ ...slip, unit: -100 })],
  ['a stake below the least', (slip) => ({ ...slip, unit: 0.09 })],
  ['a stake without end', (slip) => ({ ...slip, unit: 1e300 })],
  ['a stake of more cents than can be counted', (slip) => ({ ...slip, unit: 9e13 })],
  ['a stake of half a cent', (slip) => ({ ...slip, unit: 1.005 })],
  ['a stake in text', (slip) => ({ ...slip, unit: '10' })],
  ['a free bet that there is not', (slip) => ({ ...slip, freebet: 1 })],
  ['a free bet below nothing', (slip) => ({ ...slip, freebet: -1 })],
];

const withLeg = (slip: Slip, more: object) => ({ ...slip, legs: [{ ...slip.legs[0]!, ...more }] });
const withPicks = (slip: Slip, picks: object[]) => withLeg(slip, { picks, odds: 900_000 });
const withPick = (slip: Slip, pick: object) => withLeg(slip, { picks: [pick] });

test(`${tricks.length} ways to name one’s own price, selection, version or combination are refused, and nothing moves`, async ({
  house,
}) => {
  const event = await house.event();
  const over = await house.end(await house.event(), 1, 0);
  const live = await house.begin(await house.event(), { moment: 20 });
  const bettor = await house.bettor();
  for (const [name, trick] of tricks) {
    const asked = trick(house.slipOf([{ event }]), { live: live.id, over: over.id });
    const answer = await bettor.place(asked as object);
    expect(answer.status, `${name}: ${JSON.stringify(answer)}`).toBeLessThan(500);
    if (answer.status === 200) expect(answer.result.status, name).toBe('refused');
    expect(await bettor.cash(), name).toBe(100_000);
    const quoted = await house.ask('bets.quote', { slip: JSON.stringify(asked) });
    expect(quoted.status, `${name}, quoted`).toBeLessThan(500);
  }
  expect(await house.sql`select from bet`).toEqual([]);
  expect(await house.sql`select from bet_liability`).toEqual([]);
});

test('bets on what is paused, over, cancelled, decided or has begun are refused, and say why', async ({
  house,
}) => {
  const bettor = await house.bettor();
  for (const [told, why] of [
    [{ pause: 'review' }, 'paused'],
    [{ trading: { pause: { reason: 'a rumour' } } }, 'paused'],
    [{ trading: { markets: { result: { is_paused: true } } } }, 'paused'],
    [{ status: 'ended' }, 'closed'],
    [{ status: 'cancelled' }, 'closed'],
    [{ status: 'postponed' }, 'closed'],
    [{ starts_at: new Date(house.now().getTime() - 1) }, 'started'],
  ] as const) {
    const event = await house.event();
    const slip = house.slipOf([{ event }]);
    await house.change(event, told as never);
    expect((await bettor.place(slip)).result, JSON.stringify(told)).toMatchObject({
      ...{ status: 'refused', refused: { why } },
    });
  }
  const scored = await house.event();
  const decided = house.slipOf([{ event: scored, market: 'total|line=0.5', outcome: 'over' }], {
    policy: 'any',
  });
  await house.begin(scored, { moment: 20, incidents: [{ type: 'goal', side: 'home', step: 10 }] });
  expect((await bettor.place(decided)).result.refused.why, 'what has been decided').toBe('closed');
  expect(await bettor.cash()).toBe(100_000);
});

test('of two hundred bets at once on two servers, on a balance for one hundred, exactly one hundred are taken', async () => {
  await using house = await openBettingHouse();
  const event = await house.event();
  const bettor = await house.bettor({ balances: { main: cents(1_000) } });
  await using other = await openDoorsOn(house.url, async () => openProcessBus());
  other.product.clock = house.product.clock;
  const slip = house.slipOf([{ event }], { unit: 0.1 });
  const fields = { slip: JSON.stringify(slip) };
  const said = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      untilAnswered(() =>
        (n % 2 === 0 ? house : other).send('bets.place', fields, {
          ...{ ...bettor.visitor, 'idempotency-key': `key-${n}` },
        }),
      ),
    ),
  );
  expect(said.filter(({ result }) => result?.status === 'open')).toHaveLength(100);
  expect(said.filter(({ error }) => error?.type === 'InsufficientFundsException')).toHaveLength(100);
  expect(await bettor.cash()).toBe(0);
});

/** The request is held up on its way into the database, for as long as its event is. */
async function heldUp(house: BettingHouse, bettor: Bettor, slip: Slip, then: (tx: Tx) => Promise<unknown>) {
  const { db } = house.product;
  let asked: ReturnType<Bettor['place']> | undefined;
  await db.atomically(async (tx) => {
    await tx.sql`select from event where id = ${slip.legs[0]!.event} for update`;
    asked = bettor.place(slip);
    await untilBlocked(db.sql, asked);
    await then(tx);
  });
  return asked!;
}

test('a request that was held up past the kick-off is not taken as one before it', async ({ house }) => {
  const event = await house.event();
  const bettor = await house.bettor();
  const { result } = await heldUp(
    house,
    bettor,
    house.slipOf([{ event }]),
    (tx) => tx.sql`
      update event set version = version + 1, status = 'live', changed_at = now() where id = ${event.id}`,
  );
  expect(result).toMatchObject({ status: 'refused', refused: { why: 'price' } });
  expect(await bettor.cash()).toBe(100_000);
});

test('nor is one that was held up until its match was to begin, though nobody has said that it has', async ({
  house,
}) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const soon = await house.change(event, { starts_at: new Date(house.now().getTime() + 300) });
  const { result } = await heldUp(house, bettor, house.slipOf([{ event: soon }]), async (tx) => {
    const since = performance.now();
    while (performance.now() - since < 400) await tx.sql`select 1`;
  });
  expect(result).toMatchObject({ status: 'refused', refused: { why: 'started' } });
});

test('a player who excludes themselves while their bets are on the way has none taken after', async ({
  house,
}) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const slip = house.slipOf([{ event }], { unit: 0.1 });
  const asked = Array.from({ length: 30 }, () => bettor.place(slip));
  await house.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at)
    values (${bettor.player.id}, 'permanent', ${house.now()}, null)`;
  await Promise.all(asked);
  expect((await bettor.place(slip)).status).not.toBe(200);
  const before = (await bettor.cash()) as number;
  await Promise.all(Array.from({ length: 5 }, () => bettor.place(slip)));
  expect(await bettor.cash()).toBe(before);
});
