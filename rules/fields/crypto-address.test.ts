import { expect, test } from 'vitest';
import { cryptoAddress } from './crypto-address.ts';

// The examples of BIP 173 and BIP 350, and the same with a fault.
const right = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bc1qqypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7rusqyp0mu0',
  'BC1SW50QGDZ25J',
  'bc1pqypq8d3x5d',
  'bc1pq8w4pfnxru',
  'bc1pq8w4ur23clxd5mzfsh79vn6pg0kaytjeq8w4ur23clxd5mzfsh79vn6pg0kaytje2f7xss',
  'bc1pqypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7ruszzg3rysjjvfeghcgnay',
];
/** The checksum is right, but no wallet has a program of this length, or of this version. */
const impossible = {
  'version 0 of 16 bytes': 'bc1qqypqxpq9qcrsszg2pvxq6rs0zqlxvppt',
  'version 0 of 21 bytes': 'bc1qqypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z53mkjx4',
  'version 0 of 33 bytes': 'bc1qqypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7ruszzrnxyy6',
  'version 1 of 1 byte': 'bc1pqystr2wj',
  'version 1 of 41 bytes': 'bc1pqypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7ruszzg3rysjjvfeg9yfzvla3',
  'version 0 of 20 bytes and a sign to spare': 'bc1qq8w4ur23clxd5mzfsh79vn6pg0kaytjeqddxhdu',
  'version 1 of 5 bytes and a sign to spare': 'bc1pq8w4ur23c980fe4',
  'version 17 of 32 bytes': 'bc13qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5z5tpwxqergd3c8g7rusqjz4s3l',
};
const wrong = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  'bc1',
  'xbc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4 ',
  'nonsense',
];

test('a right address is taken, a mistyped or foreign one is not', () => {
  for (const address of right) expect(cryptoAddress(address), address).toBeNull();
  for (const address of wrong) expect(cryptoAddress(address)?.code, address).toBe('address');
  for (const [what, address] of Object.entries(impossible))
    expect(cryptoAddress(address)?.code, what).toBe('address');
  expect(cryptoAddress(' ')?.code).toBe('required');
});
