// What waits for a person of the cashier, the oldest first.
import type { Cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import { IBAN_GATEWAY } from './gateways/iban.ts';
import type { PaymentRow } from './payments.ts';

export interface WaitingPayment extends PaymentRow {
  /** Why it waits, as the house said at first: whoever is asked second must see it too. */
  doubt: string;
  /** Who acted last, and what they or the house noted. */
  by: string;
  note: string;
}

export interface WaitingLine {
  id: number;
  direction: 'in' | 'out';
  currency: string;
  cents: Cents;
  party: string;
  message: string;
}

const SHOWN = 500;

/** Deposits to look at, withdrawals to agree to, and those that people send themselves. */
export const listWaiting = (sql: Sql): Promise<WaitingPayment[]> =>
  sql<WaitingPayment>`
    select payment.*, step.by, step.note, coalesce((
      select reason from payment_step
      where payment_id = payment.id and payment_step.state = payment.state order by number limit 1
    ), '') as doubt
    from payment, lateral (
      select by, note from payment_step where payment_id = payment.id order by number desc limit 1
    ) as step
    where state in ('review', 'checks') or (state in ('approved', 'sent') and gateway = ${IBAN_GATEWAY})
    order by id limit ${SHOWN}`;

export const listUnmatched = (sql: Sql): Promise<WaitingLine[]> =>
  sql<WaitingLine>`
    select id, direction, currency, cents, party, message from bank_line
    where transaction is null and aside_by is null order by id limit ${SHOWN}`;
