// Once for a whole run: a PostgreSQL, the one DATABASE_URL names or else an embedded one in a folder thrown away
// afterwards, and in it the template every test copies.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded.ts';
import { checkServer } from '#server/database/outside.ts';
import { dropDatabase, migrateTemplate } from './database.ts';
import { fastestDisk } from './fastest-disk.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openServer();
  const template = await migrateTemplate(url);
  provide('databaseServer', url);
  provide('databaseTemplate', template);
  return async () => {
    await dropDatabase(url, template);
    await close();
  };
}

async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env['DATABASE_URL'];
  if (url) {
    await checkServer(url);
    return { url, close: async () => undefined };
  }
  const folder = mkdtempSync(join(fastestDisk(), 'marigold-test-'));
  // As root the database runs under another account, which must be let in.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, isDurable: false });
  return {
    url: embedded.url,
    async close() {
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
