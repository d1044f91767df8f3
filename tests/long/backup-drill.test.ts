// @module-tag long
// The drill of docs/how-to/back-up.md at full size: a gigabyte, backed up while money moves and restored by the commands
// that operators run, within ten minutes.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Db } from '#server/database/db.ts';
import { inspect } from '#server/ledger/audit.ts';
import { openDatabase } from '#server/open-database.ts';
import { momentOf, pay } from '../backed-up-house.ts';
import { makeDataFolder } from '../data-folder.ts';
import { makePlayer } from '../player.ts';

const WITHIN_MS = 10 * 60_000;
const GIGABYTE = 2 ** 30;

test('a gigabyte is restored to a moment within ten minutes, with clean books', async () => {
  using data = makeDataFolder();
  using kept = makeDataFolder();
  const backups = { folder: join(kept.path, 'backups'), keep: 2, walSeconds: 300 };
  const env = {
    ...process.env,
    DATA_DIR: data.path,
    BACKUP_DIR: backups.folder,
    DATABASE_URL: '',
    SANDBOX: 'off',
  };
  const run = async (command: string, ...args: string[]) =>
    (await promisify(execFile)(process.execPath, [`server/commands/${command}.ts`, ...args], { env })).stdout;

  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: data.path, poolSize: 4, backups });
  await fill(db);
  const player = await makePlayer(db);
  let count = 0;
  let isMoving = true;
  const moving = (async () => {
    while (isMoving) await pay(db, player.id, ++count);
  })();
  const backupStart = performance.now();
  const said = await run('backup');
  const backupMs = performance.now() - backupStart;
  isMoving = false;
  await moving;
  await pay(db, player.id, ++count);
  const at = await momentOf(db);
  await pay(db, player.id, count + 1);
  await close();
  // The disk with the database is lost.
  rmSync(data.cluster, { recursive: true });

  const start = performance.now();
  const restored = await run('restore', '--at', at.toISOString());
  const restoreMs = performance.now() - start;
  process.stdout.write(
    `${said.trim()} It took ${Math.round(backupMs / 1000)} s, with ${count} payments meanwhile; restored in ${Math.round(restoreMs / 1000)} s.\n`,
  );
  expect(restored).toMatch(/Restored as of .*the books are in order/);
  expect(restoreMs).toBeLessThan(WITHIN_MS);

  const again = await openDatabase({ databaseUrl: null, dataDir: data.path, poolSize: 4, backups });
  const [paid] = await again.db.sql<{ count: number }>`
    select count(*) from ledger_entry where key like 'paid:%'`;
  expect(paid!.count).toBe(count);
  expect((await inspect(again.db)).violations).toEqual([]);
  await again.close();
});

/** A table that is nobody's, for its size alone. */
async function fill({ sql }: Db): Promise<void> {
  await sql`create table ballast (n int, text text)`;
  for (let part = 0; part < 55; part += 1)
    await sql`
      insert into ballast select n, repeat(md5(n::text), 30)
      from generate_series(${part * 20_000} + 1, ${(part + 1) * 20_000}) as n`;
  const [size] = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  expect(size!.bytes).toBeGreaterThan(GIGABYTE);
}
