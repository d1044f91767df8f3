// The folder into which the bank's statements are dropped, each with its signature. What was read goes to `done`, what could not be to `refused`;
// a crash between reading and moving only has the same file read again.
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/db.ts';
import { log } from '../../plumbing/log.ts';

export async function takeStatements(tools: { db: Db; config: Config; now: Date }): Promise<void> {
  const folder = tools.config.bankTransfer?.statements ?? null;
  if (folder === null) return;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort();
  if (files.length === 0) return;
  // Loaded where there is something to read: it brings an XML parser.
  const [{ reconcile }, { readSignedStatement }, { WrongStatement }] = await Promise.all([
    import('./reconcile.ts'),
    import('./signed-statement.ts'),
    import('./camt053.ts'),
  ]);
  for (const file of files) {
    try {
      const taken = await reconcile(await readSignedStatement(join(folder, file), tools.config), tools);
      const counts = Map.groupBy(taken, ({ outcome }) => outcome);
      log.info('a statement was read', {
        file,
        ...Object.fromEntries([...counts].map(([word, lines]) => [word, lines.length])),
      });
      const clashes = (counts.get('clash') ?? []).map(({ line }) => line.name);
      if (clashes.length > 0) log.warn('lines of a statement have the names of others', { file, clashes });
      await moveTo(folder, 'done', file);
    } catch (error) {
      log.bug(error, { file });
      // What went wrong with us stays where it is, for the next time; the other files do not wait for it.
      if (error instanceof WrongStatement) await moveTo(folder, 'refused', file);
    }
  }
}

async function moveTo(folder: string, shelf: 'done' | 'refused', file: string): Promise<void> {
  await mkdir(join(folder, shelf), { recursive: true });
  await rename(join(folder, file), join(folder, shelf, file));
  await rename(join(folder, `${file}.sig`), join(folder, shelf, `${file}.sig`)).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  });
}
