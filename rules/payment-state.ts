// The life of a payment. Whatever changes one asks here whether it may.

export type DepositState = 'started' | 'pending' | 'review' | 'paid' | 'failed' | 'cancelled';
export type WithdrawalState = 'held' | 'checks' | 'approved' | 'sent' | 'paid' | 'declined' | 'cancelled';

/** Money that arrives after all is the player's, so only paid is the end of a deposit. */
const depositMoves: Record<DepositState, readonly DepositState[]> = {
  started: ['pending', 'review', 'paid', 'failed', 'cancelled'],
  pending: ['review', 'paid', 'failed', 'cancelled'],
  review: ['paid', 'failed'],
  failed: ['review', 'paid'],
  cancelled: ['review', 'paid'],
  paid: [],
};

const withdrawalMoves: Record<WithdrawalState, readonly WithdrawalState[]> = {
  held: ['checks'],
  checks: ['approved', 'declined', 'cancelled'],
  approved: ['sent', 'declined'],
  sent: ['paid', 'declined'],
  paid: [],
  declined: [],
  cancelled: [],
};

const moves: Record<'deposit' | 'withdrawal', Readonly<Record<string, readonly string[]>>> = {
  deposit: depositMoves,
  withdrawal: withdrawalMoves,
};

export const mayMove = (type: 'deposit' | 'withdrawal', from: string, to: string): boolean =>
  moves[type][from]?.includes(to) ?? false;

/** Counts against a deposit limit from its start, and until it is known to bring nothing. */
export const reservingStates: readonly DepositState[] = ['started', 'pending', 'review', 'paid'];

/** Nobody has to act any more. */
export const endStates: readonly (DepositState | WithdrawalState)[] = [
  'paid',
  'failed',
  'declined',
  'cancelled',
];

/** Whether the balance is another for it: a deposit that came, or a withdrawal that did not come back. */
export const hasMovedMoney = (type: 'deposit' | 'withdrawal', state: string): boolean =>
  type === 'deposit' ? state === 'paid' : !['declined', 'cancelled'].includes(state);

/** Who has to act next in that state. */
export function waitsFor(state: string): 'nobody' | 'player' | 'cashier' | 'bank' {
  if (state === 'started') return 'player';
  if (state === 'pending' || state === 'sent') return 'bank';
  if (['review', 'held', 'checks', 'approved'].includes(state)) return 'cashier';
  return 'nobody';
}
