// What people of the cashier are told about each decision, and that it concerns the one payment they meant.
import { expect, vi } from 'vitest';
import { cents, fromUnits } from '#rules/money.ts';
import { heldWithdrawal, LATER, NOW, startedDeposit } from '#tests/payments.ts';
import { OUR_IBAN } from '#tests/statement.ts';
import { test } from '#tests/world.ts';
import { readConfig } from '../config/config.ts';
import type { Db, Tx } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import type { Answer } from '../staff/decision.ts';
import { approveBy, creditBy, declineBy, refuseBy, sentBy } from './decisions.ts';
import { putUnderReview } from './deposit-truth.ts';
import { IBAN_GATEWAY } from './gateways/iban.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { keepStep, movePayment, type PaymentRow } from './payments.ts';

const gateways = openGateways(
  readConfig({ BANK_TRANSFER_IBAN: OUR_IBAN, BANK_TRANSFER_NAME: 'Marigold Ltd' }),
);
const said = (by: string) => ({ by, note: `${by} has looked`, now: LATER });

/** "yes" or "no", and the sentence. */
const tell = async (db: Db, decide: (tx: Tx) => Promise<Answer>): Promise<string> => {
  const { isDone, says } = await db.atomically(decide);
  return `${isDone ? 'yes' : 'no'}: ${says}`;
};
const approving = (db: Db, { transaction }: { transaction: string }, by = 'Anna') =>
  tell(db, (tx) => approveBy(tx, transaction, said(by)));
const declining = (db: Db, { transaction }: { transaction: string }) =>
  tell(db, (tx) => declineBy(tx, transaction, said('Anna'), gateways));
const sending = (db: Db, { transaction }: { transaction: string }) =>
  tell(db, (tx) => sentBy(tx, { transaction, reference: ' rf 18 a ' }, said('Anna'), gateways));
const refusing = (db: Db, { transaction }: { transaction: string }) =>
  tell(db, (tx) => refuseBy(tx, transaction, said('Anna')));

const seen = async ({ sql }: Db, { id }: PaymentRow): Promise<unknown> =>
  (
    await sql`
    select payment.state, payment.reason, main, held, reference, by, note
    from payment join ledger_purse using (player_id) join payment_step as step on payment_id = id
    where id = ${id} order by step.number desc limit 1`
  )[0];

/** A deposit of 50 for which so much came. */
async function reviewed(db: Db, playerId: number, came: number, currency = 'USD'): Promise<PaymentRow> {
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const payment = await startedDeposit(db, playerId);
  const truth = { state: 'paid', amount: cents(came), currency, reference: null, reason: '' } as const;
  await db.atomically((tx) => putUnderReview(tx, payment, { truth, now: NOW }));
  cry.mockRestore();
  return payment;
}
const crediting = (
  db: Db,
  { transaction }: PaymentRow,
  amount: number,
  by = 'Anna',
  currency?: 'EUR' | 'USD',
) => tell(db, (tx) => creditBy(tx, { transaction, amount: cents(amount), currency }, said(by)));

test('a small withdrawal is approved by one person, and no other with it', async ({ world }) => {
  const { db } = world;
  const [payment, other] = [
    await heldWithdrawal(world, { state: 'checks' }),
    await heldWithdrawal(world, { state: 'checks' }),
  ];
  expect(await approving(db, payment)).toBe('yes: Approved.');
  const who = { by: 'Anna', note: 'Anna has looked' };
  expect(await seen(db, payment)).toMatchObject({ state: 'approved', reason: 'by_cashier', ...who });
  expect(await seen(db, other)).toMatchObject({ state: 'checks', by: '' });
  expect(await approving(db, payment)).toBe('no: It does not wait for approval: it is approved.');
});

