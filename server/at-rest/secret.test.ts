// What the house signs, and whose secret it signs with.
import { expect, test } from 'vitest';
import { createWorld } from '#tests/world.ts';
import { openSecret, readSigned, signed } from './secret.ts';

const secret = Buffer.alloc(32, 's');

test('what was signed is read again', () => {
  for (const text of ['42', '', 'привет, 😀', 'a.b.c'])
    expect(readSigned(secret, 'a', signed(secret, 'a', text))).toBe(text);
});

test.for([
  ['for another purpose', readSigned(secret, 'b', signed(secret, 'a', '42'))],
  ['under another secret', readSigned(Buffer.alloc(32, 't'), 'a', signed(secret, 'a', '42'))],
  ['changed on the way', readSigned(secret, 'a', signed(secret, 'a', '42').replace(/^../, 'NT'))],
  ['cut short', readSigned(secret, 'a', signed(secret, 'a', '42').slice(0, -1))],
  ['without a signature', readSigned(secret, 'a', Buffer.from('42').toString('base64url'))],
  ['that is nothing', readSigned(secret, 'a', '')],
] as const)('a text %s is not ours', ([, read]) => expect(read).toBeUndefined());

test('two servers that start at once draw one secret between them', async () => {
  await using world = await createWorld();
  const [a, b] = await Promise.all([1, 2].map(() => openSecret(world.db.sql, { secret: null })));
  expect(a).toHaveLength(32);
  expect(b).toEqual(a);
});

test('the operator’s secret is used, and not kept', async () => {
  await using world = await createWorld();
  const own = 'x'.repeat(40);
  expect((await openSecret(world.db.sql, { secret: own })).toString()).toBe(own);
  expect(await world.db.sql`select 1 from house_secret`).toEqual([]);
});
