// The real server, as `npm start` runs it, on a free port and a database of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { connect, databaseAt } from '#server/database/connect.ts';
import { makeReadyDataFolder } from '../data-folder.ts';
import { dropDatabase } from '../database.ts';
import { settings } from './settings.ts';

export const LOG_FILE = '.cache/journeys-server.log';

export interface RunningSite extends AsyncDisposable {
  origin: string;
  /** The settings that lead another server to its database. */
  database: NodeJS.ProcessEnv;
}

/** Resolves once the server has printed its address, which it does only when it is ready for visitors. */
export async function startSite({
  logFile = LOG_FILE,
  env = {},
  beside,
}: {
  logFile?: string;
  env?: NodeJS.ProcessEnv;
  /** Shares the database of this one, and must end before it. */
  beside?: RunningSite;
} = {}): Promise<RunningSite> {
  if (!existsSync('dist/server/entry.server.js'))
    throw new Error('Journeys need the built site: run `npm run build` first.');

  await using undo = new AsyncDisposableStack();
  const database = beside ? { env: beside.database, drop: () => undefined } : await freshDatabase();
  undo.defer(database.drop);
  const port = String(await freePort());
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...settings, PORT: port, MARIGOLD_LAUNCHED: '1', ...database.env, ...env },
    // Should this process die, the channel closes and the server ends by itself.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  undo.defer(() => stop(server, logFile));
  keepLog(server, logFile);
  await printsAddress(server, port);

  const parts = undo.move();
  return {
    origin: `http://localhost:${port}`,
    database: database.env,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

async function stop(server: ChildProcess, logFile: string): Promise<void> {
  const isRunning = server.exitCode === null && server.signalCode === null;
  if (isRunning) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  if (server.exitCode !== 0)
    throw new Error(`The server ended with ${server.exitCode ?? server.signalCode}; see ${logFile}.`);
}

function printsAddress(server: ChildProcess, port: string): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    for (const input of [server.stdout!, server.stderr!])
      createInterface({ input }).on('line', (line) => {
        said.push(line);
        if (line.includes(`:${port}`)) resolve();
      });
    server.once('exit', () => reject(new Error(`The server did not start. It said:\n${said.join('\n')}`)));
  });
}

function keepLog(server: ChildProcess, logFile: string): void {
  mkdirSync('.cache', { recursive: true });
  const file = createWriteStream(logFile);
  for (const pipe of [server.stdout!, server.stderr!]) pipe.on('data', (chunk) => file.write(chunk));
}

interface FreshDatabase {
  env: NodeJS.ProcessEnv;
  drop: () => void | Promise<void>;
}

/** A database of its own on the named server, or an embedded one in a folder of its own. */
async function freshDatabase(): Promise<FreshDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    const folder = await makeReadyDataFolder();
    return { env: { DATA_DIR: folder.path }, drop: () => folder[Symbol.dispose]() };
  }

  const name = `journeys_${randomBytes(8).toString('hex')}`;
  const admin = await connect(server);
  await admin.run(`create database ${name} template template0 encoding 'UTF8'`);
  await admin.close();
  return { env: { DATABASE_URL: databaseAt(server, name) }, drop: () => dropDatabase(server, name) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
