// After a failover the address may lead to a standby that is not promoted yet: it answers reads and rejects all writes.
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeReadyDataFolder } from '#tests/data-folder.ts';
import { openProxy } from '#tests/database-proxy.ts';
import { openDoorsOn } from '#tests/doors.ts';
import { fastestDisk } from '#tests/fastest-disk.ts';
import { makePlayer } from '#tests/player.ts';
import { openDb } from '../database/db.ts';
import { listen } from '../database/listen.ts';
import { findPostmaster } from '../database/postmaster.ts';
import { openProcessBus } from '../live/process.ts';
import { openDatabase } from '../open-database.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { log } from '../plumbing/log.ts';
import { forgetOutages } from '../plumbing/outage-log.ts';

const config = (dataDir: string) => ({ databaseUrl: null, dataDir, poolSize: 2 });

/** The server is opened on a primary. `demote` starts the same cluster as a standby, as an early failover would. */
async function openBeforeFailover() {
  const folder = await makeReadyDataFolder(fastestDisk());
  const database = await openDatabase(config(folder.path));
  const db = openDb(database.url);
  const player = await makePlayer(db);
  const doors = await openDoorsOn(database.url, async () => openProcessBus());
  onTestFinished(async () => {
    await doors[Symbol.asyncDispose]();
    await db.close();
    await database.close();
    folder[Symbol.dispose]();
  });
  return {
    doors,
    db,
    player,
    url: database.url,
    path: folder.path,
    async demote() {
      const signal = join(folder.cluster, 'standby.signal');
      writeFileSync(signal, '');
      const { uid, gid } = statSync(folder.cluster);
      chownSync(signal, uid, gid);
      // The embedded database starts again by itself when it has ended.
      process.kill(findPostmaster(folder.cluster)!.pid, 'SIGINT');
      const isStandby = () =>
        db.sql<{ is: boolean }>`select pg_is_in_recovery() as is`.then(
          ([row]) => row!.is,
          () => false,
        );
      await expect.poll(isStandby, { timeout: 15_000 }).toBe(true);
      forgetOutages();
    },
  };
}

test('a standby that is not promoted is an outage: 503 with Retry-After, one line, not ready, until it is promoted', async () => {
  const { doors, db, player, path, demote } = await openBeforeFailover();
  const { cookie } = await doors.signIn(player);
  const login = { login: 'anna@example.com', password: 'Not-easy-to-guess-7' };
  const logIn = () => doors.post('/api/auth.login?v=1&locale=en', login, { 'x-csrf': '1' });
  await demote();
  const warned = vi.spyOn(log, 'warn');
  const bugs = vi.spyOn(log, 'bug');
  onTestFinished(() => {
    warned.mockRestore();
    bugs.mockRestore();
  });

  for (let times = 0; times < 20; times += 1) {
    const response = await logIn();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json().error.type).toBe('ApplicationUnavailableException');
  }
  const ready = await doors.get('/readyz');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  expect(ready.json()).toMatchObject({ status: 'not ready', trouble: 'the database only reads' });
  expect((await doors.get('/healthz')).statusCode).toBe(200);
  expect((await doors.ask('account.getBalance', {}, { cookie })).status).toBe(200);
  await expect(openDatabase(config(path))).rejects.toThrow(CannotStart);

  expect(bugs).not.toHaveBeenCalled();
  const refused = warned.mock.calls.filter(([message]) => message === 'requests are refused');
  expect(refused).toHaveLength(1);

  await db.sql`select pg_promote()`;
  await expect.poll(async () => (await doors.get('/readyz')).statusCode, { timeout: 10_000 }).toBe(200);
  expect((await logIn()).json().error.type).toBe('AuthorizationException');
});

test('whoever listens to a standby that is not promoted keeps no connection of a try that failed', async () => {
  const { url, demote, db } = await openBeforeFailover();
  await using proxy = await openProxy(url);
  const heard: string[] = [];
  const ears = { hear: (payload: string) => heard.push(payload), missed: () => heard.push('(missed)') };
  const stop = await listen(proxy.url, 'news', ears);
  await demote();
  const { opened } = proxy.count();
  await expect.poll(() => proxy.count().opened - opened, { timeout: 15_000 }).toBeGreaterThan(6);
  expect(proxy.count().open).toBeLessThan(3);

  await db.sql`select pg_promote()`;
  await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['(missed)']);
  await stop();
});
