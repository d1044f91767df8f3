// The postmaster, PostgreSQL's parent process: finding the one that runs, starting one, ending it.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { as } from './account.ts';
import { explain } from './explain.ts';
import { type Ground, socketFolder } from './ground.ts';
import { openLog } from './postgres-log.ts';
import { programIn } from './programs.ts';

export interface Postmaster {
  pid: number;
  /** The folder of its socket. */
  socket: string;
  isReady: boolean;
}

const LOOK_EVERY_MS = 10;

/** What a start says when another is just coming or leaving; that passes. */
const notYet =
  /lock file .* (already exists|is empty)|could not (open|remove old) lock file|shared memory block .* in use/;
const RETRY_EVERY_MS = 100;
const RETRIES = 100;
/** Whoever starts writes postmaster.pid as soon as it is there: one that stays empty so long was left by a death. */
const RETRIES_WHILE_EMPTY = 10;

/** The postmaster of this cluster, ready to serve: the one that runs, or else a new one. */
export async function ensurePostmaster(ground: Ground, settings: readonly string[]): Promise<Postmaster> {
  for (let tries = 0; ; tries += 1) {
    const running = findPostmaster(ground.cluster);
    const outcome = running ? await awaitReady(ground.cluster, running.pid) : await launch(ground, settings);
    if (typeof outcome === 'object') return outcome;
    if (outcome !== undefined && (tries >= RETRIES || !notYet.test(outcome)))
      throw explain(outcome, ground.cluster);
    if (tries >= RETRIES_WHILE_EMPTY) removeEmptyPidFile(ground.cluster);
    await pause(RETRY_EVERY_MS);
  }
}

/** Ends it without waiting for other connections; what was committed is safe, what was not is undone. */
export async function endPostmaster(cluster: string, pid: number): Promise<void> {
  if (findPostmaster(cluster)?.pid === pid) process.kill(pid, 'SIGINT');
  while (findPostmaster(cluster)?.pid === pid) await pause(LOOK_EVERY_MS);
}

/** What postmaster.pid says, if the process it names is really this cluster's postmaster. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPidFile(cluster).split('\n');
  const pid = Number(lines[0]);
  if (!pid || !isPostmasterOf(cluster, pid)) return undefined;
  return { pid, socket: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Waits as long as the process lives: after a crash it may have much to read again. Undefined: it ended. */
async function awaitReady(cluster: string, pid: number): Promise<Postmaster | undefined> {
  for (;;) {
    const found = findPostmaster(cluster);
    if (found?.pid !== pid) return undefined;
    if (found.isReady) return found;
    await pause(LOOK_EVERY_MS);
  }
}

/** The new postmaster, or its last words. */
async function launch(ground: Ground, settings: readonly string[]): Promise<Postmaster | string> {
  disownPidFile(ground.cluster);
  const log = openLog(ground.log);
  const args = [
    '-D',
    ground.cluster,
    '-k',
    socketFolder(ground),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn(programIn(ground.programs, 'postgres'), args, {
    ...as(ground.account),
    // In a session of its own: the terminal's Ctrl-C reaches us, and we end it after everything else has ended.
    detached: true,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log.handle, log.handle],
  });
  let failure: string | undefined;
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.on('error', ({ message }) => {
    failure = message;
    hasEnded = true;
  });
  child.unref();
  log.close();

  while (!hasEnded) {
    const found = findPostmaster(ground.cluster);
    if (found?.pid === child.pid && found?.isReady) return found;
    await pause(LOOK_EVERY_MS);
  }
  return failure ?? log.sinceOpened();
}

/**
 * After a crash of the whole machine the number in postmaster.pid may by now be someone else's, and PostgreSQL would
 * take that process for a postmaster. Only the number is replaced: the rest lets it check for orphans of the old one.
 */
function disownPidFile(cluster: string): void {
  const text = readPidFile(cluster);
  const pid = Number.parseInt(text, 10);
  if (pid && isAlive(pid) && !isPostmasterOf(cluster, pid))
    writeFileSync(join(cluster, 'postmaster.pid'), text.replace(/^-?\d+/, String(NO_PROCESS)));
}

/** PostgreSQL itself would wait for whoever has made it for ever. */
function removeEmptyPidFile(cluster: string): void {
  const isEmpty = readPidFile(cluster) === '';
  if (isEmpty && !hasProcesses(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Of a postmaster, or left by one: all of them work inside its folder. */
function hasProcesses(cluster: string): boolean {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-axo', 'command='], { encoding: 'utf8' }).stdout.includes(cluster);
  const folder = realpathSync(cluster);
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workPlaceOf(name) === folder);
}

/** Undefined for one that has just ended, and for others' processes, into which we may not look. */
function workPlaceOf(process: string): string | undefined {
  try {
    return readlinkSync(`/proc/${process}/cwd`);
  } catch {
    return undefined;
  }
}

/** Larger than any process number a system gives. */
const NO_PROCESS = 2_147_483_646;

function readPidFile(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch (error) {
    // A postmaster that leaves takes it away, at any moment.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/** A postmaster works inside its cluster's folder. Where we may not look, it is taken for one. */
function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      cluster,
    );
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}
