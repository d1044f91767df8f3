// The vault of this database. The root of all fingerprints is drawn once and kept sealed: it stays the same when data
// keys are changed, so that what was kept under the old ones is still found.

import { allKeys, type DataKeySettings } from '../config/data-keys.ts';
import type { Sql } from '../database/db.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { drawSecret } from '../plumbing/chance.ts';
import { CannotOpen, Seals, Vault } from './vault.ts';

export const ROOT = 'fingerprint_root';

/** Throws `CannotStart` where a key is missing. */
export async function openVault(sql: Sql, config: DataKeySettings, secret: Buffer): Promise<Vault> {
  const keys = allKeys(config, secret);
  const seals = new Seals(keys);
  await sql`insert into fingerprint_root (sealed) values (${seals.seal(drawSecret(), ROOT)}) on conflict do nothing`;
  const [kept] = await sql<{ sealed: string }>`select sealed from fingerprint_root`;
  return new Vault(keys, Buffer.from(openRoot(seals, kept!.sealed), 'base64url'));
}

function openRoot(seals: Seals, sealed: string): string {
  try {
    return seals.open(sealed, ROOT);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    throw new CannotStart(
      `This database was sealed by the data key "${error.keyId}": DATA_KEYS, or SECRET, must be as it was then.`,
    );
  }
}
