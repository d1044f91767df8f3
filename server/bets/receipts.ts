// What the house promises of a bet, in writing: whoever keeps it can show, without asking us, that it was promised, when, and
// at which price. The key is derived from the house's secret and never kept; what checks it stands on every receipt.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { deriveKey } from '../config/data-keys.ts';
import type { Receipt } from './bet-rows.ts';

export interface ReceiptSigner {
  sign(text: string): Receipt;
}

/** How Ed25519's 32 bytes are wrapped for Node: PKCS #8, always the same before them. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

const signers = new WeakMap<Buffer, ReceiptSigner>();

/** Made once for a secret. */
export function receiptSigner(secret: Buffer): ReceiptSigner {
  let signer = signers.get(secret);
  if (signer === undefined) {
    signer = makeSigner(
      createPrivateKey({
        key: Buffer.concat([PKCS8, deriveKey(secret, 'bet receipts')]),
        ...{ format: 'der', type: 'pkcs8' },
      }),
    );
    signers.set(secret, signer);
  }
  return signer;
}

function makeSigner(key: KeyObject): ReceiptSigner {
  const bytes = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  const shown = bytes.toString('base64url');
  return {
    sign: (text) => ({
      ...{ text, key: shown },
      signature: sign(null, Buffer.from(text), key).toString('base64url'),
    }),
  };
}
