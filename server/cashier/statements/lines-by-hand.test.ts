// Lines that wait for a person, and lines that come again, without a server and a bank.
import { expect } from 'vitest';
import { creditorReference } from '#rules/creditor-reference.ts';
import { cents } from '#rules/money.ts';
import { heldWithdrawal, NOW, startedDeposit } from '#tests/payments.ts';
import { OUR_IBAN, type StatementLine, statement } from '#tests/statement.ts';
import { type createWorld, test } from '#tests/world.ts';
import { readConfig } from '../../config/config.ts';
import { movePayment } from '../payments.ts';
import { assignLine, putLineAside, reconcile } from './reconcile.ts';

type World = Awaited<ReturnType<typeof createWorld>>;

const config = readConfig({ BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' });
const said = { by: 'Ilze', note: 'seen', now: NOW };

async function take({ db }: World, ...lines: StatementLine[]): Promise<string[]> {
  const taken = await reconcile(statement(lines), { db, config, now: NOW });
  return taken.map(({ outcome }) => outcome);
}

const idOf = async ({ db }: World, line: string) =>
  (await db.sql<{ id: number }>`select id from bank_line where line = ${line}`)[0]!.id;
const assign = ({ db }: World, id: number, transaction: string) =>
  db.atomically((tx) => assignLine(tx, { id, transaction }, said));
const putAside = ({ db }: World, id: number) => db.atomically((tx) => putLineAside(tx, id, said));
const stateOf = async ({ db }: World, { id }: { id: number }) =>
  (await db.sql<{ state: string }>`select state from payment where id = ${id}`)[0]!.state;

const euros = { currency: 'EUR', gateway: 'iban' } as const;

test('a line is given to the deposit that a person names, once, and to no other kind of payment', async ({
  world,
}) => {
  const player = await world.player({ currency: 'EUR' });
  const deposit = await startedDeposit(world.db, player.id, euros);
  const elsewhere = await startedDeposit(world.db, player.id, { currency: 'EUR' });
  expect(await take(world, { ref: 'A1' }, { ref: 'A2', direction: 'DBIT' }, { ref: 'A3' })).toEqual([
    ...['unmatched', 'unmatched', 'unmatched'],
  ]);
  const [came, went] = [await idOf(world, 'A1'), await idOf(world, 'A2')];
  expect(await assign(world, came, 'nobody’s')).toBe('no deposit by bank has that number');
  expect(await assign(world, came, elsewhere.transaction)).toBe('no deposit by bank has that number');
  expect(await assign(world, went, deposit.transaction)).toBe('no withdrawal by bank has that number');
  expect(await assign(world, came, deposit.transaction)).toBe('credited');
  expect(await stateOf(world, deposit)).toBe('paid');
  expect(await assign(world, came, deposit.transaction)).toBe('no such line waits');
  expect(await assign(world, await idOf(world, 'A3'), deposit.transaction)).toBe(
    `comes on top of what ${deposit.transaction} was paid`,
  );
  expect(await take(world, { ref: 'A1' })).toEqual(['read before']);
});

test('a line that names its deposit is that deposit’s, and no other line is', async ({ world }) => {
  const player = await world.player({ currency: 'EUR' });
  const deposit = await startedDeposit(world.db, player.id, euros);
  const reference = creditorReference(deposit.transaction);
  await world.db.sql`update payment set reference = ${reference} where id = ${deposit.id}`;
  // Another account of ours has a line of that name too.
  await world.db.sql`
    insert into bank_line (iban, line, direction, currency, cents, party, message, read_at)
    values ('DE89370400440532013000', 'N1', 'in', 'EUR', 5000, '', '', ${NOW})`;
  expect(await take(world, { ref: 'N1', written: [reference] }, { ref: 'N2' })).toEqual([
    ...['credited', 'unmatched'],
  ]);
  const kept = await world.db.sql`
    select line, transaction from bank_line where line in ('N1', 'N2') order by line, iban`;
  expect(kept).toEqual([
    { line: 'N1', transaction: null },
    { line: 'N1', transaction: deposit.transaction },
    { line: 'N2', transaction: null },
  ]);
});

test('a withdrawal is ended by the very sum that was sent', async ({ world }) => {
  const player = await world.player({ currency: 'EUR', balances: { main: cents(500_00) } });
  const wish = { player, gateway: 'iban', fee: cents(2_00) };
  const [sent, waiting] = [
    await heldWithdrawal(world, wish),
    await heldWithdrawal(world, { ...wish, state: 'approved' }),
  ];
  const out = { direction: 'DBIT' } as const;
  await take(
    world,
    { ref: 'W1', amount: '60.00', ...out },
    { ref: 'W2', amount: '58.00', currency: 'USD', ...out },
    { ref: 'W3', amount: '58.00', ...out },
  );
  for (const line of ['W1', 'W2'])
    expect(await assign(world, await idOf(world, line), sent.transaction)).toBe(
      `is another sum than ${sent.transaction} was sent`,
    );
  const right = await idOf(world, 'W3');
  expect(await assign(world, right, waiting.transaction)).toBe(
    `${waiting.transaction} is approved, and not sent`,
  );
  expect(await assign(world, right, sent.transaction)).toBe('paid out');
  expect(await stateOf(world, sent)).toBe('paid');
});

test('a name under which another gateway sent something names nothing here', async ({ world }) => {
  const player = await world.player({ currency: 'EUR', balances: { main: cents(500_00) } });
  const ours = await heldWithdrawal(world, { player, gateway: 'iban' });
  const theirs = await heldWithdrawal(world, { player });
  for (const [{ id }, reference] of [
    [ours, 'OUT1'],
    [theirs, 'OUT2'],
  ] as const)
    await world.db.sql`update payment set reference = ${reference} where id = ${id}`;
  const out = { direction: 'DBIT', amount: '60.00' } as const;
  expect(await take(world, { ref: 'G1', endToEnd: 'OUT2', ...out })).toEqual(['unmatched']);
  expect(await take(world, { ref: 'G2', endToEnd: 'out1', ...out })).toEqual(['paid out']);
});

test('what comes for a deposit under review waits for a person', async ({ world }) => {
  const player = await world.player({ currency: 'EUR' });
  const deposit = await startedDeposit(world.db, player.id, euros);
  await world.db.atomically((tx) => movePayment(tx, deposit, 'review', { now: NOW }));
  await take(world, { ref: 'R1' });
  expect(await assign(world, await idOf(world, 'R1'), deposit.transaction)).toBe(
    `comes on top of what ${deposit.transaction} was paid`,
  );
});

test('a line is put aside once, and not when it is somebody’s', async ({ world }) => {
  const deposit = await startedDeposit(world.db, (await world.player({ currency: 'EUR' })).id, euros);
  await take(world, { ref: 'P1' }, { ref: 'P2' }, { ref: 'P3' });
  const [fee, payment] = [await idOf(world, 'P1'), await idOf(world, 'P2')];
  await assign(world, payment, deposit.transaction);
  expect(await putAside(world, payment)).toBe(false);
  expect(await putAside(world, fee)).toBe(true);
  expect(await putAside(world, fee)).toBe(false);
  expect(await putAside(world, 0)).toBe(false);
  const aside = await world.db.sql`
    select line, aside_by, aside_note from bank_line where line like 'P%' and aside_by is not null`;
  expect(aside).toEqual([{ line: 'P1', aside_by: 'Ilze', aside_note: 'seen' }]);
});

test('the same line is read once, however its words are folded, and another under its name is a clash', async ({
  world,
}) => {
  const line = { ref: 'C1', written: ['Rent for March'] };
  expect(await take(world, line)).toEqual(['unmatched']);
  expect(await take(world, line)).toEqual(['read before']);
  expect(await take(world, { ...line, written: ['RENT   for   march'] })).toEqual(['read before']);
  for (const other of [
    { written: ['Rent for April'] },
    { written: ['Rentfor March'] },
    { amount: '50.01' },
    { currency: 'USD' },
    { direction: 'DBIT' as const },
  ])
    expect(await take(world, { ...line, ...other }), JSON.stringify(other)).toEqual(['clash']);
});

test('a line that two statements of one file have is new once', async ({ world }) => {
  const xml = statement([{ ref: 'T1' }]);
  const [one] = /<Stmt>.*<\/Stmt>/s.exec(xml)!;
  const taken = await reconcile(xml.replace(one, one + one), { db: world.db, config, now: NOW });
  expect(taken.map(({ outcome }) => outcome)).toEqual(['unmatched', 'read before']);
});

test('a long statement is read to its end, each line once', async ({ world }) => {
  const lines = Array.from({ length: 501 }, (_, at) => ({ ref: `L${at}` }));
  expect(await take(world, ...lines)).toEqual(lines.map(() => 'unmatched'));
});

test('without an account of ours, or of another’s, nothing is read', async ({ world: { db } }) => {
  const read = (of: typeof config, dress = {}) =>
    reconcile(statement([{}], dress), { db, config: of, now: NOW });
  await expect(read(readConfig({}))).rejects.toThrow('No account is set up: BANK_TRANSFER_IBAN.');
  await expect(read(config, { iban: 'DE89370400440532013000' })).rejects.toThrow(
    'A statement of another account: DE89370400440532013000.',
  );
});
