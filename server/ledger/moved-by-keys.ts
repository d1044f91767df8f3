// What entries moved to an account of the operator, by their keys.
import type { Cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';

export interface MovedByKey {
  key: string;
  /** Less what they took from it. */
  cents: Cents;
}

/** Entries that moved nothing to or from it are left out. */
export const listMovedTo = (sql: Sql, keys: readonly string[], path: string): Promise<MovedByKey[]> =>
  sql<MovedByKey>`
    select entry.key, sum(case when move.to_path = ${path} then move.cents else -move.cents end)::bigint as cents
    from ledger_entry as entry
    join ledger_move as move on move.player_id = entry.player_id and move.number = entry.number
    where entry.key = any(${keys}::text[]) and ${path} in (move.from_path, move.to_path)
    group by entry.key`;
