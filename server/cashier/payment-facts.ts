// Payments as facts: what others may know of them.
import type { NewFact } from '../facts/facts.ts';
import type { NamedPayment, PaymentRow } from './payments.ts';

const about = ({
  transaction,
  method,
  currency,
}: Pick<PaymentRow, 'transaction' | 'method' | 'currency'>) => ({
  transaction,
  method,
  currency,
});

/** Worth what was credited, where people have found it to be another amount. */
export const depositSettled = (payment: PaymentRow, at: Date): NewFact => ({
  name: 'deposit.settled',
  playerId: payment.player_id,
  at,
  data: {
    ...about(payment),
    currency: payment.credited_currency ?? payment.currency,
    amount: payment.credited_cents ?? payment.cents,
  },
});

type RequestedWithdrawal = Pick<NamedPayment, 'transaction' | 'method' | 'currency' | 'playerId' | 'amount'>;

export const withdrawalRequested = (wish: RequestedWithdrawal, at: Date): NewFact => ({
  name: 'withdrawal.requested',
  playerId: wish.playerId,
  at,
  data: { ...about(wish), amount: wish.amount },
});

export const withdrawalPaid = (payment: PaymentRow, at: Date): NewFact => ({
  name: 'withdrawal.paid',
  playerId: payment.player_id,
  at,
  data: {
    ...about(payment),
    amount: payment.cents,
    seconds: Math.max(0, Math.round((at.getTime() - payment.created_at.getTime()) / 1000)),
  },
});

export const withdrawalReturned = (
  payment: PaymentRow,
  state: 'declined' | 'cancelled',
  at: Date,
): NewFact => ({
  name: 'withdrawal.returned',
  playerId: payment.player_id,
  at,
  data: { ...about(payment), amount: payment.cents, state },
});
