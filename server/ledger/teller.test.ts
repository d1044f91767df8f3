import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import { createWorld } from '#tests/world.ts';
import { OutcomeUnknown } from '../plumbing/outage.ts';
import { openDb, type Sql } from '../database/db.ts';
import { house, outside, pocket } from './accounts.ts';
import { balanceOf } from './purse.ts';
import { type Entry, InsufficientFunds, record, WrongEntry } from './record.ts';
import { Teller, TellerIsFull } from './teller.ts';

const stake = (playerId: number, amount: number, key: string): Entry => ({
  key,
  reason: 'round.staked',
  moves: [{ from: pocket(playerId, 'main'), to: house('games'), amount: cents(amount), currency: 'USD' }],
});

const granted = (playerId: number, amount: number, key: string): Entry => ({
  key,
  reason: 'bonus.granted',
  moves: [{ from: house('bonuses'), to: pocket(playerId, 'main'), amount: cents(amount), currency: 'USD' }],
});

/** The database, with a note of how many entries each trip held, and what happens to a trip if something should. */
function watch(sql: Sql) {
  const trips: string[][] = [];
  const faults: ((go: () => Promise<unknown[]>) => Promise<unknown[]>)[] = [];
  const watched = ((texts: TemplateStringsArray, ...values: readonly unknown[]) => {
    trips.push(values[1] as string[]);
    const go = () => sql(texts, ...values);
    return faults.shift()?.(go) ?? go();
  }) as Sql;
  return { sql: watched, trips, faults };
}

const lost = () => Object.assign(new Error('the connection was closed'), { code: 'CONNECTION_LOST' });

async function createTeller(options?: ConstructorParameters<typeof Teller>[1]) {
  const world = await createWorld();
  const watched = watch(world.db.sql);
  const teller = new Teller(watched.sql, options);
  return Object.assign(world, { teller, ...watched });
}

test('a lone request goes at once, and those who wait meanwhile go together', async () => {
  await using world = await createTeller();
  const players = await Promise.all(
    Array.from({ length: 20 }, () => world.player({ balances: { main: cents(10) } })),
  );
  const [anna, ...others] = players;

  const first = world.teller.record(stake(anna!.id, 1, 'anna'));
  await new Promise(setImmediate);
  expect(world.trips).toEqual([['anna']]);
  const second = world.teller.record(stake(others[0]!.id, 1, 'bert'));
  await new Promise(setImmediate);
  const rest = others.slice(1).map(({ id }) => world.teller.record(stake(id, 1, `round:${id}`)));

  expect(await Promise.all([first, second, ...rest])).toEqual(players.map(() => 'recorded'));
  expect(world.trips.map((keys) => keys.length)).toEqual([1, 1, 18]);
});

test('in one trip each is recorded, known or refused on its own', async () => {
  await using world = await createTeller();
  const anna = await world.player({ balances: { main: cents(100) } });
  const bert = await world.player({ balances: { main: cents(10) } });
  await world.db.atomically((tx) => record(tx, stake(anna.id, 5, 'known')));

  const answers = await Promise.allSettled([
    world.teller.record(stake(anna.id, 90, 'a')),
    world.teller.record(stake(bert.id, 11, 'b')),
    world.teller.record(stake(anna.id, 5, 'known')),
    world.teller.record(stake(anna.id, 6, 'c')),
    world.teller.record(stake(bert.id, 0, 'd')),
    world.teller.record(stake(bert.id, 10, 'e')),
  ]);

  expect(world.trips).toEqual([['a', 'b', 'known', 'c', 'd', 'e']]);
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'recorded' },
    { status: 'rejected', reason: new InsufficientFunds(pocket(bert.id, 'main')) },
    { status: 'fulfilled', value: 'already recorded' },
    { status: 'rejected', reason: new InsufficientFunds(pocket(anna.id, 'main')) },
    { status: 'rejected', reason: new WrongEntry('entry d has a move that moves nothing') },
    { status: 'fulfilled', value: 'recorded' },
  ]);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(5);
  expect(await balanceOf(world.db.sql, bert.id, 'main')).toBe(0);
});

