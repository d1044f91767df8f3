// What became of money that was sent. Paid, it leaves the books; declined, it goes back to the player in the same
// transaction.
import { cents } from '#rules/money.ts';
import { mayMove } from '#rules/payment-state.ts';
import { type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { house, outside, pocket } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { tellPurse } from '../players/balances.ts';
import type { Truth } from './gateways/gateway.ts';
import { withdrawalPaid, withdrawalReturned } from './payment-facts.ts';
import { movePayment, type PaymentRow, type Said } from './payments.ts';

/** The payment must be locked. */
export async function applyPayoutTruth(tx: Tx, payment: PaymentRow, truth: Truth, said: Said): Promise<void> {
  if (truth.state === 'paid') return payOut(tx, payment, said);
  if (truth.state === 'failed' || truth.state === 'cancelled')
    return giveBack(tx, payment, 'declined', { ...said, reason: truth.reason || 'bank_declined' });
}

async function payOut(tx: Tx, payment: PaymentRow, said: Said): Promise<void> {
  if (payment.state === 'approved') await movePayment(tx, payment, 'sent', { now: said.now });
  if (!mayMove('withdrawal', payment.state, 'paid')) return;
  const { transaction, player_id, method, currency, fee_cents } = payment;
  const held = { from: pocket(player_id, 'held'), currency };
  const moves = [{ ...held, to: outside(method), amount: cents(payment.cents - fee_cents) }];
  if (fee_cents > 0) moves.push({ ...held, to: house('fees'), amount: fee_cents });
  await record(tx, { key: `withdrawal:${transaction}:paid`, reason: 'withdrawal.paid', moves });
  await together(
    movePayment(tx, payment, 'paid', said),
    recordFacts(tx, [withdrawalPaid(payment, said.now)]),
  );
}

/** Does nothing where it is too late. */
export async function giveBack(
  tx: Tx,
  payment: PaymentRow,
  state: 'declined' | 'cancelled',
  said: Said,
): Promise<void> {
  if (!mayMove('withdrawal', payment.state, state)) return;
  const { transaction, player_id, currency } = payment;
  const [from, to] = [pocket(player_id, 'held'), pocket(player_id, 'main')];
  const moves = [{ from, to, amount: payment.cents, currency }];
  const key = `withdrawal:${transaction}:released`;
  const { purse } = await record(tx, { key, reason: 'withdrawal.released', moves });
  await together(
    movePayment(tx, payment, state, said),
    recordFacts(tx, [withdrawalReturned(payment, state, said.now)]),
    tellPurse(tx, player_id, purse!),
  );
}
