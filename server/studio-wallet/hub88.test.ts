// The aggregator's requests as they were recorded, and its server as far as it is asked for a game.
import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoorsIn } from '#tests/doors.ts';
import { openHub88, ourHub88Keys as ours, theirHub88Keys as theirs } from '#tests/hub88.ts';
import { test as inWorld } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import { close, reopen } from '../content/closures.ts';
import { balancesOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';

interface Recorded {
  path: string;
  body: Record<string, unknown>;
}

type Name = 'balance' | 'bet' | 'win' | 'rollback';

const recorded = JSON.parse(readFileSync('tests/hub88-recorded.json', 'utf8')) as Record<Name, Recorded>;
const test = inWorld.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const hub = await openHub88();
  const doors = await openDoorsIn(world, { env: hub.env });
  onCleanup(async () => {
    await doors[Symbol.asyncDispose]();
    hub.close();
  });

  const send = async (path: string, body: string, by = theirs.privateKey) => {
    const signature = sign('sha256', Buffer.from(body), by).toString('base64');
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature };
    const response = await doors.app.inject({
      method: 'POST',
      url: `/hub88/${path}`,
      headers,
      payload: body,
    });
    return { http: response.statusCode, ...response.json() };
  };

  /** A player at the game, for whom every recorded request is another transaction of another round. */
  async function sit(player: Player) {
    const cookie = await doors.signIn(player);
    const opened = await doors.send('play.open', { sysname: 'far-dragon', mode: 'real' }, cookie);
    const { user, token } = hub.asked.at(-1) as { user: string; token: string };
    const own = String(player.id);
    const replay = (name: Name, other: object = {}) => {
      const { path, body } = recorded[name];
      const told = JSON.stringify({ ...body, user, token, ...other })
        .replaceAll('b89e-11e7', own.padStart(9, '0'))
        .replaceAll('rNEMwgzJAOZ6eR3V', `round-${own}`);
      return send(path, told);
    };
    return {
      opened,
      user,
      token,
      replay,
      cash: async () => (await balancesOf(world.db.sql, player.id)).main,
    };
  }
  return { ...doors, hub, sendSigned: send, sit };
});

const rich = { balances: { main: cents(10_000) } };

test('a game is opened where the aggregator says, by a request that we have signed', async ({
  house,
  world,
}) => {
  const player = await world.player(rich);
  const { opened, user, token } = await house.sit(player);
  expect(opened.result).toEqual({ token: '', url: 'https://games.far.example/play?session=8d2f&lang=en' });
  expect(house.hub.asked.at(-1)).toEqual({
    ...{ operator_id: 77, game_code: 'far_dragon', currency: 'USD', country: 'XX', lang: 'en', user, token },
    ...{ platform: 'GPL_DESKTOP', ip: '127.0.0.1', lobby_url: expect.any(String) },
  });
  expect([user.length, token.length]).toEqual([24, 43]);
});

test('for fun it is told of no player', async ({ house }) => {
  expect((await house.post('/api/play.open?v=1', { sysname: 'far-dragon', mode: 'demo' })).statusCode).toBe(
    200,
  );
  expect(Object.keys(house.hub.asked.at(-1)!)).not.toContain('user');
  expect(house.hub.asked.at(-1)).toMatchObject({ currency: 'XXX' });
});

test('an aggregator that does not answer closes the game for now', async ({ house, world }) => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  house.hub.switches.isDown = true;
  const { opened } = await house.sit(await world.player(rich));
  house.hub.switches.isDown = false;
  expect([opened.status, opened.error.type]).toEqual([422, 'GameClosedException']);
});

test('a recorded round takes and pays what it says, in hundred-thousandths', async ({ house, world }) => {
  const { replay, user, cash } = await house.sit(await world.player(rich));
  const told = { http: 200, status: 'RS_OK', user, currency: 'USD' };
  expect(await replay('balance')).toMatchObject({ ...told, balance: 10_000_000 });
  expect(await replay('bet')).toMatchObject({
    ...told,
    balance: 9_850_000,
    request_uuid: expect.any(String),
  });
  // Half a cent is left of the win, and stays with the house.
  expect(await replay('win')).toMatchObject({ ...told, balance: 10_270_000 });
  expect(await cash()).toBe(10_270);
});

