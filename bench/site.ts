// The product in a process of its own, on a free port and the embedded database, open once its home page is answered.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from './folder.ts';
import type { Room } from './measurement.ts';

const LOOK_EVERY_MS = 10;
const OPEN_WITHIN_MS = 120_000;

export interface Site {
  origin: string;
  pid: number;
}

/** As `npm start` serves it. Should this process die, the channel closes and the server ends by itself. */
export const openSite = async (room: Room, env: NodeJS.ProcessEnv = {}): Promise<Site> =>
  launch(room, {
    command: [process.execPath, 'server/main.ts'],
    dataDir: await makeFolder(room),
    isChannel: true,
    env,
  });

interface Launch {
  command: [string, ...string[]];
  dataDir: string;
  isChannel: boolean;
  env?: NodeJS.ProcessEnv;
}

export async function launch(room: Room, { command, dataDir, isChannel, env = {} }: Launch): Promise<Site> {
  const port = await freePort();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...env,
      ...(isChannel && { MARIGOLD_LAUNCHED: '1' }),
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(isChannel ? (['ipc'] as const) : [])],
  });
  room.defer(() => end(child));
  const origin = `http://localhost:${port}`;
  await isOpen(origin, child);
  return { origin, pid: child.pid! };
}

async function isOpen(origin: string, child: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(OPEN_WITHIN_MS);
  while (!hasEnded(child)) {
    const response = await fetch(origin, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode} before it answered`);
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