test('a large one by two who are not one person, though another’s was agreed to', async ({ world }) => {
  const { db } = world;
  const large = { state: 'checks', amount: cents(10_000_01), reason: 'large_amount' } as const;
  const [payment, other] = [await heldWithdrawal(world, large), await heldWithdrawal(world, large)];
  const noted =
    'yes: Noted. It is a large amount, or more than you may approve alone in a day: another person must agree too.';
  expect(await approving(db, other, 'Boris')).toBe(noted);
  expect(await approving(db, payment, ' Anna')).toBe(noted);
  expect(await seen(db, payment)).toMatchObject({ state: 'checks', reason: 'second_look', by: ' Anna' });
  for (const same of ['anna ', 'ANNA', 'Аnna'])
    expect(await approving(db, payment, same)).toBe('no:  Anna has agreed already: another person must.');
  expect(await approving(db, payment, 'Boris')).toBe('yes: Approved.');
});

test('declined, the money is back; too late it is when a gateway may have been asked', async ({ world }) => {
  const { db } = world;
  const payment = await heldWithdrawal(world, { state: 'checks' });
  expect(await declining(db, payment)).toBe('yes: Declined; the money is back with the player.');
  const back = { state: 'declined', reason: 'by_cashier', main: 100_00, held: 0, by: 'Anna' };
  expect(await seen(db, payment)).toMatchObject(back);
  expect(await declining(db, payment)).toBe('no: It is too late: it is declined.');
  for (const state of ['approved', 'sent'] as const) {
    const late = await heldWithdrawal(world, { state });
    expect(await declining(db, late)).toBe(`no: It is too late: it is ${state}.`);
    expect(await seen(db, late)).toMatchObject({ state, held: 60_00 });
    const byHand = await heldWithdrawal(world, { state, gateway: IBAN_GATEWAY });
    expect(await declining(db, byHand)).toBe('yes: Declined; the money is back with the player.');
    expect(await seen(db, byHand)).toMatchObject(back);
    expect(await declining(db, byHand)).toBe('no: It is too late: it is declined.');
  }
  const early = await heldWithdrawal(world, { state: 'checks', gateway: IBAN_GATEWAY });
  expect(await declining(db, early)).toBe('yes: Declined; the money is back with the player.');
  expect(await seen(db, early)).toMatchObject(back);
});

test('what people send is noted under its reference, once it was approved', async ({ world }) => {
  const { db } = world;
  const gateway = IBAN_GATEWAY;
  const payment = await heldWithdrawal(world, { state: 'approved', gateway });
  const other = await heldWithdrawal(world, { state: 'approved', gateway });
  expect(await sending(db, payment)).toBe('yes: Sent. A statement with that reference will call it paid.');
  expect(await seen(db, payment)).toMatchObject({ state: 'sent', reference: 'RF 18 A', by: 'Anna' });
  expect(await seen(db, other)).toMatchObject({ state: 'approved', reference: null });
  expect(await sending(db, payment)).toBe('no: It is sent, and not approved.');
  const own = await heldWithdrawal(world, { state: 'approved' });
  expect(await sending(db, own)).toBe('no: sandbox sends it by itself.');
});

test('what came is credited by one, and more by two who agree to the same', async ({ world }) => {
  const { db, player } = world;
  const { id } = await player();
  const [payment, other] = [await reviewed(db, id, 49_99), await reviewed(db, id, 49_99)];
  expect(await crediting(db, payment, 0)).toBe('no: Zero cannot be credited: refuse it instead.');
  expect(await crediting(db, payment, 49_99, 'Anna', 'EUR')).toBe('no: The player’s money is not in EUR.');
  expect(await crediting(db, payment, 49_99)).toBe('yes: Credited.');
  expect(await seen(db, payment)).toMatchObject({ state: 'paid', reason: 'by_cashier', main: 49_99 });
  expect(await crediting(db, payment, 49_99)).toBe('no: It is not under review: it is paid.');
  const third = await reviewed(db, id, 49_99);
  const noted =
    'yes: Noted. It is a large amount, more than came, or more than you may credit alone in a day: another person must agree to the same.';
  expect(await crediting(db, third, 50_00, 'Boris')).toBe(noted);
  expect(await crediting(db, other, 50_00, 'Anna', 'USD')).toBe(noted);
  expect(await crediting(db, other, 50_00)).toBe('no: Anna has agreed already: another person must.');
  expect(await crediting(db, other, 50_00, 'Boris')).toBe('yes: Credited.');
  expect(await seen(db, third)).toMatchObject({ state: 'review', main: 99_99 });
});

