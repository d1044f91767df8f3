import { expect, test } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { seedPlayers } from '#seeds/players.ts';
import { openVault } from '#server/at-rest/open-vault.ts';
import { readConfig } from '#server/config/config.ts';
import { admitDatabase } from '#server/database/sandbox-mark.ts';
import { inspect } from '#server/ledger/audit.ts';
import { openServer } from '#server/open-server.ts';
import { CannotStart } from '#server/plumbing/cannot-start.ts';
import { openCashier } from '#tests/bank.ts';
import { productionEnv } from '#tests/production-env.ts';
import { createWorld } from '#tests/world.ts';
import { leaveSandbox, readSandboxed, sealForProduction } from './leave.ts';
import { SANDBOX_PASSWORD } from './roster.ts';

const now = new Date('2026-03-01T12:00:00Z');
const sandbox = { isSandbox: true, isProduction: false };
const production = { isSandbox: false, isProduction: true };
const to = { 'requisites[iban]': 'DE89370400440532013000', 'requisites[name]': 'Anna Reed' };

const productionOn = (url: string) =>
  readConfig({ ...productionEnv, DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', JOBS: 'off' });

test('a database that was a sandbox does not open in production', async () => {
  await using world = await createWorld();
  // It is sealed by the keys of the server that tries to open it.
  world.leaveUnaudited();
  await admitDatabase(world.db.sql, sandbox, now);
  await expect(
    openServer(productionOn(world.url), { seed: async () => undefined, openSandbox: null }),
  ).rejects.toThrow(/^This database was a sandbox: .* npm run leave-sandbox first\.$/);
});

test('a sandbox does not open on a database of real players, but on its own again and again', async () => {
  await using world = await createWorld();
  await admitDatabase(world.db.sql, production, now);
  await world.player();
  await expect(admitDatabase(world.db.sql, sandbox, now)).rejects.toThrow(CannotStart);
  await admitDatabase(world.db.sql, production, now);

  await using played = await createWorld();
  await Promise.all([admitDatabase(played.db.sql, sandbox, now), admitDatabase(played.db.sql, sandbox, now)]);
  await played.player();
  await admitDatabase(played.db.sql, sandbox, now);
});

test('leaving the sandbox ends what is under way, books the money out, closes the players, and production opens', async () => {
  await using house = await openCashier();
  const { db } = house.product;
  await admitDatabase(db.sql, sandbox, now);
  await seedPlayers(house.product);
  const player = await house.player({
    isVerified: true,
    balances: { main: fromUnits(900), bonus: fromUnits(5) },
  });
  const visitor = await house.enter(player);
  expect(
    (await house.send('cashier.makedeposit', { method: 'card', amount: '50' }, visitor)).result,
  ).toBeDefined();
  const held = await house.send('cashier.makewithdrawal', { method: 'bank', amount: '60', ...to }, visitor);
  expect(held.result).toBeDefined();

  expect(await readSandboxed(db.sql)).toEqual({ players: 7, open: 2 });
  const config = readConfig(productionEnv);
  await sealForProduction({ db, config });
  await db.atomically((tx) => leaveSandbox(tx, now));
  // Production opens it by its own keys alone.
  await openVault(db.sql, config, Buffer.from(config.secret!));

  const [purses] = await db.sql<{ sum: number }>`
    select sum(main + bonus + betting_bonus + held + fun)::bigint as sum from ledger_purse`;
  expect(purses!.sum).toBe(0);
  const left = await db.sql<{ status: string; login: string }>`select distinct status from player`;
  expect(left).toEqual([{ status: 'deleted' }]);
  for (const table of [
    db.sql`select 1 from player_password`,
    db.sql`select 1 from contact`,
    db.sql`select 1 from session`,
  ])
    expect(await table).toEqual([]);
  expect((await inspect(db)).violations).toEqual([]);
  const entering = { login: 'anna@example.com', password: SANDBOX_PASSWORD };
  expect((await house.send('auth.login', entering)).error).toBeDefined();
  await admitDatabase(db.sql, production, now);
  await expect(readSandboxed(db.sql)).rejects.toThrow('there is nothing to leave');
});

test('leaving is refused where real money has moved, and changes nothing', async () => {
  await using house = await openCashier();
  const { db } = house.product;
  await admitDatabase(db.sql, sandbox, now);
  const player = await house.player();
  await house.send('cashier.makedeposit', { method: 'card', amount: '50' }, await house.enter(player));
  await db.sql`update payment set gateway = 'stripe'`;
  await expect(db.atomically((tx) => leaveSandbox(tx, now))).rejects.toThrow(
    'Payments went through stripe here',
  );
  const [kept] = await db.sql<{ status: string }>`select status from player where id = ${player.id}`;
  expect(kept!.status).toBe('active');
  await db.sql`update payment set gateway = 'sandbox'`;
});
