// Half-sent requests, on raw sockets: they end soon, are few for each address, and take nothing from others.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { test } from '#tests/doors.ts';
import { limitUnfinished } from './unfinished-requests.ts';

const beginnings = {
  'a head without end': 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'a body without end': 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
  'no word at all': '',
  'a second head without end': 'GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost',
} as const;

async function openServer(bounds: Parameters<typeof limitUnfinished>[1]) {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('answered'));
  });
  limitUnfinished(server, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function hold(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket.resume();
}

const openOf = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => !closed).length;

test.for(Object.entries(beginnings))(
  'of many connections with %s the oldest are closed',
  async ([, bytes]) => {
    const port = await openServer({ most: 5, mostResting: 5, graceMs: 50, everyMs: 20 });
    const held = await Promise.all(Array.from({ length: 20 }, () => hold(port, bytes)));
    await expect.poll(() => openOf(held), { timeout: 5_000 }).toBe(5);
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text(), 'somebody honest at the same address').toBe('answered');
  },
);

test('connections that rest between requests stay', async () => {
  const port = await openServer({ most: 1, mostResting: 6, graceMs: 20, everyMs: 10 });
  const whole = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const resting = await Promise.all(Array.from({ length: 6 }, () => hold(port, whole)));
  const begun = await Promise.all(
    Array.from({ length: 3 }, () => hold(port, beginnings['a head without end'])),
  );
  await expect.poll(() => openOf(begun), { timeout: 5_000 }).toBe(1);
  expect(openOf(resting)).toBe(6);
});

test('the server itself holds 64 of them for an address, and none for long', { timeout: 30_000 }, async ({
  doors,
}) => {
  const port = Number(new URL(await doors.listen()).port);
  const { headersTimeout, requestTimeout } = doors.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
  const held = await Promise.all(
    Array.from({ length: 100 }, () => hold(port, beginnings['a head without end'])),
  );
  await expect.poll(() => openOf(held), { timeout: 8_000, interval: 100 }).toBe(64);
  await expect.poll(() => openOf(held), { timeout: 16_000, interval: 200 }).toBe(0);
});