test('a player’s entries keep their order, within a trip and from trip to trip', async () => {
  await using world = await createTeller({ tripMax: 3 });
  const anna = await world.player({ balances: { main: cents(1) } });

  // Each stake is covered by nothing but the win before it.
  const answers = [];
  for (let n = 0; n < 40; n += 1) {
    answers.push(
      world.teller.record(stake(anna.id, 1, `s${n}`)),
      world.teller.record(granted(anna.id, 1, `w${n}`)),
    );
    if (n % 7 === 0) await new Promise(setImmediate);
  }

  expect(new Set(await Promise.all(answers))).toEqual(new Set(['recorded']));
  const rows = await world.db.sql<{ key: string }>`
    select key from ledger_entry where key ~ '^[sw]' order by number`;
  expect(rows.map(({ key }) => key)).toEqual(Array.from({ length: 40 }, (_, n) => [`s${n}`, `w${n}`]).flat());
});

test('one fact told by a hundred voices moves money once', async () => {
  await using world = await createTeller();
  const anna = await world.player({ balances: { main: cents(100) } });

  const answers = await Promise.all(
    Array.from({ length: 100 }, () => world.teller.record(stake(anna.id, 30, 'round:1'))),
  );

  expect(answers.filter((answer) => answer === 'recorded')).toHaveLength(1);
  for (const keys of world.trips) expect(keys).toEqual(['round:1']);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(70);
});

test('whose purse another transaction has waits alone, in order; everybody else is served meanwhile', async () => {
  await using world = await createTeller();
  const [anna, bert] = await Promise.all([
    world.player({ balances: { main: cents(10) } }),
    world.player({ balances: { main: cents(10) } }),
  ]);
  const answers: Promise<unknown>[] = [];

  await world.db.atomically(async (tx) => {
    await record(tx, stake(anna.id, 10, 'slow'));
    answers.push(
      world.teller.record(granted(anna.id, 3, 'a1')),
      world.teller.record(stake(anna.id, 3, 'a2')),
    );
    expect(await world.teller.record(stake(bert.id, 1, 'b1'))).toBe('recorded');
    answers.push(
      world.teller.record(granted(anna.id, 2, 'a3')),
      world.teller.record(stake(anna.id, 2, 'a4')),
    );
    for (let n = 0; n < 5; n += 1)
      expect(await world.teller.record(stake(bert.id, 1, `later:${n}`))).toBe('recorded');
  });

  expect(await Promise.all(answers)).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(0);
});

test('a purse that stays locked is given up for its own player alone, and nothing was recorded', async () => {
  await using world = await createTeller();
  const anna = await world.player({ balances: { main: cents(10) } });
  const db = openDb(world.url, { lockTimeoutMs: 50 });
  const teller = new Teller(db.sql);

  await world.db.atomically(async (tx) => {
    await record(tx, stake(anna.id, 1, 'slow'));
    await expect(teller.record(stake(anna.id, 1, 'a'))).rejects.toMatchObject({ code: '55P03' });
  });
  await db.close();
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(9);
});

test.for([
  ['before it was heard', async () => Promise.reject(lost()), ['recorded', 'recorded']],
  [
    'after it was heard',
    async (go: () => Promise<unknown[]>) => {
      await go();
      throw lost();
    },
    ['already recorded', 'already recorded'],
  ],
] as const)(
  'a trip whose connection is lost %s goes again, and money moves once',
  async ([, fault, answers]) => {
    await using world = await createTeller();
    const anna = await world.player({ balances: { main: cents(100) } });
    const bert = await world.player({ balances: { main: cents(100) } });
    world.faults.push(fault);

    const asked = [
      world.teller.record(stake(anna.id, 30, 'a')),
      world.teller.record(stake(bert.id, 40, 'b')),
    ];

    expect(await Promise.all(asked)).toEqual(answers);
    expect(world.trips).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(70);
  },
);

