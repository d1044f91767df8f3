// The sandbox studio beside a house: a process of its own that plays with the house's wallet.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import type { Player } from '#server/calls/context.ts';
import { balancesOf } from '#server/ledger/purse.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { openDoorsIn } from '#tests/doors.ts';
import { test as inWorld } from '#tests/world.ts';
import { Journal } from './journal.ts';
import { startStudio } from './start-studio.ts';
import { STUDIO_PATH, studioGames, studioSettings } from './studio-shelf.ts';

const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const folder = makeDataFolder();
  const studio = await startStudio(folder.path);
  const doors = await openDoorsIn(world);
  const { config } = doors.product;
  Object.assign(config, {
    studioKeys: [studio.key],
    studios: [studioSettings(`${studio.url}${STUDIO_PATH}/play`)],
  });
  studio.meet(await doors.listen());
  onCleanup(async () => {
    await studio.close();
    await doors[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  return { ...doors, studio, folder };
});

type House = Pick<Awaited<ReturnType<typeof openDoorsIn>>, 'send' | 'signIn' | 'product'> & {
  studio: { url: string };
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever the studio really said
type Loose = any;

async function ask({ studio }: House, name: string, body: object): Promise<Loose> {
  const response = await fetch(`${studio.url}${STUDIO_PATH}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

const isOpen = ({ studio }: House): Promise<boolean> =>
  fetch(`${studio.url}${STUDIO_PATH}/play/tin-wheel`).then(
    ({ ok }) => ok,
    () => false,
  );

async function sit(house: House, game: string, player: Player) {
  const cookie = await house.signIn(player);
  const { result } = await house.send('play.open', { sysname: game, mode: 'real' }, cookie);
  return { ...(await ask(house, 'open', { game, token: result.token })), token: result.token };
}

test.for(Object.keys(studioGames))(
  '%s is played for money through the wallet, to the cent',
  async (game, { house, world }) => {
    const player = await world.player({ balances: { main: cents(10_000) } });
    const { seat, balance } = await sit(house, game, player);
    let expected = balance;
    for (let round = 0; round < 10; round += 1) {
      const { status, paid, balance: told } = await ask(house, 'play', { seat, stake: 100 });
      expected += paid - 100;
      expect([status, told]).toEqual(['OK', expected]);
    }
    expect((await balancesOf(house.product.db.sql, player.id)).main).toBe(expected);
    const rounds = await house.product.db.sql`
    select from round where player_id = ${player.id} and game = ${game} and studio = 'tin-whistle' and state = 'over'`;
    expect(rounds).toHaveLength(10);
  },
);

test('a token opens one seat, and a guest plays for fun without one', async ({ house, world }) => {
  const { token } = await sit(house, 'tin-wheel', await world.player());
  expect(await ask(house, 'open', { game: 'tin-wheel', token })).toEqual({ status: 'INVALID_TOKEN' });
  const demo = await ask(house, 'open', { game: 'tin-wheel', token: '' });
  const { status, paid, balance } = await ask(house, 'play', { seat: demo.seat, stake: 100 });
  expect([status, balance]).toEqual(['OK', 99_900 + paid]);
});

test('who has too little is told so, and a stake that is not offered is refused', async ({
  house,
  world,
}) => {
  const { seat } = await sit(house, 'tin-tickets', await world.player({ balances: { main: cents(99) } }));
  expect((await ask(house, 'play', { seat, stake: 100 })).status).toBe('INSUFFICIENT_FUNDS');
  for (const stake of [0, -100, 1, 1.5, '100', null])
    expect((await ask(house, 'play', { seat, stake })).status).toBe('INVALID_REQUEST');
});

test('killed between a stake and its win, the studio settles what it owes when it is back', async ({
  house,
  world,
}) => {
  const player = await world.player({ balances: { main: cents(10_000) } });
  const { seat } = await sit(house, 'tin-wheel', player);
  const playing = (async () => {
    for (;;) if ((await ask(house, 'play', { seat, stake: 100 })).status !== 'OK') return;
  })().catch(() => undefined);
  const { sql } = house.product.db;
  const rounds = () => sql`select from round where player_id = ${player.id}`;
  await expect.poll(async () => (await rounds()).length).toBeGreaterThan(5);
  const before = house.studio.pid();
  process.kill(before, 'SIGKILL');
  await playing;
  await expect.poll(() => house.studio.pid()).not.toBe(before);
  // What it owes may be nothing before it is back.
  await expect.poll(() => isOpen(house)).toBe(true);
  const owed = () => new Journal(`${house.folder.path}/sandbox-studio.jsonl`).list();
  await expect.poll(owed).toEqual([]);
  expect(await sql`select from round where player_id = ${player.id} and state = 'open'`).toEqual([]);
});

test('its games give back less than is staked, and more than nine tenths of it', () => {
  for (const { share } of Object.values(studioGames)) {
    expect(share).toBeGreaterThan(0.9);
    expect(share).toBeLessThan(1);
  }
});

test('its page says that it is a sandbox, in the player’s language', async ({ house }) => {
  const page = async (locale: string) =>
    (await fetch(`${house.studio.url}${STUDIO_PATH}/play/tin-wheel?locale=${locale}`)).text();
  expect(await page('en')).toContain('A sandbox studio');
  expect(await page('ru')).toContain('Студия песочницы');
  expect((await fetch(`${house.studio.url}${STUDIO_PATH}/play/constructor`)).status).toBe(404);
});
