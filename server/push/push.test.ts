// Messages on a player's devices: asked for by them, sent when something happened, ended with the session.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import webPush from 'web-push';
import { openDoorsIn, test } from '#tests/doors.ts';
import { factsReadable } from '#tests/facts.ts';
import { recordFacts } from '../facts/facts.ts';
import { readSome } from '../facts/read-facts.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { endSessions } from '../sessions/sessions.ts';
import { pushesSent, pushReader } from './pushes.ts';

const keys = webPush.generateVAPIDKeys();
const env = {
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
  VAPID_SUBJECT: 'mailto:operator@marigold.example',
};

/** What a browser tells of itself. */
function browserKeys() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function openService() {
  const heard: { path: string; encoding: string; bytes: number }[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    heard.push({ path: request.url ?? '', encoding: String(request.headers['content-encoding']), bytes });
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    heard,
    answer(next: number) {
      status = next;
    },
    [Symbol.dispose]: () => void server.close(),
  };
}

test('push.getSettings: without keys the house sends none, and nothing is kept', async ({ world }) => {
  await using doors = await openDoorsIn(world);
  const session = await doors.signIn(await doors.player());
  expect((await doors.ask('push.getSettings', {}, session)).result).toEqual({
    public_key: null,
    is_subscribed: false,
  });
  const fields = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', ...browserKeys() };
  expect((await doors.send('push.subscribe', fields, session)).error.type).toBe('InvalidParameterException');
});

const elsewhere = [
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com',
  'https://user@fcm.googleapis.com/a',
  'https://127.0.0.1/a',
  'https://notify.windows.com.evil.example/a',
  'file:///etc/passwd',
  'not an address',
];

test('push.subscribe refuses whatever is no browser’s push service', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env });
  const session = await doors.signIn(await doors.player());
  for (const endpoint of elsewhere) {
    const answer = await doors.send('push.subscribe', { endpoint, ...browserKeys() }, session);
    expect(answer.error?.type, endpoint).toBe('InvalidParameterException');
  }
  expect((await doors.ask('push.getSettings', {}, session)).result.is_subscribed).toBe(false);
});

test('a withdrawal that was paid is told on every device, in words without a sum, once', async ({
  world,
}) => {
  using service = await openService();
  await using doors = await openDoorsIn(world, { env: { ...env, PUSH_ORIGINS: service.origin } });
  const { product } = doors;
  const player = await doors.player();
  const [phone, desk] = [await doors.signIn(player), await doors.signIn(player)];
  for (const [name, session] of Object.entries({ phone, desk }))
    await doors.send('push.subscribe', { endpoint: `${service.origin}/${name}`, ...browserKeys() }, session);
  expect((await doors.ask('push.getSettings', {}, phone)).result.is_subscribed).toBe(true);

  const tell = async () => {
    const at = product.clock.now();
    const data = {
      transaction: '1',
      method: 'card',
      currency: 'USD',
      amount: 100 as never,
      seconds: 60,
    } as const;
    const facts = [{ name: 'withdrawal.paid', playerId: player.id, at, data }] as never;
    await product.db.atomically((tx) => recordFacts(tx, facts));
    await factsReadable(product.db);
    await readSome(product.db, pushReader(product), 1_000);
  };
  const tasks = runTasks(product, [pushesSent(product)]);
  await tell();
  await expect.poll(() => service.heard.map(({ path }) => path).toSorted()).toEqual(['/desk', '/phone']);
  for (const { encoding, bytes } of service.heard)
    expect([encoding, bytes > 50]).toEqual(['aes128gcm', true]);

  // Whoever signs out hears nothing more there; a browser that is gone is forgotten.
  await doors.ask('auth.logout', {}, { ...desk, 'sec-fetch-site': 'same-origin' });
  service.answer(410);
  await tell();
  await expect.poll(() => service.heard.length).toBe(3);
  expect(service.heard[2]!.path).toBe('/phone');
  await expect
    .poll(async () => (await doors.ask('push.getSettings', {}, phone)).result.is_subscribed)
    .toBe(false);
  await tasks.close();
});

test('push.unsubscribe ends it on this device, and signing out everywhere on all', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env });
  const player = await doors.player();
  const [phone, desk] = [await doors.signIn(player), await doors.signIn(player)];
  for (const [name, session] of Object.entries({ phone, desk })) {
    const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${name}-${player.id}`;
    await doors.send('push.subscribe', { endpoint, ...browserKeys() }, session);
  }
  await doors.send('push.unsubscribe', {}, phone);
  const kept = () =>
    doors.product.db.sql`select from push_subscription where player_id = ${player.id}`.then(
      ({ length }) => length,
    );
  expect(await kept()).toBe(1);
  await doors.product.db.atomically((tx) => endSessions(tx, player.id, { except: null }));
  expect(await kept()).toBe(0);
});

test('a browser that somebody else signs in on is theirs from then on', async ({ world }) => {
  await using doors = await openDoorsIn(world, { env });
  const [anna, boris] = [await doors.player(), await doors.player()];
  const fields = { endpoint: `https://web.push.apple.com/${anna.id}`, ...browserKeys() };
  await doors.send('push.subscribe', fields, await doors.signIn(anna));
  const second = await doors.signIn(boris);
  await doors.send('push.subscribe', fields, second);
  const rows = await doors.product.db.sql<{ player_id: number }>`
    select player_id from push_subscription where endpoint = ${fields.endpoint}`;
  expect(rows.map(({ player_id }) => player_id)).toEqual([boris.id]);
});
