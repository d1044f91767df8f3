// Stands between a server and its database, and misbehaves as networks and frozen machines do.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { configOf } from '#server/database/connect.ts';

export interface DatabaseProxy extends AsyncDisposable {
  url: string;
  /** Connections that are open now, and all that were ever opened. */
  count(): { open: number; opened: number };
  /** Nothing passes in either direction, on connections old and new, and nobody is told. */
  mute(): void;
  /** What is asked reaches the database, and no answer arrives. */
  holdAnswers(): void;
  /** Everything passes again, what was held back first. */
  speak(): void;
  /** A COMMIT reaches the database and is done there; its answer never arrives. All of them, or so many. */
  loseCommits(how: 'hang up' | 'say nothing', times?: number): void;
}

export async function openProxy(url: string): Promise<DatabaseProxy> {
  const { host, port } = configOf(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isMute = false;
  let loses: 'hang up' | 'say nothing' = 'hang up';
  let left = 0;
  let opened = 0;

  const server = createServer((near) => {
    const far = host!.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port!, host!);
    const pair = [near, far] as const;
    pairs.add(pair);
    opened += 1;
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
      if (isMute) socket.pause();
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => {
      if (left <= 0 || !chunk.includes('COMMIT\0')) return void near.write(chunk);
      left -= 1;
      if (loses === 'hang up') near.destroy();
      else for (const socket of pair) socket.pause();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    url: addressOf(url, (server.address() as AddressInfo).port),
    count: () => ({ open: pairs.size, opened }),
    mute() {
      isMute = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    holdAnswers() {
      for (const [, far] of pairs) far.pause();
    },
    speak() {
      isMute = false;
      for (const socket of [...pairs].flat()) socket.resume();
    },
    loseCommits(how, times = Number.POSITIVE_INFINITY) {
      loses = how;
      left = times;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function addressOf(url: string, port: number): string {
  const address = new URL(url);
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return address.href;
}
