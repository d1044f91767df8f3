// Bets of several players that are taken in one transaction: each has its own answer, and what is written is of those taken.
import { expect } from 'vitest';
import type { Slip } from '#contract/betting/slip.ts';
import { cents } from '#rules/money.ts';
import { type BettingHouse, type Bettor, openBettingHouse, type PickWish } from '#tests/betting-house.ts';
import { sharing } from '#tests/sharing.ts';
import { isBonusApart } from '../bonuses/bonus-apart.ts';
import { ratesOf } from '../content/rates.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import type { BusMessage } from '../live/bus.ts';
import { drawHex } from '../plumbing/chance.ts';
import { boostLimitsOf } from './boost-limits.ts';
import { type Place, placeBatch } from './place-batch.ts';
import { receiptSigner } from './receipts.ts';
import { findOtherRisks } from './revalued-risks.ts';

const test = sharing(openBettingHouse);

const HOUR_MS = 3_600_000;

interface Wish extends Partial<Omit<Place, 'slip' | 'key'>> {
  slip?: object;
  key?: string;
}

function placeOf(
  house: BettingHouse,
  { player }: Bettor,
  picks: readonly PickWish[],
  wish: Wish = {},
): Place {
  const { content } = house.product;
  const { key, slip, ...more } = wish;
  return {
    ...{ id: drawHex(12), player, session: null, now: house.now(), askedAt: performance.now() },
    key: key === undefined ? undefined : { playerId: player.id, call: 'bets.place', key, bodyHash: 'hash' },
    slip: { ...house.slipOf(picks), unit: cents(1_000), ...slip } as unknown as Slip,
    ...{ isBonusApart: isBonusApart(content), rates: ratesOf(content), boostLimits: boostLimitsOf(content) },
    ...{ signer: receiptSigner(house.tools.secret), ...more },
  };
}

const take = (house: BettingHouse, places: readonly Place[]) =>
  house.product.db.atomically((tx) => placeBatch.doAll(tx, places, { isPatient: true }));

const rowsOf = ({ sql }: BettingHouse, { player }: Bettor) =>
  sql<{
    id: string;
    status: string;
  }>`select id, status from bet where player_id = ${player.id} order by number`;

const storedKeys = async ({ sql }: BettingHouse, { player }: Bettor) =>
  (await sql<{ key: string }>`select key from idempotency_key where player_id = ${player.id}`).map(
    ({ key }) => key,
  );

/** One of them is taken before the start and one in play; of the others each is not taken for another reason. */
async function openGroup(house: BettingHouse) {
  const [event, live] = [await house.event(), await house.begin(await house.event(), { moment: 20 })];
  const bettors: Bettor[] = [];
  for (let at = 0; at < 7; at += 1) bettors.push(await house.bettor());
  const [taken, waiting, refused, poor, stuck, foreign, banned] = bettors as [Bettor, ...Bettor[]] & Bettor[];
  const places = [
    placeOf(house, taken, [{ event }], { key: 'taken' }),
    placeOf(house, waiting!, [{ event: live }]),
    placeOf(house, refused!, [{ event, odds: 9_000 }], { key: 'refused' }),
    placeOf(house, poor!, [{ event }], { slip: { unit: cents(100_001) } }),
    placeOf(house, stuck!, [{ event }], { key: 'stuck' }),
    placeOf(house, foreign!, [{ event }], { player: { ...foreign!.player, currency: 'EUR' } }),
    placeOf(house, banned!, [{ event }]),
  ];
  await house.sql`update player set status = 'banned' where id = ${banned!.player.id}`;
  const moves = [
    {
      from: outside('test'),
      to: pocket(stuck!.player.id, 'main'),
      amount: cents(1),
      currency: 'USD' as const,
    },
  ];
  await house.product.db.atomically((tx) =>
    record(tx, { key: `bet:${places[4]!.id}:staked`, reason: 'deposit.settled', moves }),
  );
  return { event, bettors, places };
}

test('of bets that come together each is answered for itself, and only those taken are written', async ({
  house,
}) => {
  house.leaveUnaudited();
  const published: BusMessage[] = [];
  house.product.bus.subscribe((message) => published.push(message));
  const { bettors, places } = await openGroup(house);
  const answers = await take(house, places);
  expect(answers).toMatchObject([
    { done: { id: places[0]!.id, bet: { status: 'open', receipt: { text: expect.any(String) } } } },
    { done: { id: places[1]!.id, bet: { status: 'delayed', receipt: null } } },
    { done: { id: places[2]!.id, refused: { why: 'price' } } },
    { refused: { reason: 'InsufficientFunds' } },
    { refused: { name: 'WrongEntry' } },
    { refused: { reason: 'InvalidRequest' } },
    { refused: { reason: 'UserBanned' } },
  ]);
  const rows = await Promise.all(bettors.map((bettor) => rowsOf(house, bettor)));
  expect(rows).toEqual([
    [{ id: places[0]!.id, status: 'open' }],
    [{ id: places[1]!.id, status: 'delayed' }],
    ...[[], [], [], [], []],
  ]);
  const cash = await Promise.all(bettors.map((bettor) => bettor.cash()));
  expect(cash).toEqual([99_000, 99_000, 100_000, 100_000, 100_001, 100_000, 100_000]);
  const keys = await Promise.all(bettors.map((bettor) => storedKeys(house, bettor)));
  expect(keys).toEqual([['taken'], [], ['refused'], [], [], [], []]);
  const ids = bettors.map(({ player }) => player.id);
  const facts = await house.sql<{ player_id: number }>`
    select player_id from fact where name = 'bet.placed' and player_id = any(${ids}::bigint[])`;
  expect(facts).toEqual([{ player_id: ids[0] }]);
  const sittings = await house.sql<{ player_id: number; first_round: number }>`
    select player_id, first_round from play_sitting where player_id = any(${ids}::bigint[]) order by player_id`;
  expect(sittings).toEqual(ids.slice(0, 2).map((player_id) => ({ player_id, first_round: 1 })));
  expect(await findOtherRisks(house.product.db), 'what was not taken is not owed').toEqual([]);
  const sent = () =>
    published.flatMap((message) =>
      'to' in message && ids.includes(message.to) ? [[message.to, message.event.name]] : [],
    );
  await expect.poll(() => sent().length).toBe(4);
  expect(sent()).toEqual(
    ids.slice(0, 2).flatMap((id) => ['account.balance_updated', 'bets.changed'].map((name) => [id, name])),
  );
});

