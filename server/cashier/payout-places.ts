// Where an open withdrawal goes is sealed, and only we can read it: whether it is still the place that was asked for
// cannot be a view of the database.
import { aboutPayout } from '../at-rest/about.ts';
import { CannotOpen, type Vault } from '../at-rest/vault.ts';
import type { Sql } from '../database/db.ts';
import type { Invariant, Violation } from '../ledger/audit.ts';
import type { PaymentRow } from './payments.ts';

export const placeInvariant: Invariant = {
  name: 'L18',
  promise: 'an open withdrawal goes where its player asked for',
};

type Sealed = Pick<PaymentRow, 'player_id' | 'fingerprint' | 'token' | 'token_mark'>;

/** The mark is covered by the seal of the payment's first step; payments from before there were marks have none. */
export function isPlaceAsAsked(payment: Sealed, vault: Vault): boolean {
  try {
    const token = vault.open(payment.token, aboutPayout(payment));
    return payment.token_mark === '' || vault.fingerprint('token', token) === payment.token_mark;
  } catch (error) {
    if (error instanceof CannotOpen) return false;
    throw error;
  }
}

export async function findMovedPlaces(sql: Sql, vault: Vault): Promise<Violation[]> {
  const open = await sql<Sealed & { transaction: string; state: string }>`
    select transaction, state, player_id, fingerprint, token, token_mark from payment
    where type = 'withdrawal' and state in ('checks', 'approved', 'sent') order by id`;
  return open
    .filter((payment) => !isPlaceAsAsked(payment, vault))
    .map(({ transaction, state }) => ({
      invariant: placeInvariant.name,
      rule: 'the place of a withdrawal was replaced',
      subject: transaction,
      detail: state,
    }));
}
