// Periods that are under way, or over and not closed yet.
import type { Sql } from '../database/db.ts';
import type { KeptTerms } from './rules-offered.ts';

export interface OpenPeriod {
  rule: number;
  starts_at: Date;
  ends_at: Date;
  terms: KeptTerms;
}

export const listOpenPeriods = (sql: Sql): Promise<OpenPeriod[]> => sql<OpenPeriod>`
  select rule, starts_at, ends_at, terms from cashback_period where closed_at is null order by rule`;
