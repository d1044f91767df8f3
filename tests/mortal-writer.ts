// A server in a process of its own that writes as fast as it can, on a database of its own; a test may kill both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { endPostmaster, findPostmaster } from '#server/database/postmaster.ts';
import { auditLedger } from '#server/ledger/audit.ts';
import { openDatabase } from '#server/open-database.ts';
import { type DataFolder, makeReadyDataFolder } from './data-folder.ts';
import { fastestDisk } from './fastest-disk.ts';

/** How it takes stakes: each in a transaction of its own, or in a batch. */
export const ways = ['record', 'batch'] as const;

/** `settings` are lines for PostgreSQL's own configuration. */
export async function startWriter(way: (typeof ways)[number], settings: readonly string[] = []) {
  // A process that is killed takes nothing with it that it has handed to the system, on whichever disk.
  const folder = await makeReadyDataFolder(fastestDisk());
  appendFileSync(join(folder.cluster, 'postgresql.auto.conf'), [...settings, ''].join('\n'));
  const acknowledged: string[] = [];
  const options = ['--data', folder.path, ...(way === 'batch' ? ['--batch'] : [])];
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, ['tests/writer.ts', ...options], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    createInterface({ input: child.stdout! }).on('line', (key) => acknowledged.push(key));
    return child;
  };
  let child = start();
  const postmaster = () => findPostmaster(folder.cluster)?.pid;

  return {
    postmaster,
    /** Waits until so many more were acknowledged. */
    async toWrite(count: number) {
      const enough = acknowledged.length + count;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough);
    },
    kill: () => kill(child),
    killDatabase: () => process.kill(postmaster()!, 'SIGKILL'),
    startAgain() {
      child = start();
    },
    listLost: () => listLost(folder, acknowledged),
    async [Symbol.asyncDispose]() {
      await kill(child);
      const left = postmaster();
      if (left !== undefined) await endPostmaster(folder.cluster, left);
      folder[Symbol.dispose]();
    },
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Opens the database as the next start would, and gives what was acknowledged and is not known there. */
async function listLost({ path }: DataFolder, acknowledged: readonly string[]): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: path, poolSize: 4 });
  const rows = await db.sql<{ key: string }>`select key from ledger_entry where key like 'writer:%'`;
  expect(await auditLedger(db.sql)).toEqual([]);
  await close();
  const known = new Set(rows.map(({ key }) => key));
  return acknowledged.filter((key) => !known.has(key));
}
