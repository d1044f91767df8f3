import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { addToBudget, drainBudget } from '#tests/budgets.ts';
import { test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { untilAnswered } from '#tests/until-answered.ts';
import type { Player } from '../calls/context.ts';
import { houseContext, type Product } from '../calls/product.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { record } from '../ledger/record.ts';
import { drawHex } from '../plumbing/chance.ts';
import { endPeriods } from './end-periods.ts';
import { keepCashbacks } from './keep-cashbacks.ts';

interface Doors {
  product: Product;
}

const keep = ({ product }: Doors, now = product.clock.now()) =>
  keepCashbacks({ ...houseContext(product), now });

/** The period that is under way ends, and the next begins. */
async function close(doors: Doors): Promise<void> {
  const now = await endPeriods(doors.product.db, doors.product.clock.now());
  await keep(doors, now);
}

/** A round as the books know it; gives its name. */
async function play({ product }: Doors, player: Player, staked: number, won = 0): Promise<string> {
  const round = `stake:${drawHex(6)}`;
  const [main, games] = [pocket(player.id, 'main'), house('games')];
  const { currency } = player;
  await product.db.atomically(async (tx) => {
    const stake = { from: main, to: games, amount: cents(staked), currency };
    await record(tx, { key: `${round}:staked`, reason: 'round.staked', moves: [stake] });
    const win = { from: games, to: main, amount: cents(won), currency };
    if (won > 0) await record(tx, { key: `${round}:won`, reason: 'round.won', moves: [win] });
  });
  return round;
}

const rollBack = ({ product }: Doors, player: Player, round: string, staked: number) =>
  product.db.atomically((tx) =>
    record(tx, {
      key: `${round}:rolled_back`,
      reason: 'round.rolled_back',
      moves: [
        {
          from: house('games'),
          to: pocket(player.id, 'main'),
          amount: cents(staked),
          currency: player.currency,
        },
      ],
    }),
  );

/** Turnover enough that the stakes are no bound to what is given back. */
async function turnOver(doors: Doors, player: Player): Promise<void> {
  for (let times = 0; times < 3; times += 1) await play(doors, player, 900_00, 900_00);
}

const euros = { currency: 'EUR', balances: { main: cents(1_000_00) } } as const;

test('cashbacks.get tells what a closed period gave back, and of nobody else (S7-R047, S3-R107, S3-R108)', async ({
  doors,
}) => {
  await keep(doors);
  const player = await doors.player(euros);
  await turnOver(doors, player);
  await play(doors, player, 500_00, 100_00);
  await close(doors);
  const { result } = await doors.ask('cashbacks.get', { count: '1' }, await doors.signIn(player));
  expect(result).toEqual({
    items: [
      {
        id: expect.any(Number),
        ...{ status: 'active', description: 'Weekly cashback' },
        start_date: expect.stringMatching(/Z$/),
        end_date: expect.stringMatching(/Z$/),
        receiving_expired_at: expect.stringMatching(/Z$/),
        amount: { amount: 20, currency: 'EUR' },
        ...{ staked: 3_200, won: 2_800, given: 0, carried: 0, base: 400, rate: 5, most: 28.8 },
      },
    ],
    count: 1,
  });
  const stranger = await doors.signIn(await doors.player());
  expect((await doors.ask('cashbacks.get', {}, stranger)).result).toEqual({ items: [], count: 0 });
  const guest = await doors.ask('cashbacks.get', { count: '1' });
  expect([guest.status, guest.error.type]).toEqual([401, 'AuthorizationException']);
});

test('cashbacks.getAccruing shows what the period comes to so far', async ({ doors }) => {
  await keep(doors);
  const player = await doors.player(euros);
  const visitor = await doors.signIn(player);
  await turnOver(doors, player);
  await play(doors, player, 15_00);
  const { result } = await doors.ask('cashbacks.getAccruing', {}, visitor);
  // Below the minimum of 1.00 nothing is given.
  expect(result.items).toMatchObject([{ base: 15, rate: 5, minimum: 1, amount: { amount: 0 } }]);
  await play(doors, player, 85_00);
  expect((await doors.ask('cashbacks.getAccruing', {}, visitor)).result.items).toMatchObject([
    { staked: 2_800, base: 100, amount: { amount: 5, currency: 'EUR' }, description: 'Weekly cashback' },
  ]);
});

test('high stakes at long odds are given back no more than three tenths of what the game keeps on average', async ({
  doors,
}) => {
  await keep(doors);
  const player = await doors.player(euros);
  const limbo = await openFrame(doors, { sysname: 'limbo', player });
  for (let round = 0; round < 5; round++)
    expect((await limbo.start({ stake: 100_00, targetX100: 1_000_000 })).result.round.paid).toBe(0);
  const accruing = async () =>
    (await doors.ask('cashbacks.getAccruing', {}, await doors.signIn(player))).result.items;
  // Five percent of it would be 25.00. Limbo keeps one percent of its stakes.
  expect(await accruing()).toMatchObject([{ base: 500, most_share: 30, most: 1.5, amount: { amount: 1.5 } }]);
  await close(doors);
  const { result } = await doors.ask('cashbacks.get', {}, await doors.signIn(player));
  expect(result.items).toMatchObject([{ most: 1.5, amount: { amount: 1.5 } }]);
});

test('cashbacks.payout credits it once, however often it is asked for (S7-R048)', async ({ doors }) => {
  await keep(doors);
  const player = await doors.player(euros);
  await turnOver(doors, player);
  await play(doors, player, 200_00);
  await close(doors);
  const visitor = await doors.signIn(player);
  const { id } = (await doors.ask('cashbacks.get', {}, visitor)).result.items[0];
  const taken = await Promise.all(
    Array.from({ length: 100 }, () =>
      untilAnswered(() => doors.send('cashbacks.payout', { cashback_id: String(id) }, visitor)),
    ),
  );
  expect(taken.filter(({ result }) => result === 1)).toHaveLength(1);
  expect(new Set(taken.flatMap(({ error }) => error?.type ?? []))).toEqual(
    new Set(['CashbackEndedException']),
  );
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(810_00);
  expect((await doors.ask('cashbacks.get', {}, visitor)).result.items).toMatchObject([
    { id, status: 'paid_out', receiving_expired_at: expect.any(String) },
  ]);
  const removed = await doors.send('cashbacks.remove', { cashback_id: String(id) }, visitor);
  expect([removed.status, removed.error.type]).toEqual([422, 'CashbackEndedException']);
});

test('cashbacks.remove gives it up, and nobody takes another’s (S7-R049)', async ({ doors }) => {
  await keep(doors);
  const player = await doors.player(euros);
  await turnOver(doors, player);
  await play(doors, player, 100_00);
  await close(doors);
  const visitor = await doors.signIn(player);
  const { id } = (await doors.ask('cashbacks.get', {}, visitor)).result.items[0];
  const fields = { cashback_id: String(id) };
  const stranger = await doors.signIn(await doors.player());
  for (const call of ['cashbacks.payout', 'cashbacks.remove'])
    expect((await doors.send(call, fields, stranger)).error.type).toBe('CashbackNotFoundException');
  expect((await doors.send('cashbacks.remove', fields, visitor)).result).toBe(1);
  expect((await doors.send('cashbacks.payout', fields, visitor)).error.type).toBe('CashbackEndedException');
  expect((await doors.ask('cashbacks.get', {}, visitor)).result.items).toEqual([]);
  expect((await balancesOf(doors.product.db.sql, player.id)).main).toBe(900_00);
});

test('what is not taken in time goes back to the house', async ({ doors }) => {
  const { db, clock } = doors.product;
  await keep(doors);
  const player = await doors.player(euros);
  await turnOver(doors, player);
  await play(doors, player, 100_00);
  await close(doors);
  const visitor = await doors.signIn(player);
  const { id } = (await doors.ask('cashbacks.get', {}, visitor)).result.items[0];
  await db.sql`update cashback set expires_at = ${clock.now()} where id = ${id}`;
  expect((await doors.send('cashbacks.payout', { cashback_id: String(id) }, visitor)).error.type).toBe(
    'CashbackEndedException',
  );
  await keep(doors);
  expect(await db.sql`select status from cashback where id = ${id}`).toEqual([{ status: 'expired' }]);
});

test('who is banned gets none', async ({ doors }) => {
  await keep(doors);
  const player = await doors.player({ ...euros, status: 'banned' });
  await turnOver(doors, player);
  await play(doors, player, 100_00);
  await close(doors);
  const rows = await doors.product.db.sql`
    select status, amount_cents from cashback where player_id = ${player.id}`;
  expect(rows).toEqual([{ status: 'skipped', amount_cents: 0 }]);
});

test('a stake that is given back after its period makes the next one smaller, and never takes anything', async ({
  doors,
}) => {
  await keep(doors);
  const player = await doors.player(euros);
  await turnOver(doors, player);
  const round = await play(doors, player, 300_00);
  await close(doors);
  await rollBack(doors, player, round, 300_00);
  await play(doors, player, 100_00);
  await close(doors);
  await turnOver(doors, player);
  await play(doors, player, 250_00);
  await close(doors);
  const rows = await doors.product.db.sql`
    select base_cents, carried_cents, amount_cents from cashback where player_id = ${player.id} order by id`;
  expect(rows).toEqual([
    { base_cents: 300_00, carried_cents: 0, amount_cents: 15_00 },
    // Of the 300.00 that came back, 100.00 were taken off the second period and 200.00 off the third.
    { base_cents: 50_00, carried_cents: 200_00, amount_cents: 2_50 },
  ]);
});

test('a closing that is broken off and begun again gives everybody theirs once', async ({ doors }) => {
  await keep(doors);
  const players = await Promise.all(Array.from({ length: 5 }, () => doors.player(euros)));
  for (const player of players) {
    await turnOver(doors, player);
    await play(doors, player, 100_00);
  }
  const now = await endPeriods(doors.product.db, doors.product.clock.now());
  await Promise.allSettled([keep(doors, now), keep(doors, now), keep(doors, now)]);
  await keep(doors, now);
  const [counted] = await doors.product.db.sql<{ count: number; cents: number }>`
    select count(*)::int as count, sum(amount_cents)::float8 as cents from cashback
    where player_id = any(${players.map(({ id }) => id)}::bigint[])`;
  expect(counted).toEqual({ count: 5, cents: 25_00 });
});

test('a period whose budget is used up waits, and is closed once there is one again', async ({
  doors,
  world,
}) => {
  await keep(doors);
  const player = await world.player({ currency: 'EUR', balances: { main: cents(1_000_00) } });
  await turnOver(doors, player);
  await play(doors, player, 200_00);
  const budget = { kind: 'cashback', name: '1' } as const;
  await drainBudget(doors.product, budget);
  const { sql } = doors.product.db;
  const granted = async () =>
    (await sql`select status from cashback where player_id = ${player.id} and status = 'active'`).length;
  await close(doors);
  expect(await granted()).toBe(0);
  await addToBudget(doors.product, budget);
  await keep(doors, new Date(doors.product.clock.now().getTime() + 60_000));
  expect(await granted()).toBe(1);
});
