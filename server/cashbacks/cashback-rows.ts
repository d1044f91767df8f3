// Cashbacks as they are kept.
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import type { PlayerEvent } from '../live/outbox.ts';
import type { KeptTerms } from './rules-offered.ts';

export interface CashbackRow {
  id: number;
  player_id: number;
  status: 'active' | 'paid_out' | 'expired' | 'removed' | 'skipped';
  starts_at: Date;
  ends_at: Date;
  currency: Currency;
  staked_cents: Cents;
  won_cents: Cents;
  given_cents: Cents;
  carried_cents: Cents;
  base_cents: Cents;
  rate_ppm: number;
  most_cents: Cents | null;
  amount_cents: Cents;
  expires_at: Date | null;
}

/** Those that can be taken or were; the latest period first. */
export async function listCashbacks(
  sql: Sql,
  { playerId, now }: { playerId: number; now: Date },
  { offset, count }: { offset: number; count: number },
) {
  const rows = await sql<CashbackRow & { terms: KeptTerms; total: number }>`
    select id, player_id, status, starts_at, cashback.ends_at, currency, staked_cents, won_cents, given_cents,
      carried_cents, base_cents, rate_ppm, most_cents, amount_cents, expires_at, terms, (count(*) over ())::int as total
    from cashback join cashback_period using (rule, starts_at)
    where player_id = ${playerId} and (status = 'paid_out' or (status = 'active' and expires_at > ${now}))
    order by cashback.ends_at desc, id desc offset ${offset} limit ${count}`;
  return { rows, count: rows[0]?.total ?? 0 };
}

export const cashbacksChanged = (playerId: number): PlayerEvent => ({
  playerId,
  event: { name: 'cashbacks.changed', data: {} },
});
