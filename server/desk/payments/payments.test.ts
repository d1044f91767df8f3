// The cashier's room: what waits, who decides about it and how often.
import { expect } from 'vitest';
import { type Cents, cents } from '#rules/money.ts';
import { openDesk } from '#tests/desk.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { heldWithdrawal, NOW, startedDeposit } from '#tests/payments.ts';
import { movePayment, type PaymentRow } from '../../cashier/payments.ts';
import { applyPayoutTruth } from '../../cashier/payout-truth.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'app' | 'product' | 'player'>;

const held = ({ product: { db }, player }: Doors, wish: Parameters<typeof heldWithdrawal>[1] = {}) =>
  heldWithdrawal({ db, player }, { state: 'checks', ...wish });

const LARGE = cents(12_000_00);

const stateOf = async ({ product }: Doors, { transaction }: PaymentRow) =>
  (await product.db.sql<{ state: string }>`select state from payment where transaction = ${transaction}`)[0]!
    .state;

test('what waits is listed with what speaks against it: payments.list, payments.counts, payments.get', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const payment = await held(doors, { reason: 'new_destination' });
  const { transaction } = payment;
  const found = { queue: 'withdrawals', q: transaction };
  const [row] = (await desk.ask('payments.list', found, cashier)).result.items;
  expect(row).toMatchObject({
    transaction,
    state: 'checks',
    amount: { amount: 60, currency: 'USD' },
    needs_two: false,
  });
  expect(row.risk.marks.map(({ mark }: { mark: string }) => mark)).toContain('not_verified');
  expect(row.risk.is_clean).toBe(false);
  expect(
    (await desk.ask('payments.list', { queue: 'withdrawals', q: String(payment.player_id) }, cashier)).result
      .items,
  ).toHaveLength(1);
  expect((await desk.ask('payments.counts', {}, cashier)).result.withdrawals).toBeGreaterThan(0);
  const picture = (await desk.ask('payments.get', { transaction }, cashier)).result;
  expect(picture.steps[0]).toMatchObject({ state: 'checks', reason: 'new_destination' });
  for (const q of ["' or true --", '%', '\u202e', 'x'.repeat(60)])
    expect((await desk.ask('payments.list', { queue: 'withdrawals', q }, cashier)).result.items).toEqual([]);
});

test('a list goes on after its last row', async ({ doors }) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const player = await doors.player({ balances: { main: cents(500_00) } });
  for (let at = 0; at < 3; at += 1) await held(doors, { player });
  const wish = { queue: 'withdrawals', q: String(player.id), count: '2' };
  const first = (await desk.ask('payments.list', wish, cashier)).result;
  const next = (await desk.ask('payments.list', { ...wish, after: String(first.next) }, cashier)).result;
  const ids = [...first.items, ...next.items].map(({ id }: { id: number }) => id);
  expect([ids.length, new Set(ids).size, next.next]).toEqual([3, 3, null]);
});

test('one approves, and the player is told; the same again is refused: payments.approve', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const payment = await held(doors);
  const { transaction } = payment;
  const told: unknown[] = [];
  const stop = doors.product.news.onLiveEvent((playerId, event) => {
    if (playerId === payment.player_id) told.push(event);
  });
  const answer = await desk.send('payments.approve', { transaction, note: 'fine' }, cashier);
  expect(answer.result).toEqual({ says: 'Approved.' });
  await expect
    .poll(() => told)
    .toContainEqual({
      name: 'cashier.payment_changed',
      data: { transaction, type: 'withdrawal', state: 'approved' },
    });
  stop();
  expect((await desk.send('payments.approve', { transaction }, cashier)).error.message).toContain(
    'does not wait',
  );
  expect((await desk.audit('payments.approve'))[1]).toMatchObject({
    ...{ member_name: cashier.name, subject: `transaction ${transaction}` },
    ...{ before: { state: 'checks' }, after: { state: 'approved' } },
  });
});

test('over the limit two people must agree, and not one of them twice', async ({ doors }) => {
  const desk = openDesk(doors);
  const [anna, boris] = [await desk.member('cashier'), await desk.member('cashier')];
  const payment = await held(doors, { amount: LARGE });
  const { transaction } = payment;
  const approve = async (who: typeof anna) =>
    (await desk.send('payments.approve', { transaction }, who)).status;
  expect(await approve(anna)).toBe(200);
  expect(await stateOf(doors, payment)).toBe('checks');
  expect(await approve(anna)).toBe(400);
  const second = (await desk.ask('payments.list', { queue: 'second', q: transaction }, boris)).result.items;
  expect(second).toMatchObject([{ agreed_by: anna.name, needs_two: true }]);
  expect(await approve(boris)).toBe(200);
  expect(await stateOf(doors, payment)).toBe('approved');
});

