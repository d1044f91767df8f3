// Kills of the server and of its database in the middle of writing; series of them are in tests/long.
import { expect, test, vi } from 'vitest';
import { startWriter, ways } from '#tests/mortal-writer.ts';

vi.setConfig({ testTimeout: 90_000 });

test.for(ways)(
  'a postmaster killed under a server (%s) is started again by it; a server killed leaves it to the next, which ends it; nothing acknowledged is lost',
  async (way) => {
    await using writer = await startWriter(way);
    await writer.toWrite(300);
    const first = writer.postmaster();

    writer.killDatabase();
    await writer.toWrite(300);
    const second = writer.postmaster();
    expect(second).not.toBe(first);

    await writer.kill();
    expect(writer.postmaster()).toBe(second);
    expect(await writer.listLost()).toEqual([]);
    expect(writer.postmaster()).toBeUndefined();
  },
);

test('server and postmaster killed together lose nothing acknowledged', async () => {
  await using writer = await startWriter('batch');
  await writer.toWrite(300);

  writer.killDatabase();
  await writer.kill();

  expect(await writer.listLost()).toEqual([]);
});

test('were commits not waited for, the same kill would lose some, and be noticed here', async () => {
  const settings = ['synchronous_commit = off', 'wal_writer_delay = 10s', 'wal_writer_flush_after = 1GB'];
  await using writer = await startWriter('batch', settings);
  await writer.toWrite(300);

  writer.killDatabase();
  await writer.kill();

  expect(await writer.listLost()).not.toEqual([]);
});
