// Statements of the bank's channel: a file counts with the signature beside it, and no other.
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUR_IBAN, STATEMENT_KEY, signatureOf, statement, writeSigned } from '#tests/statement.ts';
import { readConfig } from '../../config/config.ts';
import { WrongSetting } from '../../config/setting.ts';
import { WrongStatement } from './camt053.ts';
import { readSignedStatement } from './signed-statement.ts';

const account = { BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' };
const config = readConfig({ ...account, BANK_TRANSFER_STATEMENT_KEY: STATEMENT_KEY });
const xml = statement([{ ref: 'B1', amount: '20000.00' }]);

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'signed-'));
  return { file: join(folder, 'march.xml'), [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

test('a signed file is read', async () => {
  await using folder = await openFolder();
  await writeSigned(folder.file, xml);
  expect(await readSignedStatement(folder.file, config)).toBe(xml);
});

test.for([
  ['no signature', null],
  ['the signature of another file', signatureOf(statement([{ ref: 'B1', amount: '50.00' }]))],
  ['a signature by another key', signatureOf(xml, generateKeyPairSync('ed25519'))],
  ['no base64', '%%%'],
  ['nothing', ''],
] as const)('a file written by hand is refused with %s, and a person is told so', async ([, signature]) => {
  await using folder = await openFolder();
  await writeFile(folder.file, xml);
  if (signature !== null) await writeFile(`${folder.file}.sig`, signature);
  const says =
    signature === null
      ? `It is not signed: there is no ${folder.file}.sig. Two persons may read it in at the desk.`
      : `The signature in ${folder.file}.sig is not of this file, or not by the bank’s key.`;
  await expect(readSignedStatement(folder.file, config)).rejects.toThrow(new WrongStatement(says));
});

test('a signature that cannot be read is trouble of the folder, and not of the file', async () => {
  await using folder = await openFolder();
  await writeFile(folder.file, xml);
  await mkdir(`${folder.file}.sig`);
  await expect(readSignedStatement(folder.file, config)).rejects.toThrow('EISDIR');
});

test('without a key no file counts, and a folder without a key is no setting', async () => {
  await using folder = await openFolder();
  await writeSigned(folder.file, xml);
  for (const env of [account, {}]) {
    const reading = readSignedStatement(folder.file, readConfig(env));
    await expect(reading).rejects.toThrow(WrongStatement);
    await expect(reading).rejects.toThrow('BANK_TRANSFER_STATEMENT_KEY');
  }
  expect(() => readConfig({ ...account, BANK_TRANSFER_STATEMENTS: '/in' })).toThrow(WrongSetting);
});

test.for([
  'x',
  generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
])('a key that checks no signatures is no setting', (key) => {
  expect(() => readConfig({ ...account, BANK_TRANSFER_STATEMENT_KEY: key })).toThrow(WrongSetting);
});
