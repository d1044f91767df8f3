// The site's notes about a player.
import { expect } from 'vitest';
import { test } from '#tests/doors.ts';
import type { Product } from '../calls/product.ts';
import { keepEntry } from './entries.ts';

test('what is set is there on the next visit, by key (S7-R085, S7-R086, S7-R087, S3-R148)', async ({
  doors,
}) => {
  const player = await doors.player();
  const who = await doors.signIn(player);
  const set = (key: string, value: string) => doors.send('storage.set', { key, value }, who);
  expect((await set('already_seen_cashback_id', '12')).result).toBe(1);
  await set('b', '');
  await set('already_seen_cashback_id', '13');

  const later = await doors.signIn(player);
  expect((await doors.ask('storage.getKeys', {}, later)).result).toEqual(['already_seen_cashback_id', 'b']);
  const { result } = await doors.ask('storage.get', { keys: 'b,already_seen_cashback_id,nothing' }, later);
  expect(result).toEqual([
    { key: 'already_seen_cashback_id', value: '13' },
    { key: 'b', value: '' },
  ]);
});

test('each player has their own, and a guest none (S6-R002)', async ({ doors }) => {
  const [ann, eve] = [await doors.signIn(await doors.player()), await doors.signIn(await doors.player())];
  await doors.send('storage.set', { key: 'secret', value: 'ann’s' }, ann);
  expect((await doors.ask('storage.get', { keys: 'secret' }, eve)).result).toEqual([]);
  await doors.send('storage.set', { key: 'secret', value: 'eve’s' }, eve);
  expect((await doors.ask('storage.get', { keys: 'secret' }, ann)).result).toEqual([
    { key: 'secret', value: 'ann’s' },
  ]);
  expect((await doors.ask('storage.getKeys')).status).toBe(401);
});

const fill = ({ db }: Product, playerId: number, count: number) => db.sql`
  insert into storage_entry (player_id, key, value)
  select ${playerId}, 'key-' || n, '' from generate_series(1, ${count}::int) n`;

test('a hundred keys and no more; a known key always has room', async ({ doors }) => {
  const player = await doors.player();
  const who = await doors.signIn(player);
  await fill(doors.product, player.id, 99);
  expect((await doors.send('storage.set', { key: 'last', value: '' }, who)).result).toBe(1);
  expect(await doors.send('storage.set', { key: 'more', value: '' }, who)).toMatchObject({
    status: 422,
    error: { type: 'StorageQuotaExceededException' },
  });
  expect((await doors.send('storage.set', { key: 'key-1', value: 'new' }, who)).result).toBe(1);
});

test('two that come for the last place at once do not both get it', async ({ doors }) => {
  const { product } = doors;
  const player = await doors.player();
  await fill(product, player.id, 99);
  const keep = (key: string) => product.db.atomically((tx) => keepEntry(tx, player.id, { key, value: '' }));
  const isWaiting = async () => {
    while ((await product.db.sql`select from pg_locks where not granted`).length === 0);
  };
  let second = Promise.resolve<unknown>(undefined);
  await product.db.atomically(async (tx) => {
    await keepEntry(tx, player.id, { key: 'first', value: '' });
    second = keep('second').catch((error: unknown) => error);
    await Promise.race([second, isWaiting()]);
  });
  expect(await second).toMatchObject({ reason: 'StorageQuotaExceeded' });
});

test.for<[string, string, string, number]>([
  ['a key of 64 letters', 'k'.repeat(64), '', 200],
  ['a key of 65 letters', 'k'.repeat(65), '', 400],
  ['an empty key', '', '', 400],
  ['ten kilobytes', 'full', 'v'.repeat(10_240), 200],
  ['a byte more', 'over', 'v'.repeat(10_241), 422],
  ['fewer letters of more bytes', 'wide', 'ж'.repeat(5_121), 422],
])('%s', async ([, key, value, status], { doors }) => {
  const who = await doors.signIn(await doors.player());
  expect((await doors.send('storage.set', { key, value }, who)).status).toBe(status);
});