test('what is sent again is answered alike, and what is changed under its name is a duplicate', async ({
  house,
  world,
}) => {
  const { replay, cash } = await house.sit(await world.player(rich));
  const first = await replay('bet');
  expect(await replay('bet', { request_uuid: 'another' })).toEqual({ ...first, request_uuid: 'another' });
  expect((await replay('bet', { amount: 250_000 })).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await cash()).toBe(9_850);
});

test('a rollback gives back once, before its bet too', async ({ house, world }) => {
  const one = await house.sit(await world.player(rich));
  await one.replay('bet');
  expect(await one.replay('rollback')).toMatchObject({ status: 'RS_OK', balance: 10_000_000 });
  expect((await one.replay('win')).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  const other = await house.sit(await world.player(rich));
  expect(await other.replay('rollback')).toMatchObject({ status: 'RS_OK', balance: 10_000_000 });
  expect((await other.replay('bet')).status).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK');
  expect([await one.cash(), await other.cash()]).toEqual([10_000, 10_000]);
});

test('a win is paid though the token is no longer good', async ({ house, world }) => {
  const player = await world.player(rich);
  const { replay, cash } = await house.sit(player);
  await replay('bet');
  await world.db.sql`delete from session where player_id = ${player.id}`;
  expect((await replay('win')).status).toBe('RS_OK');
  expect(await cash()).toBe(10_270);
});

test.for([
  ['more than anyone stakes', 'bet', { amount: 9_000_000_000_000 }, 'RS_ERROR_WRONG_SYNTAX'],
  ['more than there is', 'bet', { amount: 10_001_000 }, 'RS_ERROR_NOT_ENOUGH_MONEY'],
  ['another currency', 'bet', { currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
  ['a game nobody knows', 'bet', { game_code: 'nothing' }, 'RS_ERROR_INVALID_GAME'],
  ['a token nobody knows', 'bet', { token: 'x'.repeat(43) }, 'RS_ERROR_INVALID_TOKEN'],
  ['parts of a cent', 'bet', { amount: 150_001 }, 'RS_ERROR_WRONG_SYNTAX'],
  ['a free bet', 'bet', { is_free: true }, 'RS_ERROR_WRONG_SYNTAX'],
  ['an amount as text', 'bet', { amount: '150000' }, 'RS_ERROR_WRONG_TYPES'],
  ['an amount below nothing', 'bet', { amount: -1000 }, 'RS_ERROR_WRONG_TYPES'],
  ['a win without its bet', 'win', {}, 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
] as const)('%s is refused, and nothing is taken', async ([, name, other, status], { house, world }) => {
  const { replay, cash } = await house.sit(await world.player(rich));
  expect((await replay(name, other)).status).toBe(status);
  expect(await cash()).toBe(10_000);
});

test('what they have not signed is refused', async ({ house, world }) => {
  const { user, token } = await house.sit(await world.player(rich));
  const body = JSON.stringify({ ...recorded.balance.body, user, token });
  expect(await house.sendSigned('user/balance', body, ours.privateKey)).toEqual({
    ...{ http: 200, status: 'RS_ERROR_INVALID_SIGNATURE' },
  });
  expect((await house.sendSigned('user/balance', '{')).status).toBe('RS_ERROR_WRONG_TYPES');
});

test.for(['studio:far-reels', 'studio:hub88', 'game:far-dragon'] as const)(
  'no stake is taken through the aggregator while %s is closed',
  async (target, { house, world }) => {
    const { replay, cash } = await house.sit(await world.player(rich));
    const by = { by: 'a test', now: house.product.clock.now() };
    const messages = { en: 'Back soon', ru: 'Скоро', lv: 'Drīz', pt: 'Já' };
    await world.db.atomically((tx) => close(tx, { target, messages, ends_at: null }, by));
    const { status } = await replay('bet');
    await world.db.atomically((tx) => reopen(tx, target, by));
    expect([status, await cash()]).toEqual(['RS_ERROR_INVALID_GAME', 10_000]);
  },
);
