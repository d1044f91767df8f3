import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openCashier } from '#tests/bank.ts';
import { OUR_IBAN, statement } from '#tests/statement.ts';
import { log } from '../../log.ts';
import { takeStatements } from './statement-folder.ts';

test('what is dropped into the folder is read once and put away, and what cannot be read stands apart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statements-'));
  const bank = { BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' };
  await using house = await openCashier({ env: { ...bank, BANK_TRANSFER_STATEMENTS: folder } });
  const { db, config, clock } = house.product;
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  await writeFile(join(folder, 'march.xml'), statement([{ ref: 'B1' }]));
  await writeFile(join(folder, 'half.xml'), statement([{ ref: 'B2' }]).slice(0, -40));
  await writeFile(join(folder, 'still-coming.part'), 'half');
  await takeStatements({ db, config, now: clock.now() });
  await takeStatements({ db, config, now: clock.now() });
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'done',
    'done/march.xml',
    'refused',
    'refused/half.xml',
    'still-coming.part',
  ]);
  expect(await db.sql`select line from bank_line`).toEqual([{ line: 'B1' }]);
  expect(cry).toHaveBeenCalledOnce();
  cry.mockRestore();
  await rm(folder, { recursive: true });
});

test('without a folder nothing is looked for', async () => {
  await using house = await openCashier();
  const { db, config, clock } = house.product;
  await expect(takeStatements({ db, config, now: clock.now() })).resolves.toBeUndefined();
});
