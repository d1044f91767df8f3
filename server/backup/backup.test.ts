// A real database, backed up while money moves, and restored to a moment between two payments.
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromUnits } from '#rules/money.ts';
import { makeReadyDataFolder } from '#tests/data-folder.ts';
import { fastestDisk } from '#tests/fastest-disk.ts';
import { makePlayer } from '#tests/player.ts';
import { systemClock } from '../clock.ts';
import { walFolder } from '../database/archive.ts';
import { startEmbedded } from '../database/embedded.ts';
import { openDatabase } from '../database/open.ts';
import type { Db } from '../db.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import { inspect } from '../ledger/audit.ts';
import { record } from '../ledger/record.ts';
import { listBases } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { listWal } from './wal.ts';

const now = systemClock.now;

async function openHouse(keep = 7) {
  const data = await makeReadyDataFolder(fastestDisk());
  const folder = mkdtempSync(join(fastestDisk(), 'marigold-backups-'));
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
    [Symbol.dispose]() {
      data[Symbol.dispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pay = (db: Db, playerId: number, name: string) =>
  db.atomically((tx) =>
    record(tx, {
      key: `paid:${name}`,
      reason: 'deposit.settled',
      moves: [{ from: outside('test'), to: pocket(playerId, 'main'), amount: fromUnits(1), currency: 'USD' }],
    }),
  );

/** What was paid, as the books have it. */
const paidIn = async ({ sql }: Db): Promise<string[]> => {
  const rows = await sql<{ name: string }>`
    select substr(key, 6) as name from ledger_entry where key like 'paid:%' order by player_id, number`;
  return rows.map(({ name }) => name);
};

/** A moment by the database's own clock, after everything answered so far and before anything asked later. */
async function momentOf({ sql }: Db): Promise<Date> {
  const [row] = await sql<{ at: Date }>`select pg_sleep(0.02), clock_timestamp() as at, pg_sleep(0.02)`;
  return row!.at;
}

test('a backup taken while money moves is restored to a moment: what was answered before is there, nothing after', async () => {
  using house = await openHouse();
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  const before: string[] = [];
  let isMoving = true;
  const moving = (async () => {
    for (let at = 1; isMoving; at += 1) {
      await pay(opened.db, player.id, `during-${at}`);
      before.push(`during-${at}`);
    }
  })();
  await expect.poll(() => before.length).toBeGreaterThan(5);
  const { name } = await house.backup(opened.url);
  isMoving = false;
  await moving;
  await pay(opened.db, player.id, 'after-the-backup');
  before.push('after-the-backup');
  const at = await momentOf(opened.db);
  await pay(opened.db, player.id, 'too-late');
  await opened.close();

  const restored = await house.restore(at);
  expect(restored).toMatchObject({ base: name, isInPlace: true });
  expect(restored.report?.violations).toEqual([]);
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(before);
  expect((await inspect(again.db)).violations).toEqual([]);
  // Money goes on moving on the restored timeline, and can be backed up again.
  await pay(again.db, player.id, 'new-time');
  await house.backup(again.url);
  await again.close();
  expect(existsSync(join(house.dataDir, restored.keptAside!))).toBe(true);

  const second = await house.restore(now());
  expect(second.isInPlace).toBe(true);
  const last = await house.open();
  expect(await paidIn(last.db)).toEqual([...before, 'new-time']);
  await last.close();
});

test('without the data folder everything archived is restored, and what lay beside the database too', async () => {
  using house = await openHouse();
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  writeFileSync(join(house.dataDir, 'sandbox-bank.jsonl'), '{}');
  await house.backup(opened.url);
  await pay(opened.db, player.id, 'archived');
  const at = await momentOf(opened.db);
  // An orderly end archives what there is.
  await opened.close();
  rmSync(house.cluster, { recursive: true });
  rmSync(join(house.dataDir, 'sandbox-bank.jsonl'));

  expect(await house.restore(at)).toMatchObject({ isInPlace: true, keptAside: null });
  expect(existsSync(join(house.dataDir, 'sandbox-bank.jsonl'))).toBe(true);
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(['archived']);
  await again.close();
});

test('a WAL file that is missing or torn is named with the moment that can be reached, and nothing is put in place', async () => {
  using house = await openHouse();
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  await house.backup(opened.url);
  const names: string[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    await pay(opened.db, player.id, name);
    const [row] = await opened.db.sql<{ wal: string }>`select pg_walfile_name(pg_switch_wal()) as wal`;
    names.push(row!.wal);
  }
  await opened.close();
  rmSync(house.cluster, { recursive: true });

  const hurt = join(walFolder(house.folder), names[2]!);
  renameSync(hurt, join(house.folder, 'elsewhere'));
  const complaint = await complaintOf(house.restore(now()));
  expect(complaint).toContain(`the WAL file before ${names[3]} is missing`);
  expect(readdirSync(house.dataDir)).not.toContain('postgres-18');
  const reachable = /What was committed until (\S+) can be restored\.$/.exec(complaint)![1]!;
  await house.restore(new Date(reachable));
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(['one', 'two']);
  await again.close();
  rmSync(house.cluster, { recursive: true });

  renameSync(join(house.folder, 'elsewhere'), hurt);
  truncateSync(hurt, 4096);
  expect(await complaintOf(house.restore(now()))).toContain(
    `the WAL file ${names[2]} has 4096 bytes instead of 16777216`,
  );
});

test('WAL that was changed in the middle is not taken for its end', async () => {
  using house = await openHouse();
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  await house.backup(opened.url);
  await pay(opened.db, player.id, 'one');
  const [place] = await opened.db.sql<{ wal: string; at: number }>`
    select pg_walfile_name(pg_current_wal_lsn()) as wal, file_offset as at from pg_walfile_name_offset(pg_current_wal_lsn())`;
  await pay(opened.db, player.id, 'two');
  await opened.db.sql`select pg_switch_wal()`;
  await pay(opened.db, player.id, 'three');
  await opened.close();
  rmSync(house.cluster, { recursive: true });
  const handle = openSync(join(walFolder(house.folder), place!.wal), 'r+');
  writeSync(handle, Buffer.alloc(200, 0xff), 0, 200, place!.at + 30);
  closeSync(handle);
  expect(await complaintOf(house.restore(now()))).toMatch(
    /the WAL cannot be read past .* What was committed until/,
  );
});

const complaintOf = (restoring: Promise<unknown>): Promise<string> =>
  restoring.then(
    () => 'it was restored',
    ({ message }: Error) => message,
  );

test('nothing is restored under a running server, before the oldest backup, or from a damaged one', async () => {
  using house = await openHouse();
  await expect(house.restore(now())).rejects.toThrow('There is no backup in BACKUP_DIR');
  const opened = await house.open();
  const early = await momentOf(opened.db);
  const { name } = await house.backup(opened.url);
  const late = await momentOf(opened.db);
  await expect(house.restore(late)).rejects.toThrow(/^The database is running \(process \d+\)/);
  await opened.close();
  await expect(house.restore(early)).rejects.toThrow(/^The oldest backup is of .*cannot be restored\.$/);
  writeFileSync(join(house.folder, name, 'cluster/PG_VERSION'), '17\n');
  await expect(house.restore(late)).rejects.toThrow(`The backup ${name} is damaged (PG_VERSION)`);
  const again = await house.open();
  expect((await inspect(again.db)).violations).toEqual([]);
  await again.close();
});

test('old backups go, and the WAL that only they needed', async () => {
  using house = await openHouse(1);
  const opened = await house.open();
  const first = await house.backup(opened.url);
  const early = listWal(walFolder(house.folder))[0]!.name;
  await opened.db.sql`select pg_sleep(1)`;
  const second = await house.backup(opened.url);
  expect(second.removed).toEqual([first.name]);
  expect(listBases(house.folder).map(({ name }) => name)).toEqual([second.name]);
  expect(listWal(walFolder(house.folder)).map(({ name }) => name)).not.toContain(early);
  const at = await momentOf(opened.db);
  await opened.close();
  expect((await house.restore(at)).isInPlace).toBe(true);
});

test('a backup is refused where the running server does not archive there', async () => {
  using house = await openHouse();
  const { url, close } = await startEmbedded({ dataDir: house.dataDir });
  await expect(house.backup(url)).rejects.toThrow('does not archive into this BACKUP_DIR');
  await close();
  expect(readdirSync(house.folder)).toEqual([]);
});
