// What became of a deposit, as the gateway says when asked. Money is credited here and nowhere else, in the transaction
// that calls the deposit paid.
import type { Money } from '#rules/money.ts';
import { mayMove } from '#rules/payment-state.ts';
import { type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { outside, pocket } from '../ledger/accounts.ts';
import type { Purse } from '../ledger/purse.ts';
import { type Entry, readOutcome, recordAll, WrongEntry } from '../ledger/record.ts';
import { type PlayerEvent, tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { log } from '../plumbing/log.ts';
import type { Truth } from './gateways/gateway.ts';
import { depositSettled } from './payment-facts.ts';
import { movePayment, movePayments, type PaymentRow, type Said } from './payments.ts';

/** The payment must be locked. A paid deposit stays paid, whatever is said later. */
export async function applyTruth(tx: Tx, payment: PaymentRow, truth: Truth, now: Date): Promise<void> {
  if (truth.state === 'unknown' || truth.state === 'open') return;
  if (truth.state === 'paid') return settle(tx, [{ payment, truth }], { now });
  if (truth.state === 'doubtful') return putUnderReview(tx, payment, { truth, reason: truth.reason, now });
  if (mayMove('deposit', payment.state, truth.state))
    await movePayment(tx, payment, truth.state, { reason: truth.reason, now });
}

export interface Paid {
  payment: PaymentRow;
  truth: Truth;
}

/**
 * Each on its own, in the trips of one. The payments must be locked, and none stand here twice. Where it is the last of
 * its transaction, `lastly` is the transaction's.
 */
export async function settle(
  tx: Tx,
  all: readonly Paid[],
  said: Said,
  lastly: Tx['lastly'] = (_statements, send) => send(),
): Promise<void> {
  const open = all.filter(({ payment }) => payment.state !== 'paid' && payment.state !== 'review');
  const [right, wrong] = [open.filter(isAsOrdered), open.filter((paid) => !isAsOrdered(paid))];
  for (const { payment, truth } of wrong) await putUnderReview(tx, payment, { truth, now: said.now });

  const { credited, told } = await credit(
    tx,
    right.map(({ payment }) => payment),
  );
  for (const { payment, truth } of right)
    if (!credited.includes(payment)) await putUnderReview(tx, payment, { truth, now: said.now });
  await lastly(4, () =>
    together(
      movePayments(tx, credited, 'paid', said),
      recordFacts(
        tx,
        credited.map((payment) => depositSettled(payment, said.now)),
      ),
      tellAll(tx, told),
    ),
  );
}

const toldBy = ({ amount, currency }: Truth) => `${amount} ${currency}`;

const isAsOrdered = ({ payment, truth }: Paid): boolean =>
  truth.amount === payment.cents && truth.currency === payment.currency;

interface Credited {
  /** Those that are the player's now; of the others the player's money is in another currency, and a person must decide. */
  credited: PaymentRow[];
  /** What their players hold since. */
  told: PlayerEvent[];
}

async function credit(tx: Tx, payments: readonly PaymentRow[]): Promise<Credited> {
  const entries = payments.map(entryOf);
  const answers = await recordAll(tx.sql, entries, { isPatient: true });
  const purses = new Map<number, Purse>();
  const credited = payments.filter((payment, at) => {
    try {
      const { purse } = readOutcome(entries[at]!, answers[at]!);
      purses.set(payment.player_id, purse!);
      return true;
    } catch (error) {
      if (error instanceof WrongEntry) return false;
      throw error;
    }
  });
  return { credited, told: [...purses].map(([playerId, purse]) => toldPurse(playerId, purse)) };
}

const entryOf = ({ transaction, player_id, method, currency, cents: amount }: PaymentRow): Entry => ({
  key: `deposit:${transaction}`,
  reason: 'deposit.settled',
  moves: [{ from: outside(method), to: pocket(player_id, 'main'), amount, currency }],
});

/**
 * What was told and what was ordered differ: nothing is credited until a person has looked. `told` where somebody else
 * than the gateway's own answer said it; what came is what the answer says.
 */
export async function putUnderReview(
  tx: Tx,
  payment: PaymentRow,
  { truth, told = toldBy(truth), reason, now }: { truth: Truth; told?: string; reason?: string; now: Date },
): Promise<void> {
  if (!mayMove('deposit', payment.state, 'review')) return;
  const hasCome = (truth.state === 'paid' || truth.state === 'doubtful') && truth.amount > 0;
  const received = hasCome ? truth : null;
  await tx.sql`
    update payment set received_cents = ${received?.amount ?? null}, received_currency = ${received?.currency ?? null}
    where id = ${payment.id}`;
  const ordered = `${payment.cents} ${payment.currency}`;
  const { transaction } = payment;
  // Without a reason even the right amount is a surprise: the player's money is in another currency by now.
  if (told !== ordered || reason === undefined)
    log.bug(new Error('a deposit differs from its order'), { transaction, ordered, told });
  const note = `told ${told}, ordered ${ordered}`;
  await movePayment(tx, payment, 'review', { reason: reason || 'amount_differs', note, now });
}

/**
 * What people have found a deposit under review to be worth; what was asked stays beside it. The payment must be locked,
 * and the player's money be in that currency.
 */
export async function settleReviewed(
  tx: Tx,
  payment: PaymentRow,
  { amount, currency }: Money,
  said: Said,
): Promise<void> {
  const { credited, told } = await credit(tx, [{ ...payment, cents: amount, currency }]);
  if (credited.length === 0) throw new Error(`${payment.transaction} cannot be credited in ${currency}`);
  Object.assign(payment, { credited_cents: amount, credited_currency: currency });
  await tx.sql`
    update payment set credited_cents = ${amount}, credited_currency = ${currency} where id = ${payment.id}`;
  await together(
    movePayment(tx, payment, 'paid', said),
    recordFacts(tx, [depositSettled(payment, said.now)]),
    tellAll(tx, told),
  );
}
