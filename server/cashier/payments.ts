// Payments as they are kept. Every change of state goes through `movePayment`: it is checked against the life of a
// payment, kept with its reason, and told to the player's tabs, all in the transaction that moves the money.
import type { PaymentState, PaymentType } from '#contract/cashier/cashier.ts';
import { Refusal } from '#contract/refusals.ts';
import { type Cents, type Currency, type Money, ZERO } from '#rules/money.ts';
import { mayMove, waitsFor } from '#rules/payment-state.ts';
import { type Sql, type Tx, together } from '../database/db.ts';
import { type PlayerEvent, tellAll } from '../live/outbox.ts';
import { drawHex } from '../plumbing/chance.ts';
import type { Destination, Order } from './gateways/gateway.ts';

export interface PaymentRow {
  id: number;
  transaction: string;
  player_id: number;
  type: PaymentType;
  method: string;
  gateway: string;
  currency: Currency;
  cents: Cents;
  fee_cents: Cents;
  state: PaymentState;
  reason: string;
  reference: string | null;
  redirect_url: string | null;
  instructions: { name: string; value: string }[];
  destination: string;
  token: string;
  fingerprint: string;
  token_mark: string;
  created_at: Date;
  settled_at: Date | null;
  /** What came, as the gateway said when it came under review. */
  received_cents: Cents | null;
  received_currency: string | null;
  /** What people of the cashier have credited, where they had to decide. */
  credited_cents: Cents | null;
  credited_currency: Currency | null;
}

export interface NewPayment extends Omit<Order, 'transaction'> {
  /** Drawn where nobody has named it. */
  transaction?: string;
  playerId: number;
  type: PaymentType;
  gateway: string;
  fee?: Cents;
  destination?: Destination;
  /** Its first step says the same. */
  state: PaymentState;
  reason?: string;
}

export const TRANSACTION_BYTES = 12;

export const drawTransaction = (): string => drawHex(TRANSACTION_BYTES);

export async function openPayment(tx: Tx, wish: NewPayment, now: Date): Promise<PaymentRow> {
  const { transaction = drawTransaction() } = wish;
  const [, rows] = await together(
    openPayments(tx, [{ ...wish, transaction }], now),
    tx.sql<PaymentRow>`
      select * from payment where transaction = ${transaction} and player_id = ${wish.playerId}`,
  );
  return rows[0]!;
}

export type NamedPayment = NewPayment & { transaction: string };

/** Each of another player. The caller has locked the players: payments are numbered without a gap. */
export async function openPayments(tx: Tx, named: readonly NamedPayment[], now: Date): Promise<void> {
  const each = <T>(read: (wish: (typeof named)[number]) => T): T[] => named.map(read);
  await tx.sql`
    with wished as (
      select * from unnest(
        ${each(({ transaction }) => transaction)}::text[], ${each(({ playerId }) => playerId)}::bigint[],
        ${each(({ type }) => type)}::text[], ${each(({ method }) => method)}::text[],
        ${each(({ gateway }) => gateway)}::text[], ${each(({ currency }) => currency)}::text[],
        ${each(({ amount }) => amount)}::bigint[], ${each(({ fee = ZERO }) => fee)}::bigint[],
        ${each(({ state }) => state)}::text[], ${each(({ reason = '' }) => reason)}::text[],
        ${each(({ state }) => waitsFor(state))}::text[], ${each(({ destination }) => destination?.shown ?? '')}::text[],
        ${each(({ destination }) => destination?.token ?? '')}::text[],
        ${each(({ destination }) => destination?.fingerprint ?? '')}::text[],
        ${each(({ destination }) => destination?.tokenMark ?? '')}::text[]
      ) as wished (transaction, player_id, type, method, gateway, currency, cents, fee_cents, state, reason,
        waits_for, destination, token, fingerprint, token_mark)),
    opened as (
      insert into payment (
        transaction, player_id, number, type, type_number, method, gateway, currency, cents, fee_cents, state, reason,
        destination, token, fingerprint, token_mark, created_at, changed_at, looked_at, settled_at)
      select transaction, player_id,
        coalesce((select max(number) from payment where payment.player_id = wished.player_id), 0) + 1, type,
        coalesce((
          select max(type_number) from payment
          where payment.player_id = wished.player_id and payment.type = wished.type), 0) + 1,
        method, gateway, currency, cents, fee_cents, state, reason, destination, token, fingerprint, token_mark,
        ${now}, ${now}, ${now}, case when state = 'paid' then ${now}::timestamptz end
      from wished returning id, transaction, state, reason),
    known as (
      insert into person_trait (player_id, kind, print, since)
      select player_id, 'payment', fingerprint, ${now} from wished where fingerprint <> '' on conflict do nothing)
    insert into payment_step (payment_id, number, state, reason, waits_for, at)
    select opened.id, 1, opened.state, opened.reason, wished.waits_for, ${now}
    from opened join wished using (transaction)`;
}

