// What a studio or an aggregator is told when a player opens its game, and what the player's browser gets.
import { expect, vi } from 'vitest';
import { waitsForPlayer } from '#tests/held-player.ts';
import { openHub88 } from '#tests/hub88.ts';
import { env as studioEnv } from '#tests/studio.ts';
import { test as inWorld, nobodysBrowser } from '#tests/world.ts';
import type { Context, Player } from '../calls/context.ts';
import { readConfig } from '../config/config.ts';
import { hashSecret } from '../plumbing/chance.ts';
import { systemClock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { forgetOutages } from '../plumbing/outage-log.ts';
import { startSession } from '../sessions/sessions.ts';
import { pseudonymOf } from '../studios/pseudonyms.ts';
import { findStudioGame } from '../studios/studio-games.ts';
import { openOutside } from './open-outside.ts';

const URL_THERE = 'https://games.far.example/play?session=8d2f&lang=en';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Mobile Safari/537.36';

const test = inWorld.extend('outside', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const hub = await openHub88();
  onCleanup(() => void hub.close());
  const [direct, aggregated] = [readConfig(studioEnv), readConfig(hub.env)];
  const dice = findStudioGame(direct, 'acme-dice')!;
  const dragon = findStudioGame(aggregated, 'far-dragon')!;

  /** A request of this player, who is signed in unless the rest says otherwise. */
  async function asking(player: Player | null, rest: Partial<Context> = {}): Promise<Context> {
    const now = systemClock.now();
    const secret =
      player &&
      (await world.db.atomically((tx) => startSession(tx, player.id, { now, browser: nobodysBrowser })));
    const session = secret === null ? null : { hash: hashSecret(secret) };
    return { ...world.as(player), now, config: aggregated, session, ...rest };
  }
  const sessionsOf = ({ id }: Player) =>
    world.db.sql`select game, mode from game_session where player_id = ${id}`;
  return { hub, direct, dice, dragon, asking, sessionsOf };
});

test('a studio’s game opens with a token of the player’s own for money, and without one for fun', async ({
  outside: { direct: config, dice, asking },
  world,
}) => {
  const player = await world.player();
  const signedIn = await asking(player, { config });
  const launches = () => world.db.sql<{ game: string; studio: string }>`
    select game, studio from studio_launch where player_id = ${player.id}`;
  const url = 'https://games.acme.example/launch/acme-dice';
  for (const ctx of [
    await asking(null, { config }),
    { ...signedIn, session: null },
    { ...signedIn, player: null },
  ])
    expect(await openOutside(ctx, dice, 'real')).toEqual({ token: '', url });
  expect(await openOutside(signedIn, dice, 'demo')).toEqual({ token: '', url });
  expect(await launches()).toEqual([]);
  expect(await openOutside(signedIn, dice, 'real')).toEqual({ token: expect.stringMatching(/^.{43}$/), url });
  expect(await launches()).toEqual([{ game: 'acme-dice', studio: 'acme' }]);
});

test('an aggregator is told of the player for money: by a name of its own, with country, currency and device', async ({
  outside: { hub, dragon, asking, sessionsOf },
  world,
}) => {
  const player = { ...(await world.player({ currency: 'EUR', locale: 'lv' })), country_code: 'LV' };
  const ctx = await asking(player, { browser: { ...nobodysBrowser, userAgent: PHONE } });
  expect(await openOutside(ctx, dragon, 'real')).toEqual({ token: '', url: URL_THERE });
  expect(hub.asked.at(-1)).toEqual({
    ...{ operator_id: 77, game_code: 'far_dragon', lang: 'lv', currency: 'EUR', country: 'LV' },
    ...{ platform: 'GPL_MOBILE', ip: '127.0.0.1', lobby_url: 'http://localhost' },
    ...{ user: pseudonymOf(ctx, 'hub88', player), token: expect.stringMatching(/^.{43}$/) },
  });
  expect(await sessionsOf(player)).toEqual([{ game: 'far-dragon', mode: 'real' }]);
  await openOutside(ctx, dragon, 'real');
  expect(await sessionsOf(player), 'the session of the game before has ended').toHaveLength(1);
  await openOutside(await asking({ ...player, country_code: '' }), dragon, 'real');
  expect(hub.asked.at(-1)).toMatchObject({ country: 'XX', platform: 'GPL_DESKTOP' });
});

test('for fun an aggregator is told of no player, of no country and of no currency', async ({
  outside: { hub, dragon, asking, sessionsOf },
  world,
}) => {
  const player = { ...(await world.player()), country_code: 'LV' };
  const signedIn = await asking(player);
  for (const [ctx, mode] of [
    [await asking(null), 'demo'],
    [signedIn, 'demo'],
    [{ ...signedIn, session: null }, 'real'],
  ] as const) {
    expect(await openOutside(ctx, dragon, mode)).toEqual({ token: '', url: URL_THERE });
    expect(hub.asked.at(-1)).toEqual({
      ...{ operator_id: 77, game_code: 'far_dragon', lang: 'en', currency: 'XXX', country: 'XX' },
      ...{ platform: 'GPL_DESKTOP', ip: '127.0.0.1', lobby_url: 'http://localhost' },
    });
  }
  expect(await sessionsOf(player)).toEqual([]);
});

test('a game is closed where its aggregator is not set up or does not answer, which is logged; our own trouble is none of its', async ({
  outside: { hub, direct, dragon, asking },
  world,
}) => {
  const player = await world.player();
  const ctx = await asking(player);
  await expect(openOutside({ ...ctx, config: direct }, dragon, 'real')).rejects.toMatchObject({
    reason: 'GameClosed',
  });
  forgetOutages();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const lost = { ...ctx, db: { ...world.db, atomically: () => Promise.reject(new Error('gone')) } };
  await expect(openOutside(lost, dragon, 'real')).rejects.toThrow('gone');
  expect(warn).not.toHaveBeenCalled();
  hub.switches.isDown = true;
  await expect(openOutside(ctx, dragon, 'real')).rejects.toMatchObject({ reason: 'GameClosed' });
  hub.switches.isDown = false;
  expect(warn.mock.calls).toEqual([
    ['a game could not be opened', expect.objectContaining({ who: 'hub88' })],
  ]);
  warn.mockRestore();
});

test('a game is not opened for money while another request of its player is at work', async ({
  outside: { dragon, asking },
  world,
}) => {
  const player = await world.player();
  const ctx = await asking(player);
  expect(await waitsForPlayer(world.db, player.id, () => openOutside(ctx, dragon, 'real'))).toBe(true);
});
