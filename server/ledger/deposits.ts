// Money that came to a player from outside, as the books have it. Play money is none.
import type { Money } from '#contract/wire.ts';
import { type Currency, cents } from '#rules/money.ts';
import type { Sql } from '../db.ts';

export interface Deposit {
  transaction: string;
  amount: Money;
  settled_at: string;
}

/** The latest first, and how many there are in all. */
export async function listDeposits(
  sql: Sql,
  playerId: number,
  { offset, count }: { offset: number; count: number },
): Promise<{ items: Deposit[]; count: number }> {
  const rows = await sql<{
    key: string;
    recorded_at: Date;
    cents: number;
    currency: Currency;
    total: number;
  }>`
    select key, recorded_at, sum(cents)::bigint as cents, currency, count(*) over ()::int as total
    from ledger_entry join ledger_move using (player_id, number)
    where player_id = ${playerId} and reason = 'deposit.settled' and from_path like 'outside:%'
      and to_path not like '%:fun'
    group by player_id, number, key, recorded_at, currency
    order by number desc offset ${offset} limit ${count}`;
  return {
    items: rows.map((row) => ({
      transaction: row.key,
      amount: { amount: cents(row.cents), currency: row.currency },
      settled_at: row.recorded_at.toISOString(),
    })),
    count: rows[0]?.total ?? 0,
  };
}