/** Why a payment changes, and who says so; `by` and `note` stay in the house. */
export interface Said {
  reason?: string;
  by?: string;
  note?: string;
  now: Date;
}

/** Locks it until the transaction ends; whoever comes second sees what the first has done. */
export async function lockPayment(tx: Tx, transaction: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.sql<PaymentRow>`select * from payment where transaction = ${transaction} for update`;
  return row;
}

/** The payment must be locked. */
export const movePayment = (tx: Tx, payment: PaymentRow, state: PaymentState, said: Said): Promise<void> =>
  movePayments(tx, [payment], state, said);

/** All to the same state, each with its own step and event. They must be locked. */
export async function movePayments(
  tx: Tx,
  payments: readonly PaymentRow[],
  state: PaymentState,
  { reason = '', by = '', note = '', now }: Said,
): Promise<void> {
  const wrong = payments.find((payment) => !mayMove(payment.type, payment.state, state));
  if (wrong !== undefined) throw new Error(`a ${wrong.type} cannot pass from ${wrong.state} to ${state}`);
  for (const payment of payments) Object.assign(payment, { state, reason });
  const ids = payments.map(({ id }) => id);
  const players = payments.map(({ player_id }) => player_id);
  // Neither waits for the other's answer: both make one trip to the database.
  await together(
    tx.sql`
      with moved as (
        update payment set state = ${state}, reason = ${reason}, changed_at = greatest(changed_at, ${now}),
          settled_at = case when ${state} = 'paid' then greatest(changed_at, ${now}) end
        where id = any(${ids}::bigint[]) and player_id = any(${players}::bigint[]))
      insert into payment_step (payment_id, number, state, reason, waits_for, at, by, note)
      select payment_id, max(number) + 1, ${state}, ${reason}, ${waitsFor(state)}, greatest(max(at), ${now}), ${by}, ${note}
      from payment_step where payment_id = any(${ids}::bigint[]) group by payment_id`,
    tellPayments(tx, payments),
  );
}

/** It stays where it is, and for another reason; `worth` is what somebody agreed to. The payment must be locked. */
export async function keepStep(tx: Tx, payment: PaymentRow, said: Said, worth?: Money): Promise<void> {
  const { reason = '', by = '', note = '', now } = said;
  const { id, player_id, state } = payment;
  Object.assign(payment, { reason });
  await together(
    tx.sql`
      with kept as (
        update payment set reason = ${reason}, changed_at = greatest(changed_at, ${now})
        where id = ${id} and player_id = ${player_id})
      insert into payment_step (payment_id, number, state, reason, waits_for, at, by, note, cents, currency)
      select ${id}, max(number) + 1, ${state}, ${reason}, ${waitsFor(state)}, greatest(max(at), ${now}), ${by}, ${note},
        ${worth?.amount ?? null}::bigint, ${worth?.currency ?? null}::text
      from payment_step where payment_id = ${id}`,
    tellPayments(tx, [payment]),
  );
}

const tellPayments = (tx: Tx, payments: readonly PaymentRow[]): Promise<void> =>
  tellAll(
    tx,
    payments.map((payment) => toldPayment(payment.player_id, payment)),
  );

export const toldPayment = (
  playerId: number,
  { transaction, type, state }: Pick<NamedPayment, 'transaction' | 'type' | 'state'>,
): PlayerEvent => ({
  playerId,
  event: { name: 'cashier.payment_changed', data: { transaction, type, state } },
});

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
