// Once for a whole run: a PostgreSQL, the one DATABASE_URL names or else an embedded one in a folder thrown away
// afterwards, and in it the template every test copies.
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded.ts';
import { checkServer } from '#server/database/outside.ts';
import { dropDatabase, migrateTemplate } from './database.ts';
import { fastestDisk } from './fastest-disk.ts';
import { findReadByRules } from './read-by-rules.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openServer();
  const template = await migrateTemplate(url);
  provide('databaseServer', url);
  provide('databaseTemplate', template);
  provide('readByRules', await findReadByRules(url, template));
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
  const folder = makeThrowawayFolder('marigold-test-', fastestDisk());
  const embedded = await startEmbedded({ dataDir: folder.path, isDurable: false });
  return {
    url: embedded.url,
    async close() {
      await embedded.close();
      folder[Symbol.dispose]();
    },
  };
}