test('who agreed to a sum and then to another has agreed to the last alone', async ({ world }) => {
  const { db, player } = world;
  const payment = await reviewed(db, (await player()).id, 1_00);
  await crediting(db, payment, 50_00, 'Anna');
  await crediting(db, payment, 51_00, 'Boris');
  expect(await crediting(db, payment, 50_00, 'Carla')).toContain('yes: Noted.');
  expect(await crediting(db, payment, 50_00, 'Anna')).toBe('yes: Credited.');
});

test('what came in another currency, or is not known, is weighed as such', async ({ world }) => {
  const { db, player } = world;
  const foreign = await reviewed(db, (await player()).id, 50_00, 'EUR');
  expect(await crediting(db, foreign, 50_00)).toContain('yes: Noted.');
  const silent = await reviewed(db, (await player()).id, 0);
  expect(await crediting(db, silent, 50_00), 'nothing is known to have come').toContain('yes: Noted.');
  expect(await crediting(db, silent, 50_00, 'Boris')).toBe('yes: Credited.');
});

test('an agreement in another currency, or a step for another reason, is none', async ({ world }) => {
  const { db, player } = world;
  const payment = await reviewed(db, (await player()).id, 1_00);
  const worth = { amount: cents(50_00), currency: 'USD' } as const;
  const keep = (reason: string, currency: 'USD' | 'EUR') =>
    db.atomically((tx) => keepStep(tx, payment, { ...said('Boris'), reason }, { ...worth, currency }));
  await keep('second_look', 'EUR');
  expect(await crediting(db, payment, 50_00)).toContain('yes: Noted.');
  await keep('talked about', 'USD');
  expect(await crediting(db, payment, 50_00)).toBe('no: Anna has agreed already: another person must.');
});

test('refused, nothing is credited', async ({ world }) => {
  const { db, player } = world;
  const payment = await reviewed(db, (await player()).id, 49_99);
  expect(await refusing(db, payment)).toBe('yes: Refused.');
  expect(await seen(db, payment)).toMatchObject({
    state: 'failed',
    reason: 'by_cashier',
    main: 0,
    by: 'Anna',
  });
  expect(await refusing(db, payment)).toBe('no: It is not under review: it is failed.');
});

test('nobody decides about what is not there, or not of that kind', async ({ world }) => {
  const { db, player } = world;
  const withdrawal = await heldWithdrawal(world, { state: 'checks' });
  const deposit = await reviewed(db, (await player()).id, 49_99);
  const nothing = { ...deposit, transaction: 'nothing' };
  for (const decide of [approving, declining, sending])
    for (const wrong of [deposit, nothing])
      expect(await decide(db, wrong)).toBe('no: There is no such withdrawal.');
  for (const wrong of [withdrawal, nothing]) {
    expect(await refusing(db, wrong)).toBe('no: There is no such deposit.');
    expect(await crediting(db, wrong, 1)).toBe('no: There is no such deposit.');
  }
  expect(await seen(db, withdrawal)).toMatchObject({ state: 'checks' });
});

test('a deposit that failed is not under review, and is credited by nobody', async ({ world }) => {
  const { db, player } = world;
  const payment = await startedDeposit(db, (await player()).id);
  await db.atomically((tx) => movePayment(tx, payment, 'failed', { now: NOW }));
  expect(await crediting(db, payment, 50_00)).toBe('no: It is not under review: it is failed.');
  expect(await seen(db, payment)).toMatchObject({ state: 'failed', main: 0 });
});

test('two sums beyond the bound: what one person may do is up to it', async ({ world }) => {
  const { db, player } = world;
  const payment = await reviewed(db, (await player()).id, 20_000_00);
  expect(await crediting(db, payment, fromUnits(10_000) + 1, 'Zelda')).toContain('yes: Noted.');
  expect(await crediting(db, payment, fromUnits(10_000), 'Zelda')).toBe('yes: Credited.');
});
