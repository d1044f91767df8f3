import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openCashier } from '#tests/bank.ts';
import { OUR_IBAN, STATEMENT_KEY, statement, writeSigned } from '#tests/statement.ts';
import { createWorld } from '#tests/world.ts';
import { readConfig } from '../../config/config.ts';
import type { Db } from '../../database/db.ts';
import { log } from '../../plumbing/log.ts';
import { takeStatements } from './statement-folder.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

test('what is dropped into the folder is read once and put away, and what cannot be read or has no signature stands apart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statements-'));
  const bank = {
    BANK_TRANSFER_IBAN: OUR_IBAN,
    BANK_TRANSFER_NAME: 'Marigold Ltd',
    BANK_TRANSFER_STATEMENT_KEY: STATEMENT_KEY,
  };
  await using house = await openCashier({ env: { ...bank, BANK_TRANSFER_STATEMENTS: folder } });
  const { db, config, clock } = house.product;
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await writeSigned(join(folder, 'march.xml'), statement([{ ref: 'B1' }]));
  await writeSigned(join(folder, 'half.xml'), statement([{ ref: 'B2' }]).slice(0, -40));
  await writeFile(join(folder, 'unsigned.xml'), statement([{ ref: 'B3' }]));
  await writeFile(join(folder, 'still-coming.part'), 'half');
  await takeStatements({ db, config, now: clock.now() });
  await takeStatements({ db, config, now: clock.now() });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'done',
    'done/march.xml',
    'done/march.xml.sig',
    'refused',
    'refused/half.xml',
    'refused/half.xml.sig',
    'refused/unsigned.xml',
    'still-coming.part',
  ]);
  expect(await db.sql`select line from bank_line`).toEqual([{ line: 'B1' }]);
  expect(cry).toHaveBeenCalledTimes(2);
  cry.mockRestore();
  await rm(folder, { recursive: true });
});

/** A folder with these statements in it, and a house that reads them. */
async function openFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'statements-'));
  const world = await createWorld();
  const bank = {
    BANK_TRANSFER_IBAN: OUR_IBAN,
    BANK_TRANSFER_NAME: 'Marigold Ltd',
    BANK_TRANSFER_STATEMENT_KEY: STATEMENT_KEY,
  };
  const config = readConfig({ ...bank, BANK_TRANSFER_STATEMENTS: folder });
  for (const [name, text] of Object.entries(files)) await writeSigned(join(folder, name), text);
  const said = { info: vi.spyOn(log, 'info'), warn: vi.spyOn(log, 'warn'), bug: vi.spyOn(log, 'bug') };
  for (const spy of Object.values(said)) spy.mockReturnValue(undefined);
  return {
    said,
    path: folder,
    list: async (shelf = '.') =>
      (await readdir(join(folder, shelf))).filter((name) => name.endsWith('.xml')).sort(),
    take: (db: Db = world.db) => takeStatements({ db, config, now: NOW }),
    async [Symbol.asyncDispose]() {
      vi.restoreAllMocks();
      await rm(folder, { recursive: true });
      await world[Symbol.asyncDispose]();
    },
  };
}

test('statements are read in the order of their names, and what came of each is logged', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.xml`);
  const files = names.map((name) => [name, statement([{ ref: name }, { ref: `${name} 2` }])]);
  await using folder = await openFolder(Object.fromEntries(files.toReversed()));
  await folder.take();
  expect(folder.said.info.mock.calls).toEqual(
    names.map((file) => ['a statement was read', { file, unmatched: 2 }]),
  );
  expect(folder.said.warn).not.toHaveBeenCalled();
  expect(await folder.list('done')).toEqual(names);
});

test('lines under the name of another are told by their names', async () => {
  await using folder = await openFolder({
    'a.xml': statement([{ ref: 'B1' }]),
    'b.xml': statement([{ ref: 'B1', amount: '60.00' }, { ref: 'B2' }]),
  });
  await folder.take();
  expect(folder.said.warn.mock.calls).toEqual([
    ['lines of a statement have the names of others', { file: 'b.xml', clashes: ['B1'] }],
  ]);
});

test('what goes wrong with us leaves the file for the next time, and the others are read', async () => {
  await using folder = await openFolder({ 'a.xml': statement([{ ref: 'B1' }]), 'b.xml': 'no statement' });
  const away = () => Promise.reject(new Error('the database is away'));
  await folder.take({ sql: away, atomically: away } as unknown as Db);
  expect(folder.said.bug).toHaveBeenCalledTimes(2);
  expect(await folder.list()).toEqual(['a.xml']);
  expect(await folder.list('refused')).toEqual(['b.xml']);
  await folder.take();
  expect(await folder.list('done')).toEqual(['a.xml']);
});

test('a signature that cannot be put away is reported, though its statement was read', async () => {
  await using folder = await openFolder({ 'a.xml': statement([{ ref: 'B1' }]) });
  await mkdir(join(folder.path, 'done/a.xml.sig'), { recursive: true });
  await folder.take();
  expect(folder.said.info).toHaveBeenCalledOnce();
  expect(folder.said.bug.mock.calls).toMatchObject([[{ code: 'EISDIR' }, { file: 'a.xml' }]]);
  expect([await folder.list(), await folder.list('done')]).toEqual([[], ['a.xml']]);
});

test('without a folder nothing is looked for', async () => {
  await using house = await openCashier();
  const { db, config, clock } = house.product;
  await expect(takeStatements({ db, config, now: clock.now() })).resolves.toBeUndefined();
});
