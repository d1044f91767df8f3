// Which payments a page of the history holds, filter by filter.
import { test as base, expect } from 'vitest';
import { makePlayer } from '#tests/player.ts';
import { createWorld } from '#tests/world.ts';
import { exportPayments, type HistoryFilter, listPayments } from './history.ts';

const first = '2026-01-01T00:00:00Z';
const middle = '2026-01-02T12:00:00Z';
const last = '2026-01-02T23:59:59.999Z';
const next = '2026-01-03T00:00:00Z';

/** Named by their number, the same for Anna and for somebody else. */
const payments = [
  { number: 1, type: 'deposit', type_number: 1, method: 'card', state: 'paid', at: first },
  { number: 2, type: 'deposit', type_number: 2, method: 'crypto', state: 'failed', at: middle },
  { number: 3, type: 'withdrawal', type_number: 1, method: 'card', state: 'paid', at: last },
  { number: 4, type: 'deposit', type_number: 3, method: 'card', state: 'started', at: next },
  { number: 5, type: 'withdrawal', type_number: 2, method: 'bank', state: 'paid', at: next },
];

// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs off its first parameter
const test = base.extend('anna', { scope: 'file' }, async ({}, { onCleanup }) => {
  const world = await createWorld();
  // These payments have no entries: it is only how they are listed that is looked at.
  world.leaveUnaudited();
  onCleanup(() => world[Symbol.asyncDispose]());
  const [anna, other] = [await world.player(), await world.player()];
  for (const [id, name] of [
    [other.id, 'other-'],
    [anna.id, ''],
  ] as const)
    for (const { number, type, type_number, method, state, at } of payments)
      await world.db.sql`
        insert into payment (transaction, player_id, number, type, type_number, method, gateway, currency, cents,
          fee_cents, state, created_at, changed_at, looked_at)
        values (${name + number}, ${id}, ${number}, ${type}, ${type_number}, ${method}, 'sandbox', 'USD', 1005, 25, ${state},
          ${at}::text::timestamptz, ${at}::text::timestamptz, ${at}::text::timestamptz)`;
  return { ...world.as(anna), player: anna };
});

test.for<[HistoryFilter, string]>([
  [{}, '5 4 3 2 1'],
  [{ zone: 'Europe/Riga' }, '5 4 3 2 1'],
  [{ type: 'deposit' }, '4 2 1'],
  [{ type: 'withdrawal' }, '5 3'],
  [{ state: 'paid' }, '5 3 1'],
  [{ state: 'paid', type: 'deposit' }, '1'],
  [{ method: 'card' }, '4 3 1'],
  [{ method: 'card', type: 'withdrawal' }, '3'],
  [{ method: 'card', state: 'paid' }, '3 1'],
  [{ transaction: '4' }, '4'],
  [{ transaction: 'other-4' }, ''],
  [{ transaction: '4', state: 'paid' }, ''],
  [{ from: '2026-01-02' }, '5 4 3 2'],
  [{ to: '2026-01-02' }, '3 2 1'],
  [{ from: '2026-01-02', to: '2026-01-02' }, '3 2'],
  [{ from: '2026-01-02', to: '2026-01-02', zone: 'Europe/Riga' }, '2'],
  [{ from: '2026-01-01', to: '2026-01-01', type: 'deposit' }, '1'],
])('%o lists %s', async ([filter, names], { anna }) => {
  const { items, count } = await listPayments(filter, { offset: 0, count: 10 }, anna);
  expect(items.map(({ transaction }) => transaction).join(' ')).toBe(names);
  expect(count).toBe(items.length);
});

test.for<[HistoryFilter, number, number, string, number]>([
  [{}, 0, 2, '5 4', 5],
  [{}, 2, 2, '3 2', 5],
  [{}, 5, 2, '', 5],
  [{ type: 'deposit' }, 0, 1, '4', 3],
  [{ type: 'deposit' }, 1, 2, '2 1', 3],
  [{ type: 'withdrawal' }, 1, 2, '3', 2],
  [{ state: 'paid' }, 1, 1, '3', 3],
])('%o from %d on, %d of them: %s', async ([filter, offset, most, names, all], { anna }) => {
  const { items, count } = await listPayments(filter, { offset, count: most }, anna);
  expect(items.map(({ transaction }) => transaction).join(' ')).toBe(names);
  expect(count).toBe(all);
});

test('whoever has paid nothing has an empty history', async ({ anna }) => {
  const player = await makePlayer(anna.db);
  for (const filter of [{}, { type: 'deposit' as const }])
    expect(await listPayments(filter, { offset: 0, count: 10 }, { ...anna, player })).toEqual({
      ...{ items: [], count: 0 },
    });
});

test.for([
  [{ from: '2026-02-31' }, { from: ['date'] }],
  [{ to: 'tomorrow' }, { to: ['date'] }],
  [{ from: '2026-01-01', zone: 'Mars/Olympus' }, { zone: ['format'] }],
] as const)('%o is refused by its name', async ([filter, wrong], { anna }) => {
  await expect(listPayments(filter, { offset: 0, count: 10 }, anna)).rejects.toMatchObject({
    ...{ reason: 'InvalidParameter', details: { invalid_parameters: wrong } },
  });
});

test('the table has a line for each, the latest first', async ({ anna }) => {
  await anna.db.sql`
    update payment set credited_cents = 900, credited_currency = 'EUR', settled_at = '2026-01-04T00:00:00Z'
    where transaction = '1'`;
  const lines = (await exportPayments({ to: '2026-01-02' }, anna)).split('\r\n');
  expect(lines).toEqual([
    'created_at,settled_at,type,method,amount,fee,currency,state,transaction,credited',
    '2026-01-02T23:59:59.999Z,,withdrawal,card,10.05,0.25,USD,paid,3,',
    '2026-01-02T12:00:00.000Z,,deposit,crypto,10.05,0.25,USD,failed,2,',
    '2026-01-01T00:00:00.000Z,2026-01-04T00:00:00.000Z,deposit,card,10.05,0.25,USD,paid,1,9.00 EUR',
    '',
  ]);
});
