import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPostmaster, isAlive } from '#server/database/postmaster.ts';

/** A run with a database of its own, which says where it is and then goes on. */
const run = `
import { startEmbedded } from '#server/database/embedded.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
const { path, cluster } = makeDataFolder();
await startEmbedded({ dataDir: path, isDurable: false });
process.stdout.write(JSON.stringify({ path, cluster }));
`;

test('a run that is killed leaves no PostgreSQL and no folder behind', async () => {
  const owner = spawn(process.execPath, ['--input-type=module-typescript', '-e', run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(owner.stdout, 'data');
  const { path, cluster } = JSON.parse(String(said)) as { path: string; cluster: string };
  const { pid } = findPostmaster(cluster)!;

  owner.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect.poll(() => existsSync(path)).toBe(false);
});
