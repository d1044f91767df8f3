// The product as `npm start` runs it, in processes that a test may kill: the server, its database and its bank.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { findPostmaster } from '#server/database/postmaster.ts';
import type { Db } from '#server/db.ts';
import { makeReadyDataFolder } from '../data-folder.ts';

export type MortalHouse = Awaited<ReturnType<typeof openMortalHouse>>;

/** `settings` are lines for PostgreSQL's own configuration. */
export async function openMortalHouse(settings: readonly string[] = []) {
  const folder = await makeReadyDataFolder();
  appendFileSync(join(folder.cluster, 'postgresql.auto.conf'), [...settings, ''].join('\n'));
  let server = await start(folder.path, '0');
  const origin = server.origin;

  return {
    origin,
    bankFile: join(folder.path, 'sandbox-bank.jsonl'),

    killServer: () => kill(server.child),
    /** At the same address. */
    async startServer() {
      server = await start(folder.path, new URL(origin).port);
    },
    async killDatabase() {
      process.kill(await found(() => findPostmaster(folder.cluster)?.pid), 'SIGKILL');
    },
    async killBank() {
      process.kill(await found(() => findChild(server.child.pid!, 'bank-process')), 'SIGKILL');
    },

    /** The books as the next start finds them; the server must have ended. */
    async look<T>(work: (db: Db) => Promise<T>): Promise<T> {
      const { db, close } = await openDatabase({ databaseUrl: null, dataDir: folder.path, poolSize: 4 });
      try {
        return await work(db);
      } finally {
        await close();
      }
    },

    async [Symbol.asyncDispose]() {
      await kill(server.child);
      // Ends the postmaster that a killed server has left behind.
      const { close } = await openDatabase({ databaseUrl: null, dataDir: folder.path, poolSize: 2 });
      await close();
      folder[Symbol.dispose]();
    },
  };
}

async function start(dataDir: string, port: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: port,
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      MARIGOLD_LAUNCHED: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const line = once(createInterface({ input: child.stdout! }), 'line');
  const ended = once(child, 'exit').then(() => ['']);
  const origin = /http:\S+/.exec(String((await Promise.race([line, ended]))[0]))?.[0];
  if (origin === undefined) throw new Error(`the server ended with ${child.exitCode} before it was open`);
  return { child, origin };
}

/** Whatever was killed before may not be back yet. */
const found = (find: () => number | undefined): Promise<number> =>
  vi.waitFor(
    () => {
      const pid = find();
      if (pid === undefined) throw new Error('it is not back');
      return pid;
    },
    { timeout: 60_000 },
  );

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

function findChild(parent: number, name: string): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.includes(name)));
  return found === undefined ? undefined : Number(found[0]);
}