test('many withdrawals just below the limit need a second person too, and the page says so beforehand: payments.approve, payments.approveClean', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const [anna, boris] = [await desk.member('cashier'), await desk.member('cashier')];
  const below = { amount: cents(9_000_00) };
  const [first, second] = [await held(doors, below), await held(doors, below)];
  const needsTwo = async ({ transaction }: PaymentRow, who: typeof anna) =>
    (await desk.ask('payments.get', { transaction }, who)).result.payment.needs_two;
  expect(await needsTwo(first, anna)).toBe(false);
  await desk.send('payments.approve', { transaction: first.transaction }, anna);
  expect(await stateOf(doors, first)).toBe('approved');
  expect([await needsTwo(second, anna), await needsTwo(second, boris)]).toEqual([true, false]);
  const { result } = await desk.send('payments.approve', { transaction: second.transaction }, anna);
  expect(result.says).toContain('another person must agree');
  expect(await stateOf(doors, second)).toBe('checks');
  const clean = await cleanWithdrawal(doors, below);
  const together = await desk.send('payments.approveClean', { transactions: clean.transaction }, anna);
  expect(together.result).toEqual({ approved: [], left: [clean.transaction] });
  expect(await stateOf(doors, clean)).toBe('checks');
  const player = await doors.player({ balances: { main: cents(20_000_00) } });
  const parts = [
    await held(doors, { amount: cents(6_000_00), player }),
    await held(doors, { amount: cents(6_000_00), player }),
  ] as const;
  expect([await needsTwo(parts[0], boris), await needsTwo(parts[1], boris)]).toEqual([false, true]);
});

test('of two who decide at the same moment one has decided', async ({ doors }) => {
  const desk = openDesk(doors);
  const [anna, boris] = [await desk.member('cashier'), await desk.member('cashier')];
  for (let round = 0; round < 5; round += 1) {
    const payment = await held(doors);
    const { transaction } = payment;
    const both = await Promise.all([
      desk.send('payments.approve', { transaction }, anna),
      desk.send('payments.decline', { transaction, reason: 'not theirs' }, boris),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const expected = both[0].status === 200 ? 'approved' : 'declined';
    expect(await stateOf(doors, payment)).toBe(expected);
  }
});

test('declined, the money is back, and the reason is needed: payments.decline', async ({ doors }) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const payment = await held(doors);
  const { transaction } = payment;
  expect((await desk.send('payments.decline', { transaction, reason: ' ' }, cashier)).status).toBe(400);
  expect(await stateOf(doors, payment)).toBe('checks');
  const evil = '<img src=x onerror=alert(1)>\'"; drop table payment; --';
  expect((await desk.send('payments.decline', { transaction, reason: evil }, cashier)).status).toBe(200);
  expect(await stateOf(doors, payment)).toBe('declined');
  expect((await desk.audit('payments.decline'))[0]!.reason).toBe(evil);
});

test('only what nothing speaks against is approved together, and a mark that came meanwhile counts: payments.approveClean', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const { sql } = doors.product.db;
  const doubted = await held(doors);
  const large = await held(doors, { amount: LARGE });
  const clean = await cleanWithdrawal(doors);
  const transactions = [doubted, large, clean].map(({ transaction }) => transaction).join(',');
  const { result } = await desk.send('payments.approveClean', { transactions }, cashier);
  expect(result.approved).toEqual([clean.transaction]);
  expect(result.left.toSorted()).toEqual([doubted.transaction, large.transaction].toSorted());
  expect([await stateOf(doors, clean), await stateOf(doors, doubted)]).toEqual(['approved', 'checks']);
  const later = await cleanWithdrawal(doors);
  await sql`update player set is_verified = false where id = ${later.player_id}`;
  const again = await desk.send('payments.approveClean', { transactions: later.transaction }, cashier);
  expect(again.result).toEqual({ approved: [], left: [later.transaction] });
  expect((await desk.send('payments.approveClean', { transactions: '' }, cashier)).status).toBe(400);
});

