// A payment as the desk shows it: in a list, and with everything that happened to it.
import type { DeskPayment, PaymentPicture } from '#contract/desk/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditorReference } from '#rules/creditor-reference.ts';
import { decimalOf } from '#rules/decimal.ts';
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { aboutPayout } from '../../at-rest/about.ts';
import type { Context } from '../../calls/context.ts';
import { sumAlone } from '../../cashier/decided-alone.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';
import type { StaffContext } from '../desk-context.ts';
import { findQueued, type QueuedPayment } from './queues.ts';
import { type Risk, risksOf } from './risk-facts.ts';

export const unknownPayment = (): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { transaction: ['unknown'] } });

export async function asShown(
  rows: readonly QueuedPayment[],
  { db: { sql }, now, staff }: Pick<StaffContext, 'db' | 'now' | 'staff'>,
): Promise<DeskPayment[]> {
  const ids = rows.filter(({ type }) => type === 'withdrawal').map(({ id }) => id);
  const risks = await risksOf(sql, ids, now);
  const alone = ids.length === 0 ? ZERO : await sumAlone(sql, 'payout', { by: staff.name, now });
  const left = (await readThresholds(sql))['payouts-alone-day'] - alone;
  return rows.map((row) => shown(row, risks.get(row.id), left));
}

/** `left`: what the person who looks at it may still approve alone today. */
const shown = (row: QueuedPayment, risk: Risk | undefined, left: number): DeskPayment => ({
  id: row.id,
  transaction: row.transaction,
  type: row.type,
  state: row.state,
  reason: row.reason,
  player: row.player_id,
  player_name: row.player_name,
  amount: { amount: row.cents, currency: row.currency },
  fee: { amount: row.fee_cents, currency: row.currency },
  method: row.method,
  gateway: row.gateway,
  destination: row.destination,
  created_at: row.created_at.toISOString(),
  doubt: row.doubt,
  agreed_by: row.agreed_by,
  needs_two: row.type === 'withdrawal' && (isOverLimit(risk) || row.cents > left),
  taken_by: row.taken_by,
  risk: risk ?? null,
});

const isOverLimit = (risk: Risk | undefined): boolean =>
  risk?.marks.some(({ mark }) => mark === 'over_limit') === true;

interface StepRow {
  at: Date;
  state: string;
  reason: string;
  by: string;
  note: string;
  cents: Cents | null;
  currency: Currency | null;
}

interface SumRow {
  type: string;
  cents: Cents;
}

export async function pictureOf(
  transaction: string,
  ctx: Pick<StaffContext, 'db' | 'now' | 'rooms' | 'staff'>,
): Promise<PaymentPicture> {
  const { sql } = ctx.db;
  const row = await findQueued(sql, transaction);
  if (row === undefined) throw unknownPayment();
  const [[payment], steps, sums] = await Promise.all([
    asShown([row], ctx),
    sql<StepRow>`
      select at, state, reason, by, note, cents, currency from payment_step
      where payment_id = ${row.id} order by number`,
    sql<SumRow>`
      select type, sum(cents)::bigint as cents from payment
      where player_id = ${row.player_id} and state = 'paid' and currency = ${row.currency} group by type`,
  ]);
  const sumOf = (type: string) => ({
    amount: sums.find((sum) => sum.type === type)?.cents ?? cents(0),
    currency: row.currency,
  });
  const { received_cents, received_currency, credited_cents, credited_currency } = row;
  return {
    payment: payment!,
    steps: steps.map(({ at, cents: sum, currency, ...step }) => ({
      ...step,
      at: at.toISOString(),
      amount: sum === null ? null : { amount: sum, currency: currency! },
    })),
    received:
      received_cents === null
        ? null
        : { amount: decimalOf(received_cents), currency: received_currency ?? '' },
    credited: credited_cents === null ? null : { amount: credited_cents, currency: credited_currency! },
    reference: row.reference ?? '',
    is_by_hand: ctx.rooms.cashier.gateways.named(row.gateway)?.payouts?.areByHand === true,
    paid_in: sumOf('deposit'),
    paid_out: sumOf('withdrawal'),
  };
}

/** All of where it goes, once it may be sent. */
export async function openDestination(
  transaction: string,
  { db, vault }: Pick<Context, 'db' | 'vault'>,
): Promise<{ destination: string; reference: string }> {
  const row = await findQueued(db.sql, transaction);
  if (row?.type !== 'withdrawal' || !['approved', 'sent'].includes(row.state)) throw unknownPayment();
  return {
    destination: vault.open(row.token, aboutPayout(row)),
    reference: creditorReference(row.transaction),
  };
}
