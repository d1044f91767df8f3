// Several entries in one call.
import { expect, test } from 'vitest';
import { type Currency, cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { house, pocket } from './accounts.ts';
import { balanceOf } from './purse.ts';
import { type Entry, record, recordAll } from './record.ts';

const stake = (
  playerId: number,
  amount: number,
  more: { key?: string; currency?: Currency } = {},
): Entry => ({
  key: more.key ?? `stake:1:${playerId}`,
  reason: 'round.staked',
  moves: [
    {
      from: pocket(playerId, 'main'),
      to: house('games'),
      amount: cents(amount),
      currency: more.currency ?? 'USD',
    },
  ],
});

test('several entries make one trip, in order, each recorded or refused on its own', async () => {
  await using world = await createWorld();
  const [anna, bert] = [await world.player({ balances: { main: cents(100) } }), await world.player()];
  await world.db.atomically((tx) => record(tx, stake(anna.id, 6, { key: 'known' })));
  await world.db.atomically((tx) => record(tx, stake(anna.id, 4, { key: 'taken' })));
  const win = (id: number, amount: number, key: string): Entry => ({
    key,
    reason: 'bonus.granted',
    moves: [{ from: house('bonuses'), to: pocket(id, 'main'), amount: cents(amount), currency: 'USD' }],
  });
  const nobody = 99_999;

  const answers = await recordAll(
    world.db.sql,
    [
      stake(anna.id, 90, { key: 'a' }),
      stake(bert.id, 1, { key: 'b' }),
      win(anna.id, 7, 'c'),
      stake(anna.id, 6, { key: 'known' }),
      stake(anna.id, 5, { key: 'h' }),
      win(nobody, 5, 'd'),
      { ...win(bert.id, 20, 'e'), moves: [...win(bert.id, 20, 'e').moves, ...win(bert.id, 22, 'e').moves] },
      stake(bert.id, 0, { key: 'f' }),
      stake(bert.id, 1, { key: 'g', currency: 'EUR' }),
      stake(bert.id, 10, { key: 'taken' }),
    ],
    { isPatient: true },
  );

  expect(answers.map(({ outcome }) => outcome)).toEqual([
    'recorded',
    `insufficient ${pocket(bert.id, 'main')}`,
    'recorded',
    'already recorded',
    'recorded',
    `wrong entry d: player ${nobody} has no purse`,
    'recorded',
    'wrong entry f has a move that moves nothing',
    `wrong currency ${pocket(bert.id, 'main')}`,
    'different',
  ]);
  expect(answers.map(({ purse }) => purse?.main)).toEqual([0, 0, 7, 7, 2, undefined, 42, 42, 42, 42]);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(2);
  expect(await balanceOf(world.db.sql, bert.id, 'main')).toBe(42);
});

test('a call that holds one key twice is refused whole', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(100) } });

  const twice = recordAll(world.db.sql, [stake(anna.id, 1), stake(anna.id, 1)], { isPatient: true });

  await expect(twice).rejects.toThrow('a key stands twice');
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(100);
});

test('a purse that another transaction has is waited for, or else said to be busy; other players are served', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(100) } });
  const bert = await world.player({ balances: { main: cents(100) } });
  const entries = [stake(anna.id, 1), stake(bert.id, 1)];

  const answers = await world.db.atomically(async (tx) => {
    await record(tx, stake(anna.id, 2, { key: 'first' }));
    return recordAll(world.db.sql, entries, { isPatient: false });
  });

  expect(answers).toMatchObject([
    { outcome: 'busy', purse: null },
    { outcome: 'recorded', purse: { main: 99 } },
  ]);
  expect(await recordAll(world.db.sql, entries, { isPatient: true })).toMatchObject([
    { outcome: 'recorded', purse: { main: 97 } },
    { outcome: 'already recorded', purse: { main: 99 } },
  ]);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(97);
});
