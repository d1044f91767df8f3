// A PgBouncer between a product and the test database, as Debian ships it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, lchownSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { configOf } from '#server/database/connect.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

export type PoolMode = 'session' | 'transaction';

export interface Pooler extends AsyncDisposable {
  /** The same database with the same startup settings, reached through the pooler. */
  through(url: string): string;
}

/** The tests skip with this sentence where the program is missing. */
export const NO_POOLER = 'PgBouncer was not found: install the package pgbouncer to run this test.';

/** Debian installs it where ordinary users do not look. */
export function findPooler(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const PORT = 6432;

/** `dropped`: the startup parameters that the pooler swallows without a word. */
export async function openPooler(
  url: string,
  { mode, dropped = [] }: { mode: PoolMode; dropped?: readonly string[] },
): Promise<Pooler> {
  const { host, port, user, password = '' } = configOf(url);
  const folder = makeThrowawayFolder('marigold-pooler-');
  const path = (name: string) => join(folder.path, name);
  writeFileSync(path('users'), `"${user}" "${password}"\n`);
  writeFileSync(
    path('ini'),
    [
      '[databases]',
      `* = host=${host} port=${port}`,
      '[pgbouncer]',
      'listen_addr =',
      `listen_port = ${PORT}`,
      `unix_socket_dir = ${folder.path}`,
      'auth_type = trust',
      `auth_file = ${path('users')}`,
      `pool_mode = ${mode}`,
      'max_client_conn = 200',
      'default_pool_size = 20',
      `ignore_startup_parameters = ${['extra_float_digits', ...dropped].join(', ')}`,
      '',
    ].join('\n'),
  );
  const account = accountFor(host!);
  chmodSync(folder.path, 0o755);
  if (account.uid !== undefined) lchownSync(folder.path, account.uid, account.gid!);
  const child = spawn(findPooler()!, [path('ini')], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const through = (plain: string) => throughFolder(plain, folder.path);
  await untilOpen(child);
  return {
    through,
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      folder[Symbol.dispose]();
    },
  };
}

/** PgBouncer does not run as root, and only its own account may enter the folder of the embedded database's socket. */
function accountFor(host: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(host.startsWith('/') ? host : '/var/lib/postgresql');
  return { uid, gid };
}

function throughFolder(plain: string, folder: string): string {
  const address = new URL(plain);
  address.hostname = 'localhost';
  address.port = String(PORT);
  address.searchParams.set('host', folder);
  return address.href;
}

/** It says so itself, after it has opened its socket. */
function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer ended: ${said}`)));
  });
}
