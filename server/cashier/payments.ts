// Payments as they are kept. Every change of state goes through `movePayment`: it is checked against the life of a
// payment, kept with its reason, and told to the player's tabs, all in the transaction that moves the money.
import type { PaymentState, PaymentType } from '#contract/cashier.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Currency } from '#rules/money.ts';
import { mayMove, waitsFor } from '#rules/payment-state.ts';
import { drawHex } from '../chance.ts';
import type { Sql, Tx } from '../db.ts';
import { tell } from '../outbox.ts';
import type { Destination, Order } from './gateways/gateway.ts';

export interface PaymentRow {
  id: number;
  transaction: string;
  player_id: number;
  type: PaymentType;
  method: string;
  gateway: string;
  currency: Currency;
  cents: number;
  fee_cents: number;
  state: PaymentState;
  reason: string;
  reference: string | null;
  redirect_url: string | null;
  instructions: { name: string; value: string }[];
  destination: string;
  token: string;
  fingerprint: string;
  created_at: Date;
  settled_at: Date | null;
}

export interface NewPayment extends Omit<Order, 'transaction'> {
  playerId: number;
  type: PaymentType;
  gateway: string;
  fee?: number;
  destination?: Destination;
}

const TRANSACTION_BYTES = 12;

/** The caller has locked the player: payments are numbered without a gap. */
export async function openPayment(
  tx: Tx,
  wish: NewPayment,
  state: PaymentState,
  now: Date,
): Promise<PaymentRow> {
  const { playerId, type, method, gateway, currency, amount, fee = 0, destination } = wish;
  const [row] = await tx.sql<PaymentRow>`
    insert into payment (
      transaction, player_id, number, type, type_number, method, gateway, currency, cents, fee_cents, state,
      destination, token, fingerprint, created_at, changed_at, looked_at)
    select ${drawHex(TRANSACTION_BYTES)}, ${playerId},
      coalesce((select max(number) from payment where player_id = ${playerId}), 0) + 1, ${type},
      coalesce((select max(type_number) from payment where player_id = ${playerId} and type = ${type}), 0) + 1,
      ${method}, ${gateway}, ${currency}, ${amount}, ${fee}, ${state},
      ${destination?.shown ?? ''}, ${destination?.token ?? ''}, ${destination?.fingerprint ?? ''}, ${now}, ${now}, ${now}
    returning *`;
  return row!;
}

/** Why a payment changes, and who says so; `by` and `note` stay in the house. */
export interface Said {
  reason?: string;
  by?: string;
  note?: string;
  now: Date;
}

export async function addStep(tx: Tx, paymentId: number, step: Said & { state: string }): Promise<void> {
  const { state, reason = '', by = '', note = '', now } = step;
  await tx.sql`
    insert into payment_step (payment_id, number, state, reason, waits_for, at, by, note)
    select ${paymentId}, coalesce(max(number), 0) + 1, ${state}, ${reason}, ${waitsFor(state)}, ${now}, ${by}, ${note}
    from payment_step where payment_id = ${paymentId}`;
}

/** Locks it until the transaction ends; whoever comes second sees what the first has done. */
export async function lockPayment(tx: Tx, transaction: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.sql<PaymentRow>`select * from payment where transaction = ${transaction} for update`;
  return row;
}

/** The payment must be locked. */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  state: PaymentState,
  said: Said,
): Promise<void> {
  const { reason = '', now } = said;
  if (!mayMove(payment.type, payment.state, state))
    throw new Error(`a ${payment.type} cannot pass from ${payment.state} to ${state}`);
  await tx.sql`
    update payment set state = ${state}, reason = ${reason}, changed_at = ${now},
      settled_at = ${state === 'paid' ? now : null}
    where id = ${payment.id}`;
  Object.assign(payment, { state, reason });
  await addStep(tx, payment.id, { ...said, state });
  await tellPayment(tx, payment);
}

/** It stays where it is, and for another reason. The payment must be locked. */
export async function keepStep(tx: Tx, payment: PaymentRow, said: Said): Promise<void> {
  const { reason = '', now } = said;
  await tx.sql`update payment set reason = ${reason}, changed_at = ${now} where id = ${payment.id}`;
  Object.assign(payment, { reason });
  await addStep(tx, payment.id, { ...said, state: payment.state });
  await tellPayment(tx, payment);
}

const tellPayment = (tx: Tx, { player_id, transaction, type, state }: PaymentRow): Promise<void> =>
  tell(tx, player_id, { name: 'cashier.payment_changed', data: { transaction, type, state } });

/** Of the player's own; another's is as unknown as one that never was. */
export async function getOwnPayment(
  sql: Sql,
  playerId: number,
  { transaction, type }: { transaction: string; type?: PaymentType },
): Promise<PaymentRow> {
  const [row] = await sql<PaymentRow>`
    select * from payment where transaction = ${transaction} and player_id = ${playerId}`;
  if (row === undefined || row.type !== (type ?? row.type))
    throw new Refusal('InvalidParameter', { invalid_parameters: { transaction: ['unknown'] } });
  return row;
}