test('while the database stays away, nobody is told more than is known', async () => {
  await using world = await createTeller({ patienceMs: 1 });
  const anna = await world.player({ balances: { main: cents(100) } });
  world.faults.push(...Array.from({ length: 50 }, () => async () => Promise.reject(lost())));

  const asked = world.teller.record(stake(anna.id, 30, 'a'));

  await expect(asked).rejects.toThrow(OutcomeUnknown);
  await expect(asked).rejects.toThrow('whether a was recorded is not known');
});

test('one entry that the database cannot stomach spoils nobody else’s', async () => {
  await using world = await createTeller();
  const anna = await world.player({ balances: { main: cents(100) } });
  const bert = await world.player({ balances: { main: cents(100) } });
  const strange = granted(bert.id, 1, 'strange');
  const poison: Entry = {
    ...strange,
    moves: [{ ...strange.moves[0]!, to: `player:${bert.id}:nowhere` as (typeof strange.moves)[0]['to'] }],
  };

  const [a, b, c] = await Promise.allSettled([
    world.teller.record(stake(anna.id, 1, 'a')),
    world.teller.record(poison),
    world.teller.record(stake(bert.id, 1, 'c')),
  ]);

  expect([a, c]).toEqual([
    { status: 'fulfilled', value: 'recorded' },
    { status: 'fulfilled', value: 'recorded' },
  ]);
  expect(b).toMatchObject({ status: 'rejected', reason: { severity: 'ERROR' } });
});

test('whoever comes while their purse is found busy waits behind what waits for it', async () => {
  await using world = await createTeller();
  const anna = await world.player();
  const asked: Promise<unknown>[] = [];
  world.faults.push(async () => {
    asked.push(world.teller.record(stake(anna.id, 5, 'b')));
    return [{ outcomes: ['busy'] }];
  });

  asked.push(world.teller.record(granted(anna.id, 5, 'a')));

  await expect.poll(() => asked).toHaveLength(2);
  expect(await Promise.all(asked)).toEqual(['recorded', 'recorded']);
  expect(world.trips).toEqual([['a'], ['a'], ['b']]);
});

test('of a trip that must be made one by one, a player whose purse turns out busy is not overtaken by themselves', async () => {
  await using world = await createTeller();
  const anna = await world.player();
  const undone = Object.assign(new Error('deadlock detected'), { code: '40P01', severity: 'ERROR' });
  world.faults.push(
    async () => Promise.reject(undone),
    async () => [{ outcomes: ['busy'] }],
  );

  // The stake is covered by nothing but the win before it.
  const asked = [world.teller.record(granted(anna.id, 5, 'a')), world.teller.record(stake(anna.id, 5, 'b'))];

  expect(await Promise.all(asked)).toEqual(['recorded', 'recorded']);
  expect(world.trips).toEqual([['a', 'b'], ['a'], ['a', 'b']]);
});

test('whoever comes when too many wait is told at once, and nothing is tried', async () => {
  await using world = await createTeller({ pendingMax: 2 });
  const anna = await world.player({ balances: { main: cents(100) } });

  const served = [world.teller.record(stake(anna.id, 1, 'a')), world.teller.record(stake(anna.id, 1, 'b'))];
  await expect(world.teller.record(stake(anna.id, 1, 'c'))).rejects.toThrow(TellerIsFull);

  expect(await Promise.all(served)).toEqual(['recorded', 'recorded']);
  expect(await world.teller.record(stake(anna.id, 1, 'c'))).toBe('recorded');
  expect(await balanceOf(world.db.sql, anna.id, 'main')).toBe(97);
});

test('a teller that closes answers everybody who came before, and nobody after', async () => {
  await using world = await createTeller({ tripMax: 1 });
  const anna = await world.player();
  const paidIn = (n: number): Entry => ({
    key: `d${n}`,
    reason: 'deposit.settled',
    moves: [{ from: outside('card'), to: pocket(anna.id, 'main'), amount: cents(1), currency: 'USD' }],
  });
  const answered: string[] = [];
  for (let n = 0; n < 10; n += 1) void world.teller.record(paidIn(n)).then((answer) => answered.push(answer));

  await world.teller.close();

  expect(answered).toHaveLength(10);
  await expect(world.teller.record(paidIn(11))).rejects.toThrow(TellerIsFull);
  await world.teller.close();
});
