// What people of the cashier decide. Every decision is kept with who took it and why, and each answers with a sentence
// when it cannot be taken: somebody else was quicker, or it is not theirs to take.
import { type Cents, type Currency, type Money, ZERO } from '#rules/money.ts';
import { looksSame } from '#rules/same-person.ts';
import { creditNeedsTwoPeople } from '#rules/withdrawal-checks.ts';
import type { Tx } from '../database/db.ts';
import { balancesOf } from '../ledger/purse.ts';
import type { Answer, Decision } from '../staff/decision.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import { exceedsAlone } from './decided-alone.ts';
import { settleReviewed } from './deposit-truth.ts';
import type { Gateways } from './gateways/open-gateways.ts';
import { keepStep, lockPayment, movePayment, type PaymentRow } from './payments.ts';
import { giveBack } from './payout-truth.ts';
import { approve, dayTotalOf, decline } from './payouts.ts';

const done = (says: string): Answer => ({ isDone: true, says });
const not = (says: string): Answer => ({ isDone: false, says });

const BY_CASHIER = 'by_cashier';
const SECOND_LOOK = 'second_look';

/**
 * Beyond a bound two persons must agree. Split sums count together: what the player withdraws within a day, and what this
 * person approves alone within a day, for whatever players.
 */
export async function approveBy(tx: Tx, transaction: string, decision: Decision): Promise<Answer> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'withdrawal') return not('There is no such withdrawal.');
  if (payment.state !== 'checks') return not(`It does not wait for approval: it is ${payment.state}.`);
  const payout = { ...payment, amount: payment.cents, kind: 'payout' } as const;
  const { 'payments-two-persons': most } = await readThresholds(tx.sql);
  if ((await dayTotalOf(tx.sql, payment)) > most || (await exceedsAlone(tx, payout, decision))) {
    const first = await firstToAgree(tx, payment);
    if (first === undefined) {
      await keepStep(tx, payment, { ...decision, reason: SECOND_LOOK });
      return done(
        'Noted. It is a large amount, or more than you may approve alone in a day: another person must agree too.',
      );
    }
    if (looksSame(first, decision.by)) return not(`${first} has agreed already: another person must.`);
  }
  await approve(tx, transaction, { ...decision, reason: BY_CASHIER });
  return done('Approved.');
}

async function firstToAgree(tx: Tx, { id }: PaymentRow): Promise<string | undefined> {
  const [step] = await tx.sql<{ by: string }>`
    select by from payment_step where payment_id = ${id} and reason = ${SECOND_LOOK} limit 1`;
  return step?.by;
}

/** While nobody can have been paid: before it is approved, and until people themselves have seen it booked. */
export async function declineBy(
  tx: Tx,
  transaction: string,
  decision: Decision,
  gateways: Gateways,
): Promise<Answer> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'withdrawal') return not('There is no such withdrawal.');
  const said = { ...decision, reason: BY_CASHIER };
  const isWithUs = isByHand(payment, gateways) && (payment.state === 'approved' || payment.state === 'sent');
  if (isWithUs) await giveBack(tx, payment, 'declined', said);
  else if (!(await decline(tx, transaction, said))) return not(`It is too late: it is ${payment.state}.`);
  return done('Declined; the money is back with the player.');
}

/** A transfer that a person has sent, under the reference by which the bank's statement will name it. */
export async function sentBy(
  tx: Tx,
  { transaction, reference }: { transaction: string; reference: string },
  decision: Decision,
  gateways: Gateways,
): Promise<Answer> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'withdrawal') return not('There is no such withdrawal.');
  if (!isByHand(payment, gateways)) return not(`${payment.gateway} sends it by itself.`);
  if (payment.state !== 'approved') return not(`It is ${payment.state}, and not approved.`);
  await tx.sql`update payment set reference = ${reference.trim().toUpperCase()} where id = ${payment.id}`;
  await movePayment(tx, payment, 'sent', decision);
  return done('Sent. A statement with that reference will call it paid.');
}

const isByHand = ({ gateway }: Pick<PaymentRow, 'gateway'>, gateways: Gateways): boolean =>
  gateways.named(gateway)?.payouts?.areByHand === true;

/**
 * What really came. Beyond the same bound as for withdrawals, or beyond what came, the first yes is only half of one:
 * another person must agree to the same sum.
 */
export async function creditBy(
  tx: Tx,
  { transaction, amount, currency }: { transaction: string; amount: Cents; currency?: Currency | undefined },
  decision: Decision,
): Promise<Answer> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'deposit') return not('There is no such deposit.');
  if (payment.state !== 'review') return not(`It is not under review: it is ${payment.state}.`);
  if (amount <= 0) return not('Zero cannot be credited: refuse it instead.');
  const worth = { amount, currency: currency ?? payment.currency };
  const { currency: own } = await balancesOf(tx.sql, payment.player_id);
  if (own !== worth.currency) return not(`The player’s money is not in ${worth.currency}.`);
  const credit = { ...payment, amount, kind: 'credit' } as const;
  const { 'payments-two-persons': most } = await readThresholds(tx.sql);
  if (creditNeedsTwoPeople(worth, cameOf(payment), most) || (await exceedsAlone(tx, credit, decision))) {
    const first = await firstToCredit(tx, payment, worth);
    if (first === undefined) {
      await keepStep(tx, payment, { ...decision, reason: SECOND_LOOK }, worth);
      return done(
        'Noted. It is a large amount, more than came, or more than you may credit alone in a day: another person must agree to the same.',
      );
    }
    if (looksSame(first, decision.by)) return not(`${first} has agreed already: another person must.`);
  }
  await settleReviewed(tx, payment, worth, { ...decision, reason: BY_CASHIER });
  return done('Credited.');
}

/** What is known to have come; nothing where no gateway and no statement said so. */
const cameOf = ({ received_cents, received_currency, currency }: PaymentRow): Money =>
  received_cents === null
    ? { amount: ZERO, currency }
    : { amount: received_cents, currency: received_currency as Currency };

/** Who agreed to this sum, and to no other since. */
async function firstToCredit(tx: Tx, { id }: PaymentRow, worth: Money): Promise<string | undefined> {
  const [step] = await tx.sql<{ by: string; cents: Cents | null; currency: string | null }>`
    select by, cents, currency from payment_step
    where payment_id = ${id} and reason = ${SECOND_LOOK} order by number desc limit 1`;
  return step?.cents === worth.amount && step.currency === worth.currency ? step.by : undefined;
}

/** Nothing came, or what came went back. */
export async function refuseBy(tx: Tx, transaction: string, decision: Decision): Promise<Answer> {
  const payment = await lockPayment(tx, transaction);
  if (payment?.type !== 'deposit') return not('There is no such deposit.');
  if (payment.state !== 'review') return not(`It is not under review: it is ${payment.state}.`);
  await movePayment(tx, payment, 'failed', { ...decision, reason: BY_CASHIER });
  return done('Refused.');
}
