import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder, makeReadyDataFolder } from '#tests/data-folder.ts';
import { long } from '#tests/long.ts';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { findPostmaster } from './postmaster.ts';

vi.setConfig({ testTimeout: 60_000 });

const start = (dataDir: string) => startEmbedded({ dataDir });
const startCareless = (dataDir: string) => startEmbedded({ dataDir, isDurable: false });

async function ask<Row extends object>(url: string, text: string): Promise<Row[]> {
  const { run, close } = await connect(url);
  try {
    return await run<Row>(text);
  } finally {
    await close();
  }
}

test('what was written is there after a stop and a start', async () => {
  using folder = makeDataFolder();
  const first = await start(folder.path);
  await ask(first.url, `create table note as select 'remember' as text`);
  await first.close();
  expect(findPostmaster(folder.cluster)).toBeUndefined();

  const second = await start(folder.path);
  const notes = await ask(second.url, 'select text from note');
  expect(notes).toEqual([{ text: 'remember' }]);
  await second.close();
});

test('the cluster has checksums and UTF-8, writes every commit to the disk, and has no way in but its socket', async () => {
  using folder = await makeReadyDataFolder();
  const { url, close } = await start(folder.path);
  const settings = await ask(
    url,
    `select name, setting from pg_settings where name in
       ('data_checksums', 'fsync', 'full_page_writes', 'listen_addresses', 'server_encoding', 'synchronous_commit')
     order by name`,
  );
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  expect(await ask(url, `select lower('ŽĀÇЖ') as text`)).toEqual([{ text: 'žāçж' }]);
  await close();
});

test('a second process shares the first one’s postmaster, and the last to leave ends it', async () => {
  using folder = await makeReadyDataFolder();
  const [first, second] = [await start(folder.path), await start(folder.path)];
  const { pid } = findPostmaster(folder.cluster)!;
  expect(second.url).toBe(first.url);

  await first.close();
  expect(findPostmaster(folder.cluster)?.pid).toBe(pid);
  expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  await second.close();
  expect(findPostmaster(folder.cluster)).toBeUndefined();
});

test(
  'processes that start and leave together on one cluster agree on one postmaster, and leave none',
  long,
  async () => {
    using folder = await makeReadyDataFolder();
    const all = await Promise.all(Array.from({ length: 4 }, () => startCareless(folder.path)));
    const starts = await Promise.all(
      all.map(({ url }) => ask(url, 'select pg_postmaster_start_time()::text as at')),
    );
    expect(new Set(starts.map((rows) => JSON.stringify(rows))).size).toBe(1);

    await Promise.all(all.map(({ close }) => close()));
    expect(findPostmaster(folder.cluster)).toBeUndefined();
  },
);

/** As a crash of the machine leaves it. */
const leavePidFile = (cluster: string, pid: number) =>
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${pid}\n${cluster}\n1700000000\n5432\n${cluster}\n\n  5432001    123456\nready   \n`,
  );

test('a postmaster.pid left behind by a process long gone does not stop the start', async () => {
  using folder = await makeReadyDataFolder();
  leavePidFile(folder.cluster, 2_147_483_000);

  const { url, close } = await startCareless(folder.path);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await close();
});

test('an empty postmaster.pid, left by a start that was killed, does not stop the next', async () => {
  using folder = await makeReadyDataFolder();
  writeFileSync(join(folder.cluster, 'postmaster.pid'), '');

  const { url, close } = await startCareless(folder.path);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await close();
});

test(
  'a postmaster.pid whose number another process of the same account carries by now does not stop the start',
  long,
  async () => {
    using folder = await makeReadyDataFolder();
    const { uid, gid } = statSync(folder.cluster);
    const stranger = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
    onTestFinished(() => void stranger.kill());
    leavePidFile(folder.cluster, stranger.pid!);

    const { url, close } = await startCareless(folder.path);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await close();
    expect(stranger.exitCode).toBeNull();
  },
);

test('a cluster half made by a process that died is cleared away, and nothing else is left beside the cluster', async () => {
  using folder = makeDataFolder();
  const half = `${folder.cluster}.making-2147483000`;
  mkdirSync(half);
  writeFileSync(join(half, 'PG_VERSION'), '18\n');

  const { close } = await startCareless(folder.path);
  await close();
  expect(existsSync(half)).toBe(false);
  expect(readdirSync(folder.path).toSorted()).toEqual(['postgres-18', 'postgres.log']);
});

test('where the path is too long for a socket, the socket lies elsewhere', long, async () => {
  using folder = makeDataFolder();
  const { url, close } = await startCareless(join(folder.path, 'a-folder-with-a-rather-long-name'.repeat(3)));
  const socket = new URL(url).searchParams.get('host')!;

  expect(socket.startsWith(join(tmpdir(), 'marigold-'))).toBe(true);
  expect(socket.startsWith(folder.path)).toBe(false);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await close();
  rmSync(socket, { recursive: true });
});

test('a folder that cannot be is one sentence', async () => {
  using folder = makeDataFolder();
  const file = join(folder.path, 'a-file');
  writeFileSync(file, '');
  await expect(start(join(file, 'data'))).rejects.toMatchObject({
    name: 'CannotStart',
    message: expect.stringContaining(`The database in ${file}/data does not start`),
  });
});

test('a damaged cluster is one sentence, and PostgreSQL’s own words are in the log beside it', async () => {
  using folder = await makeReadyDataFolder();
  rmSync(join(folder.cluster, 'global', 'pg_control'));
  const error: unknown = await start(folder.path).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'CannotStart', message: expect.stringContaining('pg_control') });
  expect((error as Error).message).not.toContain('\n');
  expect(readFileSync(join(folder.path, 'postgres.log'), 'utf8')).toContain('pg_control');
});

test.runIf(process.getuid?.() === 0)(
  'as root, it runs under another account and lies where that one may enter',
  async () => {
    using folder = makeDataFolder();
    chmodSync(folder.path, 0o700);
    const { url, close } = await startCareless(folder.path);
    const cluster = new URL(url).searchParams.get('host')!;

    expect(cluster).toMatch(/^\/var\/lib\/marigold\/[0-9a-f]{12}\/postgres-18$/);
    expect(statSync(cluster).uid).not.toBe(0);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await close();
    rmSync(dirname(cluster), { recursive: true });
  },
);
