// Where the embedded database lies, where its programs are, and which account it runs under.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { log } from '../plumbing/log.ts';
import { type Account, as, canEnter, findAccount, give } from './account.ts';
import { copyPrograms, findPrograms, linkLibraries, type Programs, programIn } from './programs.ts';

export interface Ground {
  account: Account | undefined;
  programs: Programs;
  /** The cluster itself, once made. Its name holds the major version, since another cannot read it. */
  cluster: string;
  log: string;
}

/** Used when we are root and the account that runs PostgreSQL may not enter the project, in /root for example. */
const APART = '/var/lib/marigold';

export function chooseGround(dataDir: string): Ground {
  const found = findPrograms();
  const name = `postgres-${found.version.split('.')[0]}`;
  const account = findAccount(join(dataDir, name));
  mkdirSync(dataDir, { recursive: true });
  let home = dataDir;
  if (account !== undefined && !canEnter(dataDir, account)) {
    home = join(APART, hashOf(dataDir));
    mkdirSync(home, { recursive: true });
    log.warn(`the database is kept in ${home}, because the account it runs under may not enter ${dataDir}`);
  }
  const programs = readyPrograms(found, account, dataDir);
  return { account, programs, cluster: join(home, name), log: join(home, 'postgres.log') };
}

/** As npm left them where they can run from there, otherwise a copy in a place of our own. */
function readyPrograms(found: Programs, account: Account | undefined, dataDir: string): Programs {
  if (canLink(found) && complaintOf(found, account) === null) return found;

  const copy = copyPrograms(found, account === undefined ? dataDir : APART);
  give(copy.folder, account);
  const complaint = complaintOf(copy, account);
  if (complaint === null) return copy;
  throw new CannotStart(
    `The PostgreSQL that comes along cannot run on this machine (${complaint}): set DATABASE_URL to a server of your own.`,
  );
}

function canLink(programs: Programs): boolean {
  try {
    linkLibraries(programs);
    return true;
  } catch {
    return false;
  }
}

function complaintOf(programs: Programs, account: Account | undefined): string | null {
  const options = { ...as(account), cwd: '/', encoding: 'utf8' } as const;
  const { status, error, stderr } = spawnSync(programIn(programs, 'postgres'), ['--version'], options);
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

/** A socket's path must fit into 104 bytes on some systems, with its closing zero. */
const SOCKET_PATH_MAX_BYTES = 103;

/** The cluster's own folder, which only its account may enter; a short one elsewhere where that path is too long. */
export function socketFolder({ cluster, account }: Ground): string {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= SOCKET_PATH_MAX_BYTES) return cluster;

  const folder = join(tmpdir(), `marigold-${hashOf(cluster)}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    give(folder, account);
  }
  // Anyone may write in the system's temporary folder, so what was found there may be a trap.
  const { uid, mode } = lstatSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (uid !== owner || (mode & 0o170777) !== 0o040700)
    throw new CannotStart(
      `The folder ${folder} is not ours alone: remove it, or set DATA_DIR to a shorter path.`,
    );
  return folder;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