test('a group of which no bet is taken keeps the refusals of those who gave a key', async ({ house }) => {
  const [event, first, second] = [await house.event(), await house.bettor(), await house.bettor()];
  const places = [
    placeOf(house, first, [{ event, odds: 9_000 }]),
    placeOf(house, second, [{ event, odds: 9_000 }], { key: 'no' }),
  ];
  const answers = await take(house, places);
  expect(answers).toMatchObject([
    { done: { refused: { why: 'price' } } },
    { done: { refused: { why: 'price' } } },
  ]);
  expect([await storedKeys(house, first), await storedKeys(house, second)]).toEqual([[], ['no']]);
  const again = placeOf(house, second, [{ event }], { key: 'no' });
  expect(await take(house, [again]), 'the same request is answered alike').toEqual([
    { done: { id: places[1]!.id, refused: { why: 'price', odds: [expect.any(Number)], unit: null } } },
  ]);
  expect(await rowsOf(house, second)).toEqual([]);
});

test('a bet that was taken before is only answered again', async ({ house }) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const place = placeOf(house, bettor, [{ event }]);
  await take(house, [place]);
  expect(await take(house, [place])).toEqual([{ done: { id: place.id } }]);
  expect(await bettor.cash()).toBe(99_000);
});

test('a request that was held up is judged by the moment at which its bet is taken', async ({ house }) => {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const heldUp = (hours: number) => ({ askedAt: performance.now() - hours * HOUR_MS });
  const later = placeOf(house, bettor, [{ event }], heldUp(1));
  await take(house, [later]);
  const [row] = await house.sql<{ created_at: Date }>`select created_at from bet where id = ${later.id}`;
  const waited = row!.created_at.getTime() - house.now().getTime();
  expect(waited).toBeGreaterThanOrEqual(HOUR_MS);
  expect(waited).toBeLessThan(HOUR_MS + 60_000);
  const tooLate = placeOf(house, bettor, [{ event }], heldUp(3));
  expect(await take(house, [tooLate])).toMatchObject([{ done: { refused: { why: 'started' } } }]);
  const ahead = placeOf(house, bettor, [{ event }], heldUp(-1));
  await take(house, [ahead]);
  const [second] = await house.sql<{ created_at: Date }>`select created_at from bet where id = ${ahead.id}`;
  expect(second!.created_at, 'never before it was asked for').toEqual(house.now());
});

test.for([2 ** 31 - 1, 2 ** 31, 2 ** 31 + 5, 2 ** 32 - 1, 2 ** 53])(
  'there is no event %d',
  async (id, { house }) => {
    const [event, bettor] = [await house.event(), await house.bettor()];
    const place = placeOf(house, bettor, [{ event }]);
    const slip = { ...place.slip, legs: [{ ...place.slip.legs[0]!, event: id }] };
    expect(await take(house, [{ ...place, slip }])).toMatchObject([{ done: { refused: { why: 'closed' } } }]);
  },
);

test('events with large numbers are bet on as others are', async ({ house }) => {
  await house.sql`select setval(pg_get_serial_sequence('event', 'id'), 2000000000)`;
  const [event, bettor] = [await house.event(), await house.bettor()];
  expect(event.id).toBeGreaterThan(2_000_000_000);
  expect(await take(house, [placeOf(house, bettor, [{ event }])])).toMatchObject([
    { done: { bet: { status: 'open' } } },
  ]);
});

test('accounts of one person in one group share what one person may win', async ({ house }) => {
  const event = await house.event();
  const rich = { balances: { main: cents(900_000_000) } };
  const [first, second] = [await house.bettor(rich), await house.bettor(rich)];
  await house.sql`
    insert into person_pair (player_id, other_id, kinds, found_at, verdict)
    values (${first.player.id}, ${second.player.id}, '{}', ${house.now()}, 'same')`;
  const { refused } = (await first.bet([{ event }], { unit: 5_000_000 })).result;
  const slip = { unit: cents(Math.round(refused.unit * 100)) };
  const places = [first, second].map((bettor) => placeOf(house, bettor, [{ event }], { slip }));
  expect(await take(house, places)).toMatchObject([
    { done: { bet: { status: 'open' } } },
    { done: { refused: { why: 'stake-limit' } } },
  ]);
});
