// What a key has sealed must be checked with it for as long as the books are kept: what is made of a key never changes.
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#tests/world.ts';
import { keyedUrl, openLedgerKeys } from './ledger-keys.ts';

const key = Buffer.alloc(32, 'key');

test('a connection brings for each key an id and the two blocks of its HMAC', () => {
  const optionsFor = (...keys: Buffer[]) =>
    new URL(keyedUrl('postgres://somebody@database/marigold', keys)).searchParams.get('options')!;
  const options = optionsFor(key);
  expect(options).toMatch(/^-cmarigold\.ledger_keys=9cc7c8b2[0-9a-f]{256}$/);
  expect(createHash('sha256').update(options).digest('hex')).toBe(
    '51be9262713e2cfff5cdb7db1fb31df25d43c64ccc1d052245d8648e317df914',
  );
  expect(optionsFor(key, key)).toBe(options + options.slice(options.indexOf('=') + 1));
});

test('the keys that were set come first, and last the one derived from the secret', async ({ world }) => {
  const keys = await openLedgerKeys(world.url, { ledgerKeys: [{ id: 'a', key }], secret: 'a secret' });
  expect(keys.map((one) => one.toString('hex'))).toEqual([
    key.toString('hex'),
    '44ee4ec794cdad06c03749c4a4ce3c7a6d4cd1869e64a59210a3b302f0be8a00',
  ]);
});
