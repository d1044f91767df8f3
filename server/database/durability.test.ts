import { expect, test, vi } from 'vitest';
import { makeDatabase } from '#tests/database.ts';
import { log } from '../plumbing/log.ts';
import { connect } from './connect.ts';
import { openDb } from './db.ts';
import { checkDurability } from './durability.ts';

async function makeCareless() {
  const { url, drop } = await makeDatabase();
  const name = new URL(url).pathname.slice(1);
  const { run, close } = await connect(url);
  await run(`alter database ${name} set synchronous_commit = off`);
  await close();
  const db = openDb(url);
  return {
    sql: db.sql,
    async [Symbol.asyncDispose]() {
      await db.close();
      await drop();
    },
  };
}

test('a database that does not wait for its disk is refused in production', async () => {
  await using database = await makeCareless();
  await expect(checkDurability(database.sql, { isProduction: true })).rejects.toThrow(/synchronous_commit/);
});

test('anywhere else it is one line in the log', async () => {
  await using database = await makeCareless();
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  await checkDurability(database.sql, { isProduction: false });
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]![1]).toEqual({ off: expect.stringContaining('synchronous_commit') });
  warn.mockRestore();
});
