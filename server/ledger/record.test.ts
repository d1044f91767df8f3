import { expect, test } from 'vitest';
import { type Currency, cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { house, outside, pocket } from './accounts.ts';
import { balanceOf, balancesOf } from './purse.ts';
import { type Entry, InsufficientFunds, record, WrongEntry } from './record.ts';

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

test('moves money once, however often it hears of the same fact', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(1000) } });

  const first = await world.db.atomically((tx) => record(tx, stake(anna.id, 400)));
  const second = await world.db.atomically((tx) => record(tx, stake(anna.id, 400)));

  expect([first, second]).toMatchObject([
    { outcome: 'recorded', purse: { main: 600, currency: 'USD' } },
    { outcome: 'already recorded', purse: { main: 600, currency: 'USD' } },
  ]);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(600);
});

test('a fact told by a hundred voices at once moves money once', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(1000) } });

  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => world.db.atomically((tx) => record(tx, stake(anna.id, 400)))),
  );

  expect(outcomes.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(600);
});

test('a fact recorded already is known even when the money has gone since', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(400) } });

  await world.db.atomically((tx) => record(tx, stake(anna.id, 400)));
  expect(await world.db.atomically((tx) => record(tx, stake(anna.id, 400)))).toMatchObject({
    outcome: 'already recorded',
  });
});

test.for([
  ['another amount', (id: number) => stake(id, 401)],
  ['another reason', (id: number) => ({ ...stake(id, 400), reason: 'withdrawal.held' as const })],
  [
    'another move',
    (id: number) => ({ ...stake(id, 400), moves: [...stake(id, 400).moves, ...stake(id, 1).moves] }),
  ],
] as const)('one key cannot name two facts: %s', async ([, other]) => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(1000) } });
  await world.db.atomically((tx) => record(tx, stake(anna.id, 400)));

  await expect(world.db.atomically((tx) => record(tx, other(anna.id)))).rejects.toThrow(WrongEntry);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(600);
});

test('a pocket never goes below zero, and the refusal leaves no trace', async () => {
  await using world = await createWorld();
  const bert = await world.player({ balances: { main: cents(399) } });

  const refused = world.db.atomically((tx) => record(tx, stake(bert.id, 400)));

  await expect(refused).rejects.toThrow(new InsufficientFunds(pocket(bert.id, 'main')));
  expect(await balanceOf(world.db.sql, bert.id, 'main')).toBe(399);
  expect(await world.db.sql`select * from ledger_entry where reason = 'round.staked'`).toEqual([]);
});

test('a stake must be covered before the win that follows it in the same entry', async () => {
  await using world = await createWorld();
  const bert = await world.player();
  const [staked] = stake(bert.id, 400).moves;
  const won = {
    from: house('games'),
    to: pocket(bert.id, 'main'),
    amount: cents(900),
    currency: 'USD',
  } as const;

  const entry: Entry = { key: 'k', reason: 'round.staked', moves: [staked!, won] };
  await expect(world.db.atomically((tx) => record(tx, entry))).rejects.toThrow(InsufficientFunds);
});

test('of two hundred stakes of 1 on a balance of 100, exactly one hundred are taken', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(100) } });

  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, n) =>
      world.db.atomically((tx) => record(tx, stake(anna.id, 1, { key: `stake:${n}` }))),
    ),
  );

  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(100);
  for (const outcome of refused) expect(outcome).toHaveProperty('reason.name', 'InsufficientFunds');
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(0);
});

test('even without the ledger’s own check the database keeps a balance from going negative', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(100) } });

  const raid = world.db.sql`update ledger_purse set main = main - 101 where player_id = ${anna.id}`;
  await expect(raid).rejects.toMatchObject({ code: '23514', constraint: 'never_negative' });
});

