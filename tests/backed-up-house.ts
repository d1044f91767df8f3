// A database that archives and is backed up, with money moving in it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromUnits } from '#rules/money.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import type { Db } from '#server/database/db.ts';
import { outside, pocket } from '#server/ledger/accounts.ts';
import { record } from '#server/ledger/record.ts';
import { openDatabase } from '#server/open-database.ts';
import { systemClock } from '#server/plumbing/clock.ts';
import { makeReadyDataFolder } from './data-folder.ts';
import { fastestDisk } from './fastest-disk.ts';

export const now = systemClock.now;

export async function openBackedUpHouse({ keep = 7 } = {}) {
  const data = await makeReadyDataFolder(fastestDisk());
  const folder = mkdtempSync(join(data.path, 'backups-'));
  chmodSync(folder, 0o755);
  const backups = { folder, keep, walSeconds: 300 };
  const where = { databaseUrl: null, dataDir: data.path, poolSize: 4, backups };
  return {
    folder,
    dataDir: data.path,
    cluster: data.cluster,
    open: () => openDatabase(where),
    backup: (url: string) => takeBackup({ url, cluster: data.cluster, dataDir: data.path, backups, now }),
    restore: (at: Date) =>
      restoreBackup({
        dataDir: data.path,
        backupFolder: folder,
        at,
        now: now(),
        keys: { ledgerKeys: [], secret: null },
      }),
    /** As when its disk is lost. */
    loseCluster: () => rmSync(data.cluster, { recursive: true }),
    [Symbol.dispose]: () => data[Symbol.dispose](),
  };
}

export const pay = (db: Db, playerId: number, name: string | number) =>
  db.atomically((tx) =>
    record(tx, {
      key: `paid:${name}`,
      reason: 'deposit.settled',
      moves: [{ from: outside('test'), to: pocket(playerId, 'main'), amount: fromUnits(1), currency: 'USD' }],
    }),
  );

/** What was paid, as the books have it. */
export async function paidIn({ sql }: Db): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    select substr(key, 6) as name from ledger_entry where key like 'paid:%' order by player_id, number`;
  return rows.map(({ name }) => name);
}

/** A moment by the database's own clock, after everything answered so far and before anything asked later. */
export async function momentOf({ sql }: Db): Promise<Date> {
  const [row] = await sql<{ at: Date }>`select pg_sleep(0.02), clock_timestamp() as at, pg_sleep(0.02)`;
  return row!.at;
}

/** Four payments, each in a WAL file of its own; gives the files' names. */
export async function payByFiles(db: Db, playerId: number): Promise<string[]> {
  const names: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    await pay(db, playerId, name);
    const [row] = await db.sql<{ wal: string }>`select pg_walfile_name(pg_switch_wal()) as wal`;
    names.push(row!.wal);
  }
  return names;
}

export const complaintOf = (restoring: Promise<unknown>): Promise<string> =>
  restoring.then(
    () => 'it was restored',
    ({ message }: Error) => message,
  );
