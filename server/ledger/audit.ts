// The audit: every rule of the books that is broken, wherever it is broken. Run every night and after every test.
import type { Sql } from '../db.ts';

export interface Violation {
  rule: string;
  /** The account, player or currency it concerns. */
  subject: string;
  detail: string;
}

export const auditLedger = (sql: Sql): Promise<Violation[]> =>
  sql<Violation>`select rule, subject, detail from ledger_violation order by rule, subject, detail`;
