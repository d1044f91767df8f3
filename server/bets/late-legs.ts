// Bets that were made before a match began, as everybody thought then, and after it had begun, as is known by now. Nobody
// can tell what their players saw: such a leg is void.
import type { EventRecord } from '../book/event-rows.ts';
import type { LegRow } from './bet-rows.ts';

type Begun = Pick<EventRecord, 'status' | 'starts_at' | 'began_at'>;

const notBegun: readonly EventRecord['status'][] = ['scheduled', 'postponed', 'cancelled'];

/** From when on no bet on it was one before its start; null while it has not begun. */
export function startOf({ status, starts_at, began_at }: Begun): Date | null {
  if (began_at !== null) return began_at < starts_at ? began_at : starts_at;
  return notBegun.includes(status) ? null : starts_at;
}

export function isLateLeg(
  { is_live }: Pick<LegRow, 'is_live'>,
  acceptedAt: Date | null,
  event: Begun,
): boolean {
  const start = startOf(event);
  return !is_live && acceptedAt !== null && start !== null && acceptedAt >= start;
}
