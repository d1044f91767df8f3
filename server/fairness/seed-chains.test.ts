import { expect } from 'vitest';
import { isOnChain } from '#games/rng/seed-chain.ts';
import { test } from '#tests/world.ts';
import { announceChain, findChain, giveSalt, seedAt } from './seed-chains.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('every seed of a chain leads to the anchor that was told before, and lies sealed', async ({ world }) => {
  const { db, vault } = world.as(null);
  await announceChain({ db, vault }, { game: 'long', length: 1_203 }, 1, now);
  const chain = (await findChain(db.sql, 'long'))!;
  expect(chain).toMatchObject({ number: 1, length: 1_203, used: 0, salt: null });
  expect(chain.seeds.startsWith('sealed:')).toBe(true);
  for (const position of [1, 2, 499, 500, 501, 1_000, 1_001, 1_203]) {
    const seed = Buffer.from(seedAt(chain, position, vault), 'hex');
    expect(isOnChain({ seed, position, anchor: chain.anchor }), String(position)).toBe(true);
  }
  for (const position of [0, 1_204, 1_501]) expect(() => seedAt(chain, position, vault)).toThrow('no seed');
});

test('a chain is announced once, and its seeds cannot be laid under another', async ({ world }) => {
  const { db, vault } = world.as(null);
  for (const game of ['twice', 'other']) await announceChain({ db, vault }, { game, length: 3 }, 1, now);
  const chain = (await findChain(db.sql, 'twice'))!;
  await announceChain({ db, vault }, { game: 'twice', length: 3 }, 1, now);
  expect(await findChain(db.sql, 'twice')).toEqual(chain);
  expect(() => seedAt({ ...chain, game: 'other' }, 1, vault)).toThrow('cannot be opened');
});

test('of fifty salts one is taken, and it stays', async ({ world }) => {
  const { db, vault } = world.as(null);
  await announceChain({ db, vault }, { game: 'salted', length: 3 }, 1, now);
  const taken = await Promise.all(
    Array.from({ length: 50 }, (_, place) => giveSalt(db.sql, 'salted', `salt-${place}`, now)),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect((await findChain(db.sql, 'salted'))!.salt).toBe(`salt-${taken.indexOf(true)}`);
});
