// A real database, backed up while money moves, and restored to a moment between two payments; what needs several
// restores is in tests/long/restores.test.ts.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { momentOf, openBackedUpHouse, paidIn, pay } from '#tests/backed-up-house.ts';
import { makePlayer } from '#tests/player.ts';
import { refuseRestores } from '#tests/refused-restores.ts';
import { startEmbedded } from '../database/embedded.ts';
import { inspect } from '../ledger/audit.ts';

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

test('nothing is restored without a backup, under a running server, before the oldest, from a damaged one or over missing WAL', () =>
  refuseRestores({ isWhole: false }));

test('a backup is refused where the running server does not archive there', async () => {
  using house = await openBackedUpHouse();
  const { url, close } = await startEmbedded({ dataDir: house.dataDir });
  await expect(house.backup(url)).rejects.toThrow('does not archive into this BACKUP_DIR');
  await close();
  expect(readdirSync(house.folder)).toEqual([]);
});
