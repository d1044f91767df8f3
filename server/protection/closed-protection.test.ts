// A closed site: players limit and exclude themselves and sign out as ever, on the page for it, and can do nothing else.
import { expect } from 'vitest';
import { openDoors } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { sharing } from '#tests/sharing.ts';
import { close, reopen } from '../content/closures.ts';

const site = createLittleSite();
const test = sharing(() => openDoors({ site }));
type House = Awaited<ReturnType<typeof openDoors>>;
const PAGE = '/ru/profile/responsible-game';

async function closeSite({ product }: House): Promise<AsyncDisposable> {
  const { db, clock } = product;
  const by = { by: 'a test', now: clock.now() };
  await db.atomically((tx) => close(tx, { target: 'site', messages: {}, ends_at: null }, by));
  await product.announce(['switches']);
  return {
    async [Symbol.asyncDispose]() {
      await db.atomically((tx) => reopen(tx, 'site', by));
      await product.announce(['switches']);
    },
  };
}

test('limits, their reads, sessions, self-exclusion and sign-out are answered while the site is closed', async ({
  house,
}) => {
  const login = 'closed-out@example.com';
  const password = 'parole-1-parole';
  const player = await house.player({ login, password, contact: 'confirmed' });
  const first = await house.signIn(player);
  await using _ = await closeSite(house);

  expect((await house.ask('games.get')).status).toBe(503);
  expect((await house.ask('account.getBalance', {}, first)).status).toBe(503);
  for (const name of ['getInfo', 'getprofileinfo', 'getDepositLimit', 'getPlayLimits', 'getSelfExclusion'])
    expect([name, (await house.ask(`account.${name}`, {}, first)).status]).toEqual([name, 200]);
  const limit = { kind: 'stake', period: '1d', amount: '5' };
  expect((await house.send('account.setPlayLimit', limit, first)).status).toBe(200);
  expect((await house.send('account.setDepositLimit', { period: '1d', amount: '5' }, first)).status).toBe(
    200,
  );
  expect((await house.send('account.endOtherSessions', {}, first)).status).toBe(200);

  expect((await house.ask('auth.logout', {}, { ...first, 'x-csrf': '1' })).status).toBe(200);
  const { cookie } = await house.send('auth.login', { login, password });
  const { result } = await house.send('account.setSelfExclusion', { period: '7_days' }, { cookie });
  expect(result).toBe(1);
  const { product } = house;
  expect(await product.db.sql`select period from self_exclusion where player_id = ${player.id}`).toHaveLength(
    1,
  );
});

test('a closed site shows a signed-in player the page of limits, and the way to it on every other page', async ({
  house,
}) => {
  const player = await house.signIn(await house.player());
  const shown = async (path: string, who?: { cookie: string }) => {
    const { statusCode } = await house.get(path, who);
    return { status: statusCode, ...site.renders.at(-1)!.visit };
  };
  expect(await shown(PAGE, player)).not.toHaveProperty('protection');
  await using _ = await closeSite(house);
  expect(await shown(PAGE, player)).toMatchObject({ status: 200, fatal: null, protection: 'here' });
  const elsewhere = { status: 503, fatal: 'MAINTENANCE', protection: 'elsewhere' };
  for (const path of ['/', '/cashier/deposit', '/profile/settings'])
    expect(await shown(path, player), path).toMatchObject(elsewhere);
  // Guests are shown the page as it is for them, whoever came before.
  const guest = await shown('/');
  expect(guest).toMatchObject({ status: 503, fatal: 'MAINTENANCE' });
  expect(guest).not.toHaveProperty('protection');
});
