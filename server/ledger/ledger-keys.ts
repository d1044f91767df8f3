// The keys that seal what is recorded. The database never keeps them: every connection brings them along, so that who
// can write to the database alone cannot write a chain that fits.
import { createHash } from 'node:crypto';
import { openSecret } from '../at-rest/secret.ts';
import { type DataKey, deriveKey } from '../config/data-keys.ts';
import { connect } from '../database/connect.ts';

export interface LedgerKeySettings {
  /** The first seals, all check; none: one derived from the secret. */
  ledgerKeys: readonly DataKey[];
  secret: string | null;
}

/** Last the key derived from the secret: it checks what was sealed before any was set. */
export async function openLedgerKeys(
  url: string,
  { ledgerKeys, secret }: LedgerKeySettings,
): Promise<readonly Buffer[]> {
  const { sql, close } = await connect(url);
  try {
    const derived = deriveKey(await openSecret(sql, { secret }), 'ledger key');
    return [...ledgerKeys.map(({ key }) => key), derived];
  } finally {
    await close();
  }
}

/** Connections to this address seal what they record. Without a space, which libpq and URL write differently. */
export function keyedUrl(url: string, keys: readonly Buffer[]): string {
  const address = new URL(url);
  address.searchParams.set('options', `-cmarigold.ledger_keys=${keys.map(blocksOf).join('')}`);
  return address.href;
}

const BLOCK_BYTES = 64;
const ID_BYTES = 4;

/** As routines/20-seals.sql has it: an id, and the two blocks with which HMAC-SHA256 begins. */
function blocksOf(key: Buffer): string {
  const chain = deriveKey(key, 'ledger chain');
  const id = createHash('sha256').update('marigold ledger key').update(chain).digest().subarray(0, ID_BYTES);
  const block = (pad: number) =>
    Buffer.from(Array.from({ length: BLOCK_BYTES }, (_, at) => (chain[at] ?? 0) ^ pad));
  return Buffer.concat([id, block(0x36), block(0x5c)]).toString('hex');
}
