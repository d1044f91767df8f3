// The signature on receipts: one key for each secret, and none that another purpose derives from the same secret.
import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiptSigner } from './receipts.ts';

const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const isSigned = (text: string, { key, signature }: { key: string; signature: string }) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({
      ...{ key: Buffer.concat([ED25519_SPKI, Buffer.from(key, 'base64url')]), format: 'der', type: 'spki' },
    }),
    Buffer.from(signature, 'base64url'),
  );

test('a receipt is signed by the key that it names, and every server with the same secret has that key', () => {
  const secret = Buffer.alloc(32, 'a');
  const receipt = receiptSigner(secret).sign('a bet');
  expect(receipt.text).toBe('a bet');
  expect(isSigned('a bet', receipt)).toBe(true);
  expect(isSigned('a bat', receipt)).toBe(false);
  expect(receiptSigner(Buffer.from(secret)).sign('a bet')).toEqual(receipt);
  expect(receiptSigner(Buffer.alloc(32, 'b')).sign('a bet').key).not.toBe(receipt.key);
});

test('the key of receipts that players hold stays the same from version to version', () => {
  expect(receiptSigner(Buffer.alloc(32, 'a')).sign('').key).toBe(
    'AKyomKusdQ4zLqg3XHpxmk0eyB7GcXlPD46qC2MfoPw',
  );
});

test('a key is derived once for a secret', () => {
  const secret = Buffer.alloc(32, 'c');
  expect(receiptSigner(secret)).toBe(receiptSigner(secret));
});