test('money of another currency is neither given nor taken', async () => {
  await using world = await createWorld();
  const anna = await world.player({ currency: 'EUR', balances: { main: cents(1000) } });

  const taken = world.db.atomically((tx) => record(tx, stake(anna.id, 1, { currency: 'USD' })));
  await expect(taken).rejects.toThrow('not in the currency');

  const moves = [
    { from: outside('card'), to: pocket(anna.id, 'main'), amount: cents(5), currency: 'BRL' as const },
  ];
  const given = world.db.atomically((tx) => record(tx, { key: 'd', reason: 'deposit.settled', moves }));
  await expect(given).rejects.toThrow('not in the currency');
  expect(await balancesOf(world.db.sql, anna.id)).toMatchObject({ currency: 'EUR', main: 1000 });
});

test('a player’s currency changes while the purse is empty, and not a cent later', async () => {
  await using world = await createWorld();
  const anna = await world.player({ currency: 'EUR' });
  const change = (currency: Currency) =>
    world.db.sql`update player set currency = ${currency} where id = ${anna.id}`;

  await change('BRL');
  const moves = [
    { from: outside('card'), to: pocket(anna.id, 'held'), amount: cents(1), currency: 'BRL' as const },
  ];
  await world.db.atomically((tx) => record(tx, { key: 'd', reason: 'deposit.settled', moves }));

  await expect(change('USD')).rejects.toThrow('its currency stays');
  expect(await balancesOf(world.db.sql, anna.id)).toMatchObject({ currency: 'BRL', held: 1 });
});

test('money cannot pass from player to player', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { main: cents(1000) } });
  const bert = await world.player();
  const moves = [
    {
      from: pocket(anna.id, 'main'),
      to: pocket(bert.id, 'main'),
      amount: cents(1),
      currency: 'USD' as const,
    },
  ];

  const gift = world.db.atomically((tx) => record(tx, { key: 'gift', reason: 'bonus.granted', moves }));
  await expect(gift).rejects.toThrow('more than one player');

  const direct = await world.db.sql`
    select outcome from ledger_record(true, ${[anna.id, bert.id]}, ${['gift', 'theft']}, ${['bonus.granted', 'bonus.granted']}, ${[1, 1]},
      ${[pocket(anna.id, 'main'), pocket(anna.id, 'main')]}, ${[pocket(bert.id, 'main'), pocket(bert.id, 'main')]},
      ${['USD', 'USD']}, ${[1, 1]})`;
  expect(direct).toEqual([
    { outcome: `wrong entry gift of player ${anna.id} moves money to ${pocket(bert.id, 'main')}` },
    { outcome: `wrong entry theft of player ${bert.id} moves money of ${pocket(anna.id, 'main')}` },
  ]);
});

test('play money never meets real money', async () => {
  await using world = await createWorld();
  const anna = await world.player({ balances: { fun: cents(1000) } });
  const moves = [
    { from: pocket(anna.id, 'fun'), to: pocket(anna.id, 'main'), amount: cents(1), currency: 'USD' as const },
  ];

  const swap = world.db.atomically((tx) => record(tx, { key: 'swap', reason: 'bonus.granted', moves }));
  await expect(swap).rejects.toThrow('mix play money');
});

test.for([
  ['without a move', { key: 'k', reason: 'round.won', moves: [] }, 'moves nothing'],
  [
    'of nothing',
    {
      key: 'k',
      reason: 'round.won',
      moves: [{ from: house('games'), to: house('sports'), amount: cents(0), currency: 'USD' }],
    },
    'moves nothing',
  ],
  [
    'from an account to itself',
    {
      key: 'k',
      reason: 'round.won',
      moves: [{ from: house('games'), to: house('games'), amount: cents(1), currency: 'USD' }],
    },
    'moves nothing',
  ],
  [
    'for a player without a purse',
    {
      key: 'k',
      reason: 'round.won',
      moves: [{ from: house('games'), to: pocket(99, 'main'), amount: cents(1), currency: 'USD' }],
    },
    'has no purse',
  ],
] as const)('there is no entry %s', async ([, entry, why]) => {
  await using world = await createWorld();
  await expect(world.db.atomically((tx) => record(tx, entry))).rejects.toThrow(why);
});
