import { expect, test } from 'vitest';
import { cryptoAddress } from './crypto-address.ts';

// The examples of BIP 173 and BIP 350, and the same with a fault.
const right = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
];
const wrong = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  'bc1',
  'nonsense',
];

test('a right address is taken, a mistyped or foreign one is not', () => {
  for (const address of right) expect(cryptoAddress(address), address).toBeNull();
  for (const address of wrong) expect(cryptoAddress(address)?.code, address).toBe('address');
  expect(cryptoAddress(' ')?.code).toBe('required');
});
