// What a line of a statement does to the payment that it names, and to no other.
import { expect, vi } from 'vitest';
import { creditorReference } from '#rules/creditor-reference.ts';
import { cents } from '#rules/money.ts';
import { untilBlocked } from '#tests/database.ts';
import { NOW } from '#tests/payments.ts';
import { OUR_IBAN, type StatementLine, statement } from '#tests/statement.ts';
import { type createWorld, test } from '#tests/world.ts';
import { readConfig } from '../../config/config.ts';
import { log } from '../../plumbing/log.ts';
import { openPayment } from '../payments.ts';
import { assignLine, putLineAside, reconcile } from './reconcile.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const config = readConfig({ BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' });

test.beforeEach(() => {
  vi.spyOn(log, 'bug').mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

async function take({ db }: World, ...lines: StatementLine[]): Promise<string[]> {
  const taken = await reconcile(statement(lines), { db, config, now: NOW });
  return taken.map(({ outcome, why }) => (why === '' ? outcome : `${outcome}: ${why}`));
}

/** A deposit of so much, with the reference that its payer writes. */
async function ordered({ db, player }: World, amount: number, gateway = 'iban') {
  const { id } = await player({ currency: 'EUR' });
  const wish = { playerId: id, type: 'deposit', method: 'bank', gateway, currency: 'EUR' } as const;
  const deposit = await db.atomically((tx) =>
    openPayment(tx, { ...wish, amount: cents(amount), state: 'started' }, NOW),
  );
  const reference = creditorReference(deposit.transaction);
  await db.sql`update payment set reference = ${reference} where id = ${deposit.id}`;
  const state = async () =>
    (
      await db.sql`select state, main from payment join ledger_purse using (player_id) where id = ${deposit.id}`
    )[0];
  return { ...deposit, reference, state };
}

const idOf = async ({ db }: World, line: string) =>
  (await db.sql<{ id: number }>`select id from bank_line where line = ${line}`)[0]!.id;

test('a line credits its deposit up to what one person may credit, and above it two persons decide', async ({
  world,
}) => {
  const [most, more] = [await ordered(world, 10_000_00), await ordered(world, 10_000_01)];
  expect(
    await take(
      world,
      { ref: 'M1', amount: '10000.00', written: [most.reference] },
      { ref: 'M2', amount: '10000.01', written: [more.reference] },
      { ref: 'M3', amount: '10000.00', written: [most.reference] },
    ),
  ).toEqual(['credited', 'review', `unmatched: comes on top of what ${most.transaction} was paid`]);
  const assigned = await world.db
    .sql`select line, transaction from bank_line where line like 'M%' order by line`;
  expect(assigned).toEqual([
    { line: 'M1', transaction: most.transaction },
    { line: 'M2', transaction: more.transaction },
    { line: 'M3', transaction: null },
  ]);
  expect([await most.state(), await more.state()]).toEqual([
    { state: 'paid', main: 10_000_00 },
    { state: 'review', main: 0 },
  ]);
});

test('a line of another sum puts its deposit under review, one that takes another back or names several does nothing', async ({
  world,
}) => {
  const [less, other] = [await ordered(world, 50_00), await ordered(world, 50_00)];
  const elsewhere = await ordered(world, 50_00, 'sandbox');
  expect(
    await take(
      world,
      { ref: 'S1', written: [other.reference], isReversal: true },
      { ref: 'S2', written: [less.reference, other.reference] },
      { ref: 'S3', written: [elsewhere.reference] },
      { ref: 'S4', amount: '49.99', written: [less.reference] },
    ),
  ).toEqual([
    'unmatched: takes an earlier line back',
    'unmatched: names several payments',
    'unmatched: names no payment of ours',
    'review',
  ]);
  expect([await less.state(), await other.state(), await elsewhere.state()]).toEqual([
    { state: 'review', main: 0 },
    { state: 'started', main: 0 },
    { state: 'started', main: 0 },
  ]);
});

test('what was written is stored piece by piece, as a person reads it', async ({ world }) => {
  await take(world, { ref: 'W1', creditorReference: 'ORDER 7', written: ['for my account'], endToEnd: 'E1' });
  const [line] = await world.db.sql`select message from bank_line where line = 'W1'`;
  expect(line).toEqual({ message: 'ORDER 7 · for my account · E1' });
});

test('two persons who assign one line at the same moment credit one deposit', async ({ world }) => {
  const { db } = world;
  const [first, second] = [await ordered(world, 50_00), await ordered(world, 50_00)];
  await take(world, { ref: 'D1' });
  const id = await idOf(world, 'D1');
  const { other } = await db.atomically(async (tx) => {
    const one = { id, transaction: first.transaction };
    expect(await assignLine(tx, one, { by: 'Ann', note: '', now: NOW })).toBe('credited');
    const assigning = db.atomically((tx_) =>
      assignLine(tx_, { id, transaction: second.transaction }, { by: 'Bob', note: '', now: NOW }),
    );
    await untilBlocked(db.sql, assigning);
    return { other: assigning };
  });
  expect(await other).toBe('no such line waits');
  expect([await first.state(), await second.state()]).toEqual([
    { state: 'paid', main: 50_00 },
    { state: 'started', main: 0 },
  ]);
});

test('a line that is put aside without a name or a note has none', async ({ world }) => {
  await take(world, { ref: 'Z1' });
  const id = await idOf(world, 'Z1');
  expect(await world.db.atomically((tx) => putLineAside(tx, id, { now: NOW }))).toBe(true);
  const [line] = await world.db.sql`select aside_by, aside_note from bank_line where id = ${id}`;
  expect(line).toEqual({ aside_by: '', aside_note: '' });
});
