// Runs the WAL over a base backup, in a postmaster of its own, until a moment is reached or the WAL ends.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { walFolder } from '../database/archive.ts';
import { OWNER } from '../database/cluster.ts';
import { openDb } from '../database/db.ts';
import { always, urlOf } from '../database/embedded.ts';
import type { Ground } from '../database/ground.ts';
import { isMigrated } from '../database/migrate.ts';
import { endPostmaster, ensurePostmaster, type Postmaster } from '../database/postmaster.ts';
import { inspect, type Report } from '../ledger/audit.ts';
import { keyedUrl, type LedgerKeySettings, openLedgerKeys } from '../ledger/ledger-keys.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import type { Gathered } from './gather-wal.ts';
import { numberAt } from './wal.ts';

interface Recovery {
  /** The restored cluster, which nobody else knows of yet, with a log of its own. */
  ground: Ground;
  backupFolder: string;
  at: Date;
  gathered: Gathered;
}

/** The postmaster of the recovered cluster, open for reading and writing. */
export async function recover(recovery: Recovery): Promise<Postmaster> {
  const { ground, at } = recovery;
  try {
    return await run(recovery, [`recovery_target_time=${at.toISOString().replace('Z', '+00')}`]);
  } catch (error) {
    requireWholeWal(readLog(ground), recovery);
    if (!/recovery ended before configured recovery target was reached/.test(readLog(ground))) throw error;
    // Nothing was committed after that moment: the end of the WAL is what was asked for.
    return run(recovery, []);
  }
}

async function run({ ground, backupFolder }: Recovery, target: readonly string[]): Promise<Postmaster> {
  rmSync(ground.log, { force: true });
  writeFileSync(join(ground.cluster, 'recovery.signal'), '');
  return ensurePostmaster(ground, [
    ...always,
    `restore_command=cp "${walFolder(backupFolder)}/%f" "%p"`,
    ...target,
    'recovery_target_action=promote',
    // Otherwise it calls itself ready while it is still reading.
    'hot_standby=off',
    // What the recovered database has to archive waits until it is put in its place. A command that fails would be
    // tried several times, a second apart, before the server may end; without one nothing is tried.
    'archive_mode=on',
    'archive_command=',
  ]);
}

/** A file that is missing or damaged ends the WAL just as its real end does, and must not pass for it. */
function requireWholeWal(said: string, { at, gathered: { gap, last } }: Recovery): void {
  const end = /redo done at ([0-9A-F]+\/[0-9A-F]+)/.exec(said)?.[1];
  const damaged =
    end !== undefined && numberAt(end) < last.number
      ? `the WAL cannot be read past ${end}, before ${last.name}`
      : null;
  const fault = gap ?? damaged;
  const until = lastCommitIn(said);
  if (fault === null || (until !== null && at <= until)) return;
  const rest = until === null ? '' : ` What was committed until ${until.toISOString()} can be restored.`;
  throw new CannotStart(`That moment cannot be reached: ${fault}.${rest}`);
}

const readLog = ({ log }: Ground): string => (existsSync(log) ? readFileSync(log, 'utf8') : '');

const lastCommit = /last completed transaction was at log time (\S+) (\S+?)(?:\.(\d+))?\+00/;

/** The millisecond by which it was done: a moment before it would leave it out. */
function lastCommitIn(said: string): Date | null {
  const [found, day, time, fraction = '0'] = lastCommit.exec(said) ?? [];
  if (found === undefined) return null;
  return new Date(Date.parse(`${day}T${time}Z`) + Math.ceil(Number(`0.${fraction}`) * 1000));
}

interface Look {
  lastCommit: Date | null;
  report: Report | null;
}

/** Audits the recovered books, then ends their postmaster. */
export async function lookAt(
  ground: Ground,
  { pid, socket }: Postmaster,
  keys: LedgerKeySettings,
): Promise<Look> {
  const url = urlOf(socket, OWNER);
  const db = openDb(keyedUrl(url, await openLedgerKeys(url, keys)), { poolSize: 2 });
  try {
    const [state] = await db.sql<{ is_reading: boolean }>`select pg_is_in_recovery() as is_reading`;
    if (state!.is_reading) throw new Error('the database is open before it was recovered');
    const report = (await isMigrated(db.sql)) ? await inspect(db) : null;
    return { lastCommit: lastCommitIn(readLog(ground)), report };
  } finally {
    await db.close();
    await endPostmaster(ground.cluster, pid);
  }
}
