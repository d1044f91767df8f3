// @module-tag long
// Restores one after another, and of what is hurt; the everyday ones are in server/backup/backup.test.ts.
import { closeSync, openSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listWal } from '#server/backup/wal.ts';
import { walFolder } from '#server/database/archive.ts';
import {
  complaintOf,
  momentOf,
  now,
  openBackedUpHouse,
  paidIn,
  pay,
  payByFiles,
} from '../backed-up-house.ts';
import { makePlayer } from '../player.ts';
import { refuseRestores } from '../refused-restores.ts';

test('what was restored is backed up and restored again, on its new timeline', async () => {
  using house = await openBackedUpHouse();
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  await house.backup(opened.url);
  await pay(opened.db, player.id, 'first');
  const at = await momentOf(opened.db);
  await pay(opened.db, player.id, 'too-late');
  await opened.close();
  await house.restore(at);
  const again = await house.open();
  await pay(again.db, player.id, 'new-time');
  await house.backup(again.url);
  await again.close();

  expect((await house.restore(now())).isInPlace).toBe(true);
  const last = await house.open();
  expect(await paidIn(last.db)).toEqual(['first', 'new-time']);
  await last.close();
});

test('a WAL file that is torn is named, and once it is whole again everything can be restored', async () => {
  using house = await openBackedUpHouse();
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  await house.backup(opened.url);
  const files = await payByFiles(opened.db, player.id);
  await opened.close();
  house.loseCluster();

  const hurt = join(walFolder(house.folder), files[2]!);
  const whole = join(house.folder, 'whole');
  renameSync(hurt, whole);
  // Torn as a full disk leaves it.
  closeSync(openSync(hurt, 'w'));
  truncateSync(hurt, 4096);
  expect(await complaintOf(house.restore(now()))).toContain(
    `the WAL file ${files[2]} has 4096 bytes instead of 16777216`,
  );
  renameSync(whole, hurt);
  await house.restore(now());
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(['one', 'two', 'three', 'four']);
  await again.close();
});

test('WAL that was changed in the middle is not taken for its end', async () => {
  using house = await openBackedUpHouse();
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
  house.loseCluster();
  const handle = openSync(join(walFolder(house.folder), place!.wal), 'r+');
  writeSync(handle, Buffer.alloc(200, 0xff), 0, 200, place!.at + 30);
  closeSync(handle);
  expect(await complaintOf(house.restore(now()))).toMatch(
    /the WAL cannot be read past .* What was committed until/,
  );
});

test('once old backups and their WAL are gone, the newest still restores', async () => {
  using house = await openBackedUpHouse({ keep: 1 });
  const opened = await house.open();
  const player = await makePlayer(opened.db);
  await house.backup(opened.url);
  const early = listWal(walFolder(house.folder))[0]!.name;
  await opened.db.sql`select pg_sleep(1)`;
  await house.backup(opened.url);
  expect(listWal(walFolder(house.folder)).map(({ name }) => name)).not.toContain(early);
  await pay(opened.db, player.id, 'last');
  const at = await momentOf(opened.db);
  await opened.close();
  expect((await house.restore(at)).isInPlace).toBe(true);
  const again = await house.open();
  expect(await paidIn(again.db)).toEqual(['last']);
  await again.close();
});

test('old backups go; nothing is restored under a running server, before the oldest backup, from a damaged one or over missing WAL; without the data folder what is archived is', () =>
  refuseRestores({ isWhole: true }));
