// The commands as an operator runs them: what they say, and how they end.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makeDataFolder } from '#tests/data-folder.ts';
import { fastestDisk } from '#tests/fastest-disk.ts';
import { systemClock } from '../plumbing/clock.ts';

vi.setConfig({ testTimeout: 120_000 });

interface Ended {
  code: number;
  says: string;
}

const run = (env: NodeJS.ProcessEnv, command: string, ...args: string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, [`server/commands/${command}.ts`, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  }).then(
    ({ stdout }) => ({ code: 0, says: stdout }),
    ({ code, stdout, stderr }) => ({ code, says: `${stdout}${stderr}` }),
  );

test('backup and restore say in one sentence what they did, or what stands in their way', async () => {
  using data = makeDataFolder(fastestDisk());
  const env = { DATA_DIR: data.path, BACKUP_DIR: join(data.path, 'backups') };
  expect(await run({ DATA_DIR: data.path }, 'backup')).toEqual({
    code: 1,
    says: expect.stringMatching(/^Set BACKUP_DIR to a folder, best on another disk/),
  });
  expect(await run({ DATABASE_URL: 'postgres://localhost/x' }, 'restore')).toEqual({
    code: 1,
    says: expect.stringMatching(/^DATABASE_URL names a server of your own/),
  });
  expect((await run(env, 'migrate')).says).toMatch(/^Applied 0001-ledger\.sql/);
  expect(await run(env, 'backup')).toEqual({
    code: 0,
    says: expect.stringMatching(/^Backed up \d+ MB as base-\S+ in \S+\.\n$/),
  });

  for (const at of [[], ['--at', '2026-03-01 12:05']])
    expect(await run(env, 'restore', ...at)).toEqual({
      code: 1,
      says: expect.stringMatching(/Any moment since \d{4}-\S+ can be restored\. Say the zone/),
    });
  expect(await run(env, 'restore', '--at', '2999-01-01T00:00Z')).toEqual({
    code: 1,
    says: '2999-01-01T00:00:00.000Z has not been yet.\n',
  });
  rmSync(data.cluster, { recursive: true });
  const restored = await run(env, 'restore', '--at', systemClock.now().toISOString());
  expect(restored.says.trim().split('\n').at(-1)).toMatch(
    /^Restored as of \S+ from base-\S+; .*; the books are in order; there was no old database\.$/,
  );
  expect((await run(env, 'audit')).says).toContain('The books are in order.');
});
