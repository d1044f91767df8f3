// What is not restored, each with a sentence of its own: the whole of it in tests/long/restores.test.ts, and what needs
// one backup in server/backup/backup.test.ts.
import { existsSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { listBases, readManifest } from '#server/backup/backup-folder.ts';
import { gatherWal } from '#server/backup/gather-wal.ts';
import { listWal } from '#server/backup/wal.ts';
import { walFolder } from '#server/database/archive.ts';
import { complaintOf, momentOf, now, openBackedUpHouse, paidIn, payByFiles } from './backed-up-house.ts';
import { makePlayer } from './player.ts';

type House = Awaited<ReturnType<typeof openBackedUpHouse>>;
type Opened = Awaited<ReturnType<House['open']>>;

export async function refuseRestores({ isWhole }: { isWhole: boolean }): Promise<void> {
  using house = await openBackedUpHouse({ keep: 1 });
  await expect(house.restore(now())).rejects.toThrow('There is no backup in BACKUP_DIR');
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  const early = await momentOf(opened.db);
  writeFileSync(join(house.dataDir, 'sandbox-bank.jsonl'), '{}');
  const { name } = isWhole ? await backUpTwice(house, opened) : await house.backup(opened.url);
  const files = await payByFiles(opened.db, player.id);
  const late = await momentOf(opened.db);
  await expect(house.restore(late)).rejects.toThrow(/^The database is running \(process \d+\)/);
  // An orderly end archives what there is.
  await opened.close();
  await expect(house.restore(early)).rejects.toThrow(/^The oldest backup is of .*cannot be restored\.$/);
  const [version, elsewhere] = [
    join(house.folder, name, 'cluster/PG_VERSION'),
    join(house.folder, 'elsewhere'),
  ];
  renameSync(version, elsewhere);
  writeFileSync(version, '17\n');
  await expect(house.restore(late)).rejects.toThrow(`The backup ${name} is damaged (PG_VERSION)`);
  renameSync(elsewhere, version);

  house.loseCluster();
  renameSync(join(house.dataDir, 'sandbox-bank.jsonl'), elsewhere);
  const third = join(walFolder(house.folder), files[2]!);
  truncateSync(third, 4096);
  const gathered = await gatherWal(readManifest(join(house.folder, name)), house.folder, house.cluster);
  expect(gathered.gap).toBe(`the WAL file ${files[2]} has 4096 bytes instead of 16777216`);
  rmSync(third);
  const complaint = await complaintOf(house.restore(late));
  expect(complaint).toContain(`the WAL file before ${files[3]} is missing`);
  expect(existsSync(house.cluster)).toBe(false);
  const reachable = /What was committed until (\S+) can be restored\.$/.exec(complaint)![1]!;
  if (isWhole) await restoreWhatThereIs(house, new Date(reachable));
}

/** The first goes when the second is there, and the WAL that only it needed. */
async function backUpTwice(house: House, { url, db }: Opened): Promise<{ name: string }> {
  const first = await house.backup(url);
  const oldWal = listWal(walFolder(house.folder))[0]!.name;
  // They are named by the second.
  await db.sql`select pg_sleep(1)`;
  const { name, removed } = await house.backup(url);
  expect(removed).toEqual([first.name]);
  expect(listBases(house.folder)).toMatchObject([{ name }]);
  expect(listWal(walFolder(house.folder)).map(({ name: wal }) => wal)).not.toContain(oldWal);
  return { name };
}

async function restoreWhatThereIs(house: House, reachable: Date): Promise<void> {
  expect(await house.restore(reachable)).toMatchObject({ isInPlace: true, keptAside: null });
  expect(existsSync(join(house.dataDir, 'sandbox-bank.jsonl'))).toBe(true);
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(['one', 'two']);
  await again.close();
}
