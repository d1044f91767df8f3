// A database that neither answers nor hangs up: whoever asks is told so soon, and everything is well again with it.
import { execFileSync } from 'node:child_process';
import { test } from 'vitest';
import { makeReadyDataFolder } from '#tests/data-folder.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { fastestDisk } from '#tests/fastest-disk.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { listenLive } from '#tests/live-listener.ts';
import { makePlayer } from '#tests/player.ts';
import { createWorld } from '#tests/world.ts';
import { openDb } from '../database/db.ts';
import { findPostmaster } from '../database/postmaster.ts';
import { openProcessBus } from '../live/process.ts';
import { openDatabase } from '../open-database.ts';

/** Waiting for a connection and for an answer, with room for a busy machine. */
const REFUSED_WITHIN_MS = 15_000;
/** Sooner than any connection or answer is given up. */
const READY_WITHIN_MS = 4_000;

interface Freezer extends AsyncDisposable {
  /** What the server asks. */
  url: string;
  freeze(): void;
  thaw(): void;
}

const ways: Record<string, () => Promise<Freezer>> = {
  async 'a network that lets nothing through'() {
    const world = await createWorld();
    const proxy = await openProxy(world.url);
    return {
      url: proxy.url,
      freeze: proxy.mute,
      thaw: proxy.speak,
      async [Symbol.asyncDispose]() {
        await proxy[Symbol.asyncDispose]();
        await world[Symbol.asyncDispose]();
      },
    };
  },

  async 'processes that have stopped'() {
    const folder = await makeReadyDataFolder(fastestDisk());
    const { url, close } = await openDatabase({ databaseUrl: null, dataDir: folder.path, poolSize: 2 });
    const { pid } = findPostmaster(folder.cluster)!;
    let isFrozen = false;
    const tell = (signal: 'SIGSTOP' | 'SIGCONT') => {
      isFrozen = signal === 'SIGSTOP';
      for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
    };
    return {
      url,
      freeze: () => tell('SIGSTOP'),
      thaw: () => tell('SIGCONT'),
      async [Symbol.asyncDispose]() {
        if (isFrozen) tell('SIGCONT');
        await close();
        folder[Symbol.dispose]();
      },
    };
  },
};

// At once: each spends its time waiting.
test.concurrent.for(Object.keys(ways))(
  'nobody waits long for a frozen database: %s',
  async (way, { expect }) => {
    await using freezer = await ways[way]!();
    const { url, freeze, thaw } = freezer;
    const db = openDb(url);
    const player = await makePlayer(db);
    await db.close();
    await using doors = await openDoorsOn(url, async () => openProcessBus(), { site: createLittleSite() });
    const { cookie } = await doors.signIn(player);
    const { result } = await doors.ask('account.getToken', {}, { cookie });
    const origin = await doors.listen();
    const timed = async (path: string, headers: Record<string, string> = {}) => {
      const from = performance.now();
      const { statusCode, headers: answered } = await doors.get(path, headers);
      return { path, status: statusCode, retry: answered['retry-after'], ms: performance.now() - from };
    };

    freeze();
    // One more than there are connections, for each.
    const balances = Array.from({ length: 11 }, () => timed('/api/account.getBalance?v=1', { cookie }));
    const readiness = Array.from({ length: 11 }, () => timed('/readyz'));
    const live = listenLive(origin, { token: result.token }).then(
      () => 'open',
      (status: number) => status,
    );
    const refused = await Promise.all([...balances, timed('/', { cookie })]);

    for (const { path, status, retry, ms } of refused) {
      expect([path, status, Number(retry) > 0]).toEqual([path, 503, true]);
      expect(ms, path).toBeLessThan(REFUSED_WITHIN_MS);
    }
    for (const { status, retry, ms } of await Promise.all(readiness)) {
      expect([status, Number(retry) > 0]).toEqual([503, true]);
      expect(ms).toBeLessThan(READY_WITHIN_MS);
    }
    await expect(live).resolves.toBe(503);
    // What needs no database goes on.
    for (const path of ['/healthz', '/api/games.get?v=1']) expect((await timed(path)).status).toBe(200);

    thaw();
    await expect.poll(async () => (await timed('/readyz')).status).toBe(200);
    await expect.poll(async () => (await timed('/api/account.getBalance?v=1', { cookie })).status).toBe(200);
    await expect.poll(async () => (await timed('/', { cookie })).status).toBe(200);
  },
);

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!);
}
