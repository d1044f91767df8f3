// A payment as the player sees it.
import type { Payment } from '#contract/cashier/cashier.ts';
import { mayMove } from '#rules/payment-state.ts';
import type { Context } from '../calls/context.ts';
import { methodTexts } from './method-texts.ts';
import type { PaymentRow } from './payments.ts';

type ViewContext = Pick<Context, 'content' | 'locale' | 'config'>;

export const paymentView = (row: PaymentRow, { content, locale, config }: ViewContext): Payment => ({
  transaction: row.transaction,
  type: row.type,
  method: row.method,
  method_name: methodTexts(content, locale, row.method).name,
  amount: { amount: row.cents, currency: row.currency },
  credited: creditedOf(row),
  fee: { amount: row.fee_cents, currency: row.currency },
  state: row.state,
  reason: row.reason,
  destination: row.destination,
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
  can_cancel:
    row.type === 'withdrawal' &&
    config.profile.cancelsWithdrawals &&
    mayMove(row.type, row.state, 'cancelled'),
});

/** Where it is not simply what was asked. */
const creditedOf = ({ credited_cents, credited_currency }: PaymentRow): Payment['credited'] =>
  credited_cents === null ? null : { amount: credited_cents, currency: credited_currency! };