test('somebody takes it, and nobody else releases it: payments.take, payments.release', async ({ doors }) => {
  const desk = openDesk(doors);
  const [anna, boris] = [await desk.member('cashier'), await desk.member('cashier')];
  const { transaction } = await held(doors);
  expect((await desk.send('payments.take', { transaction }, anna)).status).toBe(200);
  expect((await desk.send('payments.take', { transaction }, boris)).error.message).toContain('taken');
  expect((await desk.ask('payments.get', { transaction }, boris)).result.payment.taken_by).toBe(anna.name);
  expect((await desk.send('payments.release', { transaction }, boris)).status).toBe(400);
  expect((await desk.send('payments.release', { transaction }, anna)).status).toBe(200);
});

test('a deposit that came otherwise is credited or refused: payments.credit, payments.refuse', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const { db } = doors.product;
  const inReview = async () => {
    const deposit = await startedDeposit(db, (await doors.player()).id);
    await db.atomically(async (tx) => {
      await tx.sql`update payment set received_cents = 4000, received_currency = 'USD' where id = ${deposit.id}`;
      await movePayment(tx, deposit, 'review', { reason: 'amount_differs', now: NOW });
    });
    return deposit;
  };
  const [came, none] = [await inReview(), await inReview()];
  const credit = { transaction: came.transaction, amount: '40', reason: 'forty came' };
  expect((await desk.send('payments.credit', credit, cashier)).result).toEqual({ says: 'Credited.' });
  expect((await desk.send('payments.credit', credit, cashier)).status).toBe(400);
  const refuse = { transaction: none.transaction, reason: 'nothing came' };
  expect((await desk.send('payments.refuse', refuse, cashier)).status).toBe(200);
  expect([await stateOf(doors, came), await stateOf(doors, none)]).toEqual(['paid', 'failed']);
});

test('where it goes is shown to who sends it, and that is written down: payments.destination, payments.sent', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const { transaction } = await held(doors, { state: 'approved' });
  expect((await desk.ask('payments.destination', { transaction }, cashier)).status).toBe(200);
  expect((await desk.audit('payments.destination'))[0]).toMatchObject({
    ...{ member_name: cashier.name, subject: `transaction ${transaction}`, outcome: 'seen' },
  });
  const support = await desk.member('support');
  expect((await desk.ask('payments.destination', { transaction }, support)).status).toBe(403);
  const sent = await desk.send('payments.sent', { transaction, reference: 'RF1' }, cashier);
  expect(sent.error.message).toContain('by itself');
});

test('lines that name no payment are assigned or put aside: statements.lines, statements.assign, statements.aside', async ({
  doors,
}) => {
  const desk = openDesk(doors);
  const cashier = await desk.member('cashier');
  const { sql } = doors.product.db;
  const [line] = await sql<{ id: number }>`
    insert into bank_line (iban, line, direction, currency, cents, booked_on, party, message, read_at)
    values ('LV1', 'L1', 'in', 'EUR', 5000, now(), 'Somebody', 'rent', now()) returning id`;
  const items = (await desk.ask('statements.lines', {}, cashier)).result.items;
  expect(items).toContainEqual(expect.objectContaining({ id: line!.id, amount: '50.00' }));
  const { transaction } = await held(doors);
  const assign = { line: String(line!.id), transaction, reason: 'looks like it' };
  expect((await desk.send('statements.assign', assign, cashier)).error.message).toContain(
    'no deposit by bank',
  );
  const aside = { line: String(line!.id), reason: 'our own rent' };
  expect((await desk.send('statements.aside', aside, cashier)).status).toBe(200);
  expect((await desk.send('statements.aside', aside, cashier)).status).toBe(400);
  expect((await desk.send('statements.read', { xml: '<x/>' }, cashier)).status).toBe(400);
});

/** Of somebody known, to where they were paid before. */
async function cleanWithdrawal(doors: Doors, wish: { amount?: Cents } = {}): Promise<PaymentRow> {
  const { db } = doors.product;
  const player = await doors.player({ isVerified: true, balances: { main: cents(10_000_00) } });
  await db.sql`update player set reg_time = now() - interval '400 days' where id = ${player.id}`;
  const destination = { shown: '•• 1', token: 't', fingerprint: `k1:${player.id}`, tokenMark: 'm' };
  const before = await held(doors, { player, destination, state: 'sent' });
  const { cents: amount, currency, reference } = before;
  await db.atomically((tx) =>
    applyPayoutTruth(tx, before, { state: 'paid', amount, currency, reference, reason: '' }, { now: NOW }),
  );
  return held(doors, { player, destination, ...wish });
}
