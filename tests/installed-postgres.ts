// The PostgreSQL that Debian installs, for what the embedded one cannot do: another major version, and pg_dump.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { as, findAccount, give } from '#server/database/account.ts';
import { configOf } from '#server/database/connect.ts';
import { urlOf } from '#server/database/embedded.ts';
import { fastestDisk } from './fastest-disk.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

/** The tests skip with this sentence where it is missing. */
export const NO_POSTGRES =
  'No installed PostgreSQL was found: install the package postgresql to run this test.';

/** The folder of its programs, of the newest version. */
export const findInstalled = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .toSorted()
    .findLast((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_dump')));

const OWNER = 'marigold';

export interface InstalledServer extends Disposable {
  url: string;
}

/** A cluster of its own with an empty database, which goes with its folder. */
export function startInstalled(programs: string): InstalledServer {
  const folder = makeThrowawayFolder('marigold-installed-', fastestDisk());
  const cluster = join(folder.path, 'cluster');
  const account = findAccount(cluster);
  chmodSync(folder.path, 0o777);
  const run = (program: string, ...args: string[]) =>
    runProgram(join(programs, program), args, { ...as(account), cwd: '/' });
  run('initdb', '-D', cluster, '-U', OWNER, '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  give(cluster, account);
  run(
    'pg_ctl',
    '-D',
    cluster,
    '-w',
    '-l',
    join(cluster, 'log'),
    '-o',
    `-k ${cluster} -c listen_addresses= -F`,
    'start',
  );
  run('createdb', '-h', cluster, '-U', OWNER, OWNER);
  return {
    url: urlOf(cluster, OWNER),
    [Symbol.dispose]() {
      run('pg_ctl', '-D', cluster, '-m', 'immediate', 'stop');
      folder[Symbol.dispose]();
    },
  };
}

/** Everything in the first database, restored into the second, which is empty. */
export function dumpInto(programs: string, from: string, into: string): void {
  const dump = runProgram(join(programs, 'pg_dump'), ['--no-owner', '--no-privileges', ...placeOf(from)], {});
  runProgram(join(programs, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', ...placeOf(into)], { input: dump });
}

function placeOf(url: string): string[] {
  const { host, port, user, database } = configOf(url);
  return ['-h', String(host), '-p', String(port), '-U', String(user), '-d', String(database)];
}

function runProgram(program: string, args: readonly string[], options: object): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    env: { LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // A daemon that keeps a pipe open would be waited for.
    ...(program.endsWith('pg_ctl') && { stdio: 'ignore' }),
    ...options,
  });
  if (status !== 0) throw error ?? new Error(`${program} failed: ${stderr}`);
  return stdout ?? '';
}
