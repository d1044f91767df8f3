// Making a cluster: in a folder beside its place, moved there only when complete. A crash half-way leaves no half.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { as, give } from './account.ts';
import { explain } from './explain.ts';
import type { Ground } from './ground.ts';
import { isAlive } from './postmaster.ts';
import { programIn } from './programs.ts';
import { syncFolder } from './sync-folder.ts';

/** The owner of everything in the embedded database, and the database's name. */
export const OWNER = 'marigold';

export function makeCluster(ground: Ground, { isDurable }: { isDurable: boolean }): void {
  removeLeftovers(ground.cluster);
  if (existsSync(ground.cluster)) return;

  const making = `${ground.cluster}.making-${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  try {
    mkdirSync(making, { mode: 0o700 });
    give(making, ground.account);
    run(ground, 'initdb', [`--pgdata=${making}`, ...initOptions, ...(isDurable ? [] : ['--no-sync'])]);
    const single = ['--single', '-D', making, ...(isDurable ? [] : ['-F']), 'postgres'];
    run(ground, 'postgres', single, `create database ${OWNER}\n`);
    renameSync(making, ground.cluster);
    // Without this a power cut could undo the move, and the next start would make an empty cluster in its place.
    if (isDurable) syncFolder(dirname(ground.cluster));
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another process was quicker with the same cluster.
    if (!existsSync(ground.cluster)) throw error;
  }
}

const initOptions = [
  `--username=${OWNER}`,
  // Nobody but the account itself may enter the socket's folder, and there is no other way in.
  '--auth-local=trust',
  '--auth-host=reject',
  '--data-checksums',
  '--encoding=UTF8',
  // PostgreSQL's own C.UTF-8: the same on every machine, whatever languages its system knows.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

function run(ground: Ground, name: 'initdb' | 'postgres', args: string[], input = ''): void {
  const options = {
    ...as(ground.account),
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    encoding: 'utf8',
    input,
  } as const;
  const { status, error, stdout, stderr } = spawnSync(programIn(ground.programs, name), args, options);
  if (status !== 0) throw explain(error ?? `${stdout}\n${stderr}`, ground.cluster);
}

function removeLeftovers(cluster: string): void {
  const prefix = `${basename(cluster)}.making-`;
  for (const name of readdirSync(dirname(cluster))) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}
