// The database that comes along: a PostgreSQL cluster of our own under the data folder, reached by a socket only.
//
// Several processes may share it. Each takes a seat, a shared lock held as long as its connection lives; whoever
// leaves last ends the postmaster. A process that was killed leaves its seat by dying, and the postmaster it leaves
// behind is found and used by the next start.

import { setTimeout as pause } from 'node:timers/promises';
import type { BackupSettings } from '../config/backups.ts';
import { log } from '../plumbing/log.ts';
import { archiving } from './archive.ts';
import { makeCluster, OWNER } from './cluster.ts';
import { type Connection, connect } from './connect.ts';
import { explain } from './explain.ts';
import { chooseGround, type Ground } from './ground.ts';
import { houseLocks } from './house-locks.ts';
import { endPostmaster, ensurePostmaster, type Postmaster } from './postmaster.ts';

export interface Embedded {
  url: string;
  /** Ends the postmaster too, unless another process sits there still. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Only a test whose data nobody will miss may say no: commits are then not written to the disk. */
  isDurable?: boolean;
  /** Null: nothing is archived. */
  backups?: BackupSettings | null;
}

interface Seat {
  postmaster: Postmaster;
  connection: Connection;
}

const REVIVE_EVERY_MS = 500;
const ANSWERED_WITHIN_MS = 10_000;
const SEATED_WITHIN_MS = 60_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, isDurable = true, backups = null } = options;
  const ground = prepare(dataDir, isDurable);
  const settings = [
    ...always,
    ...(isDurable ? [] : careless),
    ...(backups === null ? [] : archiving(backups, ground.account)),
  ];
  let isClosing = false;
  let seat = takeSeat(ground, settings, revive);
  const { postmaster } = await seat.catch((error: unknown) => {
    throw explain(error, ground.cluster);
  });

  /** The postmaster died under us. The pools reconnect by themselves once it is back. */
  function revive(): void {
    if (isClosing) return;
    log.bug(new Error('the embedded database has died and is started again'));
    seat = takeSeatAtLast(ground, settings, revive);
  }

  return {
    url: urlOf(postmaster.socket, OWNER),
    async close() {
      isClosing = true;
      await leave(ground, await seat);
    },
  };
}

function prepare(dataDir: string, isDurable: boolean): Ground {
  try {
    const ground = chooseGround(dataDir);
    makeCluster(ground, { isDurable });
    return ground;
  } catch (error) {
    throw explain(error, dataDir);
  }
}

async function takeSeat(ground: Ground, settings: readonly string[], onLost: () => void): Promise<Seat> {
  const deadline = performance.now() + SEATED_WITHIN_MS;
  for (;;) {
    const postmaster = await ensurePostmaster(ground, settings);
    let isTaken = false;
    try {
      const connection = await connect(urlOf(postmaster.socket, 'postgres'), {
        onLost: () => isTaken && onLost(),
        query_timeout: ANSWERED_WITHIN_MS,
      });
      await connection.sql`select pg_advisory_lock_shared(${houseLocks.seats})`;
      isTaken = true;
      return { postmaster, connection };
    } catch (error) {
      // The last one was just leaving, and has ended the postmaster we had found. Or it is one that answers nobody.
      if (performance.now() > deadline) throw error;
    }
  }
}

async function takeSeatAtLast(
  ground: Ground,
  settings: readonly string[],
  onLost: () => void,
): Promise<Seat> {
  for (;;) {
    try {
      return await takeSeat(ground, settings, onLost);
    } catch (error) {
      log.bug(error);
      await pause(REVIVE_EVERY_MS);
    }
  }
}

async function leave({ cluster }: Ground, { postmaster, connection: { sql, close } }: Seat): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_shared(${houseLocks.seats})`;
    const [row] = await sql<{
      isLast: boolean;
    }>`select pg_try_advisory_lock(${houseLocks.seats}) as "isLast"`;
    if (row?.isLast) await endPostmaster(cluster, postmaster.pid);
  } catch {
    // Another left at the same moment, was the last, and has ended the postmaster between our two questions.
  } finally {
    await close();
  }
}

export const urlOf = (socket: string, name: string): string =>
  `postgres://${OWNER}@localhost/${name}?host=${encodeURIComponent(socket)}`;

/** And databases are copied by the file system. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'file_copy_method=clone'];

export const always: readonly string[] = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_line_prefix=%m ',
  'log_checkpoints=off',
  // Our questions are short; compiling them would cost more than it gives.
  'jit=off',
];
