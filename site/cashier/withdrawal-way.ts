import type { PaymentStep } from '#contract/cashier/withdrawals.ts';

/** The way to the end everyone hopes for. Two others, declined and cancelled, can end it before. */
const way = [
  'requested',
  'held',
  'checks',
  'approved',
  'sent',
  'paid',
] as const satisfies readonly PaymentStep['state'][];

const ends: ReadonlySet<string> = new Set(['paid', 'declined', 'cancelled', 'failed']);

export const isOver = (state: string): boolean => ends.has(state);

/** What lies between where it stands and being paid; nothing once it has ended. */
export function stepsToCome(state: PaymentStep['state'] | undefined): readonly (typeof way)[number][] {
  if (state === undefined) return way;
  const at = (way as readonly string[]).indexOf(state);
  return isOver(state) || at === -1 ? [] : way.slice(at + 1);
}
