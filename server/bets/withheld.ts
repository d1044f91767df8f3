// What the operator kept of the payout of a bet: the part that bonus money staked, once that bonus had ended.
import { type Cents, cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import { house } from '../ledger/accounts.ts';
import { listMovedTo } from '../ledger/moved-by-keys.ts';
import { settledKey } from './bet-entries.ts';
import type { BetRow } from './bet-rows.ts';

export type PaidBet = Pick<BetRow, 'id' | 'revision' | 'bonus_cents' | 'paid_cents' | 'sold_cents'>;

/** By bet; those of which nothing was withheld are left out. */
export async function withheldOf(sql: Sql, bets: readonly PaidBet[]): Promise<ReadonlyMap<string, Cents>> {
  const byKey = new Map(
    bets
      .filter(({ bonus_cents, paid_cents, sold_cents }) => bonus_cents > 0 && paid_cents + sold_cents > 0)
      .flatMap(({ id, revision }) =>
        Array.from({ length: revision }, (_, at) => [settledKey({ id, revision: at + 1 }), id] as const),
      ),
  );
  const sums = new Map<string, Cents>();
  if (byKey.size === 0) return sums;
  for (const { key, cents: moved } of await listMovedTo(sql, [...byKey.keys()], house('bonuses'))) {
    const id = byKey.get(key)!;
    sums.set(id, cents((sums.get(id) ?? 0) + moved));
  }
  // A correction after the end of a bonus may cost the operator more than it had withheld.
  return new Map([...sums].filter(([, sum]) => sum > 0));
}
