// Statements and their lines as staff handle them: what a reading sums up, and what is said of each line.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { heldWithdrawal, NOW, startedDeposit } from '#tests/payments.ts';
import { OUR_IBAN, type StatementLine, statement } from '#tests/statement.ts';
import { createWorld, test } from '#tests/world.ts';
import { reconcile } from '../../cashier/statements/reconcile.ts';
import { readConfig } from '../../config/config.ts';
import type { StaffContext } from '../desk-context.ts';
import { statements } from './statement-handlers.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const config = readConfig({ BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' });

async function open(world: World) {
  const { db } = world;
  const { id, name } = await seatAtDesk(db, 'cashier', NOW);
  const staff = { id, name, role: 'cashier', session: Buffer.alloc(0), provedAt: NOW };
  const ctx = { ...world.as(null), config, now: NOW, staff } as StaffContext;
  return {
    ...{ db, ctx, name },
    read: async (...lines: StatementLine[]) =>
      db.atomically(await statements.read({ xml: statement(lines) }, ctx)),
    lines: () => statements.lines({}, ctx),
    assign: async (line: number, transaction: string) =>
      db.atomically(await statements.assign({ line, transaction, reason: 'seen' }, ctx)),
    aside: async (line: number) => db.atomically(await statements.aside({ line, reason: 'a fee' }, ctx)),
  };
}

const mixed: readonly StatementLine[] = [
  { ref: 'M1', amount: '30.00' },
  { ref: 'M2', amount: '20.50' },
  { ref: 'M3', amount: '7.00', currency: 'USD' },
  { ref: 'M4', amount: '999.00', direction: 'DBIT' },
];

test('a first reading says how many lines there are and what they pay in, by currency; a second one applies them', async ({
  world,
}) => {
  const [first, second] = [await open(world), await open(world)];
  const reading = { digest: expect.stringMatching(/^[\da-f]{64}$/), lines: 4, paidIn: '50.50 EUR, 7.00 USD' };
  expect(await first.read(...mixed)).toEqual({
    ...{ answer: { outcomes: {}, waits: true }, on: '4 lines', after: reading },
  });
  expect((await first.lines()).waiting).toEqual([
    { by: first.name, lines: 4, paid_in: '50.50 EUR, 7.00 USD' },
  ]);
  expect(await second.read(...mixed)).toEqual({
    ...{ answer: { outcomes: { unmatched: 4 }, waits: false }, on: '4 lines' },
    after: { digest: reading.digest, unmatched: 4 },
  });
  const { items, waiting } = await first.lines();
  expect(waiting).toEqual([]);
  expect(items.slice(0, 2)).toMatchObject([
    { direction: 'in', currency: 'EUR', amount: '30.00', party: 'Anna Reed' },
    { direction: 'in', currency: 'EUR', amount: '20.50' },
  ]);
  expect(items[0]).not.toHaveProperty('cents');
  const out = await first.read({ ref: 'O1', direction: 'DBIT' });
  expect(out.after).toMatchObject({ lines: 1, paidIn: '0' });
});

test('a damaged file, or one of another account, is refused in words, and a fault of ours is not', async ({
  world,
}) => {
  const { ctx } = await open(world);
  const read = (xml: string, db = ctx.db) => statements.read({ xml }, { ...ctx, db });
  await expect(read('<Document>')).rejects.toMatchObject({ reason: 'InvalidParameter' });
  const foreign = statement([], { iban: 'DE89370400440532013000' });
  await expect(read(foreign)).rejects.toMatchObject({
    details: { message: 'A statement of another account: DE89370400440532013000.' },
  });
  const broken = { ...ctx.db, sql: () => Promise.reject(new TypeError('no database')) } as never;
  await expect(read(statement([...mixed].slice(0, 1)), broken)).rejects.toThrow(new TypeError('no database'));
});

test('a line that a person assigns is credited, put under review or paid out; else it stays with its reason', async () => {
  await using world = await createWorld();
  const { db, assign, lines } = await open(world);
  const player = await world.player({ currency: 'EUR', balances: { main: cents(500_00) } });
  const euros = { currency: 'EUR', gateway: 'iban' } as const;
  const deposit = await startedDeposit(db, player.id, euros);
  const doubted = await startedDeposit(db, player.id, euros);
  const sent = await heldWithdrawal(world, { player, gateway: 'iban' });
  const rows: readonly StatementLine[] = [
    { ref: 'L1' },
    { ref: 'L2', amount: '49.00' },
    { ref: 'L3', direction: 'DBIT', amount: '60.00' },
    { ref: 'L4', amount: '1.00' },
  ];
  await reconcile(statement(rows), { db, config, now: NOW });
  const [credited, other, paid, fee] = (await lines()).items.map(({ id }) => id);
  await expect(assign(fee!, 'no-such-payment')).rejects.toMatchObject({
    details: { message: expect.stringContaining('no deposit by bank has that number') },
  });
  for (const [line, { transaction }, says] of [
    [credited!, deposit, 'credited'],
    [other!, doubted, 'review'],
    [paid!, sent, 'paid out'],
  ] as const)
    expect(await assign(line, transaction)).toEqual({
      ...{ answer: { says }, after: { transaction, says } },
    });
  const states = await db.sql`
    select state from payment where id in (${deposit.id}, ${doubted.id}, ${sent.id}) order by id`;
  expect(states).toEqual([{ state: 'paid' }, { state: 'review' }, { state: 'paid' }]);
  expect((await lines()).items.map(({ id }) => id)).toEqual([fee]);
});

test('a line is put aside once, with the reason and who it was', async () => {
  await using world = await createWorld();
  const { db, aside, name } = await open(world);
  await reconcile(statement([{ ref: 'F1' }, { ref: 'F2' }]), { db, config, now: NOW });
  const [row] = await db.sql<{ id: number }>`select id from bank_line where line = 'F1'`;
  expect(await aside(row!.id)).toEqual({ answer: { says: 'Put aside.' } });
  expect(await db.sql`select line, aside_by, aside_note from bank_line order by line`).toEqual([
    { line: 'F1', aside_by: name, aside_note: 'a fee' },
    { line: 'F2', aside_by: null, aside_note: '' },
  ]);
  await expect(aside(row!.id)).rejects.toMatchObject({
    details: { invalid_parameters: { line: ['unknown'] } },
  });
});
