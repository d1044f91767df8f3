// A real database, backed up while money moves, and restored to a moment between two payments; what needs several
// restores is in tests/long/restores.test.ts.
import { existsSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  complaintOf,
  momentOf,
  now,
  openBackedUpHouse,
  paidIn,
  pay,
  payByFiles,
} from '#tests/backed-up-house.ts';
import { makePlayer } from '#tests/player.ts';
import { walFolder } from '../database/archive.ts';
import { startEmbedded } from '../database/embedded.ts';
import { inspect } from '../ledger/audit.ts';
import { listBases, readManifest } from './backup-folder.ts';
import { gatherWal } from './gather-wal.ts';
import { listWal } from './wal.ts';

vi.setConfig({ testTimeout: 180_000 });

test('a backup taken while money moves is restored to a moment: what was answered before is there, nothing after', async () => {
  using house = await openBackedUpHouse();
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
  expect(existsSync(join(house.dataDir, restored.keptAside!))).toBe(true);
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(before);
  expect((await inspect(again.db)).violations).toEqual([]);
  // Money goes on moving on the restored timeline.
  await pay(again.db, player.id, 'new-time');
  await again.close();
});

test('old backups go; nothing is restored under a running server, before the oldest backup, from a damaged one or over missing WAL; without the data folder what is archived is', async () => {
  using house = await openBackedUpHouse({ keep: 1 });
  await expect(house.restore(now())).rejects.toThrow('There is no backup in BACKUP_DIR');
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  const early = await momentOf(opened.db);
  writeFileSync(join(house.dataDir, 'sandbox-bank.jsonl'), '{}');
  const first = await house.backup(opened.url);
  const oldWal = listWal(walFolder(house.folder))[0]!.name;
  // They are named by the second.
  await opened.db.sql`select pg_sleep(1)`;
  const { name, removed } = await house.backup(opened.url);
  expect(removed).toEqual([first.name]);
  expect(listBases(house.folder)).toMatchObject([{ name }]);
  expect(listWal(walFolder(house.folder)).map(({ name: wal }) => wal)).not.toContain(oldWal);
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
  expect(await house.restore(new Date(reachable))).toMatchObject({ isInPlace: true, keptAside: null });
  expect(existsSync(join(house.dataDir, 'sandbox-bank.jsonl'))).toBe(true);
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(['one', 'two']);
  await again.close();
});

test('a backup is refused where the running server does not archive there', async () => {
  using house = await openBackedUpHouse();
  const { url, close } = await startEmbedded({ dataDir: house.dataDir });
  await expect(house.backup(url)).rejects.toThrow('does not archive into this BACKUP_DIR');
  await close();
  expect(readdirSync(house.folder)).toEqual([]);
});
