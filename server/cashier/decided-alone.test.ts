// One person's decisions of a day count together: many just below the limit are as much as one above it.
import { expect } from 'vitest';
import { type Cents, cents, fromUnits } from '#rules/money.ts';
import { heldWithdrawal, LATER, NOW, startedDeposit } from '#tests/payments.ts';
import { createWorld, test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { exceedsAlone, sumAlone } from './decided-alone.ts';
import { approveBy, creditBy } from './decisions.ts';
import { movePayment } from './payments.ts';
import { giveBack } from './payout-truth.ts';

type World = Parameters<typeof heldWithdrawal>[0];

const DAY_MS = 24 * 3_600_000;

const withdrawal = (world: World, amount: Cents) => heldWithdrawal(world, { state: 'checks', amount });

const approving = (db: Db, { transaction }: { transaction: string }, by: string, now = LATER) =>
  db.atomically((tx) => approveBy(tx, transaction, { by, note: '', now }));

/** Under review, with so much that came. */
async function reviewed({ db, player }: World, came: Cents) {
  const payment = await startedDeposit(db, (await player({})).id);
  await db.atomically(async (tx) => {
    await tx.sql`
      update payment set received_cents = ${came}, received_currency = 'USD' where id = ${payment.id}`;
    await movePayment(tx, payment, 'review', { now: NOW });
  });
  return payment;
}

type Reviewed = Awaited<ReturnType<typeof reviewed>>;
type Six = [Reviewed, Reviewed, Reviewed, Reviewed, Reviewed, Reviewed];

const crediting = (
  db: Db,
  { transaction }: { transaction: string },
  { by, amount }: { by: string; amount: Cents },
) => db.atomically((tx) => creditBy(tx, { transaction, amount }, { by, note: '', now: LATER }));

test('one person approves no more alone in a day than in one payment, for whatever players', async ({
  world,
}) => {
  const { db } = world;
  const [first, second, small] = [
    await withdrawal(world, fromUnits(9_000)),
    await withdrawal(world, fromUnits(9_000)),
    await withdrawal(world, fromUnits(1_000)),
  ];
  expect((await approving(db, first, 'Dora')).says).toBe('Approved.');
  expect((await approving(db, second, ' dora ')).says).toContain('more than you may approve alone in a day');
  expect((await approving(db, second, 'Dora')).isDone, 'the same person again').toBe(false);
  expect((await approving(db, small, 'Dora')).says, 'up to the limit').toBe('Approved.');
  expect((await approving(db, second, 'Emil')).says).toBe('Approved.');
  const more = await withdrawal(world, fromUnits(10_000));
  expect((await approving(db, more, 'Emil')).says, 'what two agreed to is not alone').toBe('Approved.');
});

test('what one person approves at the same moment counts together', async ({ world }) => {
  const payments = [];
  for (let at = 0; at < 4; at += 1) payments.push(await withdrawal(world, fromUnits(4_000)));
  const answers = await Promise.all(payments.map((payment) => approving(world.db, payment, 'Fay')));
  expect(answers.filter(({ says }) => says === 'Approved.')).toHaveLength(2);
});

test('a day later a person may approve as much again', async ({ world }) => {
  const { db } = world;
  const [first, second] = [
    await withdrawal(world, fromUnits(9_000)),
    await withdrawal(world, fromUnits(9_000)),
  ];
  await approving(db, first, 'Gita');
  const later = new Date(LATER.getTime() + DAY_MS);
  const justBefore = new Date(later.getTime() - 1);
  expect((await approving(db, second, 'Gita', justBefore)).says).toContain('Noted');
  expect((await approving(db, second, 'Gita', later)).says).toBe('Approved.');
  const third = await withdrawal(world, fromUnits(9_000));
  const again = await approving(db, third, 'Gita', later);
  expect(again.says, 'what only one person has looked at twice was decided alone').toContain('Noted');
});

test('agreeing to a sum that nobody else agrees to does not make later credits another’s too', async ({
  world,
}) => {
  const { db } = world;
  const [first, second] = [await reviewed(world, fromUnits(9_000)), await reviewed(world, fromUnits(9_000))];
  for (const payment of [first, second])
    expect((await crediting(db, payment, { by: 'Hans', amount: fromUnits(20_000) })).says).toContain('Noted');
  expect((await crediting(db, first, { by: 'Hans', amount: fromUnits(9_000) })).says).toBe('Credited.');
  expect((await crediting(db, second, { by: 'Hans', amount: fromUnits(9_000) })).says).toContain('Noted');
  expect((await crediting(db, second, { by: 'Ines', amount: cents(20) })).says, 'another sum').toBe(
    'Credited.',
  );
});

test('a deposit counts for one person unless another has agreed to the very sum', async ({ world }) => {
  const { db } = world;
  const payments = [];
  for (let at = 0; at < 6; at += 1) payments.push(await reviewed(world, fromUnits(9_000)));
  const [first, second, third, fourth, fifth, sixth] = payments as Six;
  const answer = async (payment: Reviewed, by: string, units: number) =>
    (await crediting(db, payment, { by, amount: fromUnits(units) })).says;
  expect(await answer(first, 'Jan', 20_000)).toContain('Noted');
  expect(await answer(first, 'Kim', 20_000)).toBe('Credited.');
  expect(await answer(second, 'Kim', 9_000), 'the first was decided by two').toBe('Credited.');
  expect(await answer(third, 'Jan', 20_000)).toContain('Noted');
  expect(await answer(third, 'Lea', 9_000)).toBe('Credited.');
  expect(await answer(fourth, 'Lea', 9_000), 'the third was decided by Lea alone').toContain('Noted');
  expect(await answer(fifth, 'Max', 20_000)).toContain('Noted');
  expect(await answer(fifth, 'Nora', 21_000)).toContain('Noted');
  expect(await answer(fifth, 'Max', 21_000), 'the last agreement was to this sum').toBe('Credited.');
  expect(await answer(sixth, 'Max', 9_000), 'the fifth was decided by two').toBe('Credited.');
});

test('large withdrawals of one player within a day need two people, though each person approves little', async ({
  world,
}) => {
  const { db } = world;
  const player = await world.player({ balances: { main: fromUnits(12_000) } });
  const part = () => heldWithdrawal(world, { state: 'checks', amount: fromUnits(6_000), player });
  const [first, second] = [await part(), await part()];
  expect((await approving(db, first, 'Mia')).says).toBe('Approved.');
  expect((await approving(db, second, 'Nils')).says).toContain('Noted');
  expect((await approving(db, second, 'Mia')).says).toBe('Approved.');
});

test('withdrawals that went back to the player do not count to what they take home within a day', async ({
  world,
}) => {
  const { db } = world;
  const player = await world.player({ balances: { main: fromUnits(18_000) } });
  const part = () => heldWithdrawal(world, { state: 'checks', amount: fromUnits(6_000), player });
  const [declined, cancelled, last] = [await part(), await part(), await part()];
  await db.atomically((tx) => giveBack(tx, declined, 'declined', { now: LATER }));
  await db.atomically((tx) => giveBack(tx, cancelled, 'cancelled', { now: LATER }));
  expect((await approving(db, last, 'Olaf')).says).toBe('Approved.');
});

test('what no person decides is not decided alone, and staff see what they have approved today', async () => {
  await using world = await createWorld();
  const { db } = world;
  const payment = await withdrawal(world, fromUnits(9_000));
  const decided = { id: payment.id, amount: fromUnits(1_000_000), kind: 'payout' } as const;
  const exceeds = (said: { by?: string }) =>
    db.atomically((tx) => exceedsAlone(tx, decided, { ...said, now: LATER }));
  expect([await exceeds({}), await exceeds({ by: '' }), await exceeds({ by: 'Olga' })]).toEqual([
    false,
    false,
    true,
  ]);
  await approving(db, payment, 'Olga');
  const sum = (by: string, except?: number) => sumAlone(db.sql, 'payout', { by, now: LATER, except });
  expect(await sum('Olga')).toBe(900_000);
  expect([await sum('Olga', payment.id), await sum('Pia'), await sum('')]).toEqual([0, 0, 0]);
  const byRule = await withdrawal(world, fromUnits(10));
  await db.atomically((tx) => movePayment(tx, byRule, 'approved', { now: LATER }));
  expect(await sum(''), 'no one is the author of what rules approve').toBe(0);
});
