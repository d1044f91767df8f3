// A statement as the bank's channel delivers it: with a signature beside it, made by whoever fetches it from the bank. A
// file that was written or changed on the way has none, so nobody who can write a file can credit a player with it.
import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Config } from '../../config/config.ts';
import { WrongStatement } from './camt053.ts';

/** The file's text. Throws `WrongStatement` unless `<file>.sig` holds a signature of its bytes. */
export async function readSignedStatement(
  file: string,
  { bankTransfer }: Pick<Config, 'bankTransfer'>,
): Promise<string> {
  const key = bankTransfer?.statementKey ?? null;
  if (key === null)
    throw new WrongStatement(
      'No key is set up: BANK_TRANSFER_STATEMENT_KEY. Without one, two persons read statements in at the desk.',
    );
  const [bytes, signature] = [await readFile(file), await readSignature(`${file}.sig`)];
  const statementKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, bytes, statementKey, signature))
    throw new WrongStatement(`The signature in ${file}.sig is not of this file, or not by the bank’s key.`);
  return bytes.toString('utf8');
}

async function readSignature(file: string): Promise<Buffer> {
  try {
    return Buffer.from(await readFile(file, 'utf8'), 'base64');
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
    throw new WrongStatement(
      `It is not signed: there is no ${file}. Two persons may read it in at the desk.`,
    );
  }
}
