// The product as `npm start` runs it, in processes that a test may kill: the server, its database and its bank.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { endPostmaster, findPostmaster } from '#server/database/postmaster.ts';
import { openDatabase } from '#server/open-database.ts';
import { makeReadyDataFolder } from '../data-folder.ts';

export type MortalHouse = Awaited<ReturnType<typeof openMortalHouse>>;

/** `settings` are lines for PostgreSQL's own configuration, `env` is the server's. */
export async function openMortalHouse(settings: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const folder = await makeReadyDataFolder();
  appendFileSync(join(folder.cluster, 'postgresql.auto.conf'), [...settings, ''].join('\n'));
  let server = await start(folder.path, '0', env);
  const origin = server.origin;

  return {
    origin,
    bankFile: join(folder.path, 'sandbox-bank.jsonl'),

    hasEnded: () => hasEnded(server.child),
    /** What the server has logged as an error. */
    bugs: () => server.logged.filter((line) => /^\{"level":[56]0,/.test(line)),
    killServer: () => kill(server.child),
    /** In order; gives its exit code. */
    async endServer(): Promise<number | null> {
      const exit = once(server.child, 'close');
      server.child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
    /** At the same address. */
    async startServer() {
      server = await start(folder.path, new URL(origin).port, env);
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
      // A killed server leaves its postmaster behind.
      const left = findPostmaster(folder.cluster);
      if (left !== undefined) await endPostmaster(folder.cluster, left.pid);
      folder[Symbol.dispose]();
    },
  };
}

interface Started {
  child: ChildProcess;
  origin: string;
  logged: string[];
}

async function start(dataDir: string, port: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: port,
      LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
      MARIGOLD_LAUNCHED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const logged: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => logged.push(line));
  const line = once(createInterface({ input: child.stdout! }), 'line');
  const ended = once(child, 'exit').then(() => ['']);
  const origin = /http:\S+/.exec(String((await Promise.race([line, ended]))[0]))?.[0];
  if (origin === undefined)
    throw new Error(`the server ended with ${child.exitCode} before it was open: ${logged.join('\n')}`);
  return { child, origin, logged };
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

export function findChild(parent: number, name: string): number | undefined {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const found = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.some((arg) => arg.includes(name)));
  return found === undefined ? undefined : Number(found[0]);
}
