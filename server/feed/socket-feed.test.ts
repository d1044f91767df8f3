import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { log } from '../plumbing/log.ts';
import { socketFeed } from './socket-feed.ts';

const sink = { hear: vi.fn(), lost: vi.fn() };

/** Accepts connections and answers none. */
async function openSilent() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    feed: socketFeed({ url: `ws://127.0.0.1:${port}`, key: 'key' }),
    connected: async (): Promise<Socket> => {
      const [socket] = await once(server, 'connection');
      socket.resume();
      return socket;
    },
    [Symbol.asyncDispose]: async () => {
      await new Promise((done) => server.close(done));
    },
  };
}

test('a feed that is stopped before its producer has answered reports no outage', async () => {
  await using silent = await openSilent();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const connecting = silent.connected();
  silent.feed.start(sink);
  const socket = await connecting;
  const closed = once(socket, 'close');
  await silent.feed.stop();
  await closed;
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a feed that loses its producer before it has answered reports an outage', async () => {
  await using silent = await openSilent();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const connecting = silent.connected();
  silent.feed.start(sink);
  (await connecting).destroy();
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  await silent.feed.stop();
  warn.mockRestore();
});
