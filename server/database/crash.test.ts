import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { type DataFolder, makeReadyDataFolder } from '#tests/data-folder.ts';
import { auditLedger } from '../ledger/audit.ts';
import { openDatabase } from './open.ts';
import { findPostmaster } from './postmaster.ts';

vi.setConfig({ testTimeout: 90_000 });

const ways = ['record', 'teller'] as const;

/** A server in a process of its own that writes as fast as it can, and what it was told is recorded. */
async function startWriter(way: (typeof ways)[number], settings = '') {
  const folder = await makeReadyDataFolder();
  appendFileSync(join(folder.cluster, 'postgresql.auto.conf'), settings);
  const acknowledged: string[] = [];
  const options = ['--data', folder.path, ...(way === 'teller' ? ['--teller'] : [])];
  const child = spawn(process.execPath, ['tests/writer.ts', ...options], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface({ input: child.stdout }).on('line', (key) => acknowledged.push(key));

  return {
    acknowledged,
    postmaster: () => findPostmaster(folder.cluster),
    toAcknowledge: (count: number) =>
      expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count),
    kill: () => kill(child),
    listLost: () => listLost(folder, acknowledged),
    async [Symbol.asyncDispose]() {
      await kill(child);
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
async function listLost({ path }: DataFolder, acknowledged: string[]): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: path, poolSize: 4 });
  const rows = await db.sql<{ key: string }>`select key from ledger_entry where key like 'writer:%'`;
  expect(await auditLedger(db.sql)).toEqual([]);
  await close();
  const known = new Set(rows.map(({ key }) => key));
  return acknowledged.filter((key) => !known.has(key));
}

test.for(ways)(
  'a server killed while it writes (%s) loses nothing acknowledged; the next finds the same postmaster and ends it',
  async (way) => {
    await using writer = await startWriter(way);
    await writer.toAcknowledge(300);
    const before = writer.postmaster()!.pid;

    await writer.kill();

    expect(writer.postmaster()?.pid).toBe(before);
    expect(await writer.listLost()).toEqual([]);
    expect(writer.postmaster()).toBeUndefined();
  },
);

test.for(ways)(
  'a postmaster killed under a server (%s) is started again by it, and nothing acknowledged is lost',
  async (way) => {
    await using writer = await startWriter(way);
    await writer.toAcknowledge(300);
    const before = writer.postmaster()!.pid;

    process.kill(before, 'SIGKILL');
    await writer.toAcknowledge(writer.acknowledged.length + 300);

    expect(writer.postmaster()?.pid).not.toBe(before);
    await writer.kill();
    expect(await writer.listLost()).toEqual([]);
  },
);

test.for(ways)('server (%s) and postmaster killed together lose nothing acknowledged', async (way) => {
  await using writer = await startWriter(way);
  await writer.toAcknowledge(300);

  process.kill(writer.postmaster()!.pid, 'SIGKILL');
  await writer.kill();

  expect(await writer.listLost()).toEqual([]);
});

test('were commits not waited for, the same kill would lose some, and be noticed here', async () => {
  const settings = ['synchronous_commit = off', 'wal_writer_delay = 10s', 'wal_writer_flush_after = 1GB', ''];
  await using writer = await startWriter('teller', settings.join('\n'));
  await writer.toAcknowledge(300);

  process.kill(writer.postmaster()!.pid, 'SIGKILL');
  await writer.kill();

  expect(await writer.listLost()).not.toEqual([]);
});
