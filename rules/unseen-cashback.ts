// Which cashback, if any, deserves the popup of unseen ones (spec §4 "Cashback"; decision D76).
interface Seen {
  id: number;
  status: 'active' | 'paid_out';
  end_date: string;
  receiving_expired_at: string | null;
}

/** The latest, unless it was seen, or was paid to somebody who had asked for it. */
export function unseenCashback<C extends Seen>(
  cashbacks: readonly C[],
  lastSeen: number | null,
): C | undefined {
  const latest = cashbacks.toSorted((a, b) => (a.end_date < b.end_date ? 1 : -1))[0];
  if (latest === undefined || latest.id === lastSeen) return undefined;
  return latest.status === 'active' || latest.receiving_expired_at === null ? latest : undefined;
}
