// How far each reader is behind: what an operator watches, and is woken by.
import type { Sql } from '../database/db.ts';

export interface Lag {
  reader: string;
  /** Facts that it has not passed; counted up to a bound. */
  facts: number;
  /** How long ago the oldest of them happened. */
  seconds: number;
  trouble: string;
}

const COUNTED_MAX = 100_000;

export const listLags = (sql: Sql, now: Date): Promise<Lag[]> => sql<Lag>`
  select fact_reader.name as reader, behind.facts, behind.seconds, trouble from fact_reader, lateral (
    select count(*)::int as facts,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(at))), 0)::float8 as seconds
    from (
      select at from fact
      where (fact.transaction, fact.id) > (fact_reader.transaction, fact_reader.id) limit ${COUNTED_MAX}
    ) as unread
  ) as behind
  order by 1`;
