// What became of a deposit, as the gateway says when asked. Money is credited here and nowhere else, in the transaction
// that calls the deposit paid.
import { cents } from '#rules/money.ts';
import { mayMove } from '#rules/payment-state.ts';
import { tellBalances } from '../account/balances.ts';
import { type Tx, together } from '../db.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import { record, WrongEntry } from '../ledger/record.ts';
import { log } from '../log.ts';
import type { Truth } from './gateways/gateway.ts';
import { movePayment, type PaymentRow } from './payments.ts';

/** The payment must be locked. A paid deposit stays paid, whatever is said later. */
export async function applyTruth(tx: Tx, payment: PaymentRow, truth: Truth, now: Date): Promise<void> {
  if (truth.state === 'unknown' || truth.state === 'open') return;
  if (truth.state === 'paid') return settle(tx, payment, truth, now);
  if (mayMove('deposit', payment.state, truth.state))
    await movePayment(tx, payment, truth.state, { reason: truth.reason, now });
}

async function settle(tx: Tx, payment: PaymentRow, truth: Truth, now: Date): Promise<void> {
  if (payment.state === 'paid' || payment.state === 'review') return;
  if (truth.amount !== payment.cents || truth.currency !== payment.currency)
    return putUnderReview(tx, payment, `${truth.amount} ${truth.currency}`, now);
  if (!(await credit(tx, payment))) return putUnderReview(tx, payment, 'another currency', now);
  await together(movePayment(tx, payment, 'paid', { now }), tellBalances(tx, payment.player_id));
}

/** False: the player's money is in another currency by now, so a person must decide what this is worth. */
async function credit(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const { transaction, player_id, method, currency } = payment;
  const move = {
    from: outside(method),
    to: pocket(player_id, 'main'),
    amount: cents(payment.cents),
    currency,
  };
  try {
    await record(tx, { key: `deposit:${transaction}`, reason: 'deposit.settled', moves: [move] });
    return true;
  } catch (error) {
    if (error instanceof WrongEntry) return false;
    throw error;
  }
}

/** What was told and what was ordered differ: nothing is credited until a person has looked. */
export async function putUnderReview(tx: Tx, payment: PaymentRow, told: string, now: Date): Promise<void> {
  if (!mayMove('deposit', payment.state, 'review')) return;
  const ordered = `${payment.cents} ${payment.currency}`;
  log.bug(new Error('a deposit differs from its order'), { transaction: payment.transaction, ordered, told });
  await movePayment(tx, payment, 'review', { reason: 'amount_differs', now });
}
