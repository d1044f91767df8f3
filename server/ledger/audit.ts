// The audit: every rule of the books that is broken, wherever it is broken. Run every night, after every test, and by
// whoever wants to know. Each rule is a view audit_l… of the database, so that nobody has to believe this program.
import type { Db, Sql, Tx } from '../database/db.ts';

/** `npm run audit` and an outside auditor look with the eyes of this role, which may read the books and nothing else. */
const AUDITOR = 'marigold_auditor';

export interface Violation {
  /** L1, L2 … as docs/how-to/audit.md numbers them. */
  invariant: string;
  rule: string;
  /** The account, player or currency it concerns. */
  subject: string;
  detail: string;
}

export const auditLedger = (sql: Sql): Promise<Violation[]> =>
  sql<Violation>`
    select invariant, rule, subject, detail from ledger_violation
    order by length(invariant), invariant, rule, subject, detail`;

export interface Invariant {
  name: string;
  promise: string;
}

const listInvariants = (sql: Sql): Promise<Invariant[]> =>
  sql<Invariant>`
    select upper(substr(relname, 7)) as name, coalesce(obj_description(oid, 'pg_class'), '') as promise
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'v' and relname ~ '^audit_l\\d+$'
    order by substr(relname, 8)::int`;

export interface Report {
  /** Whether everything was read with the auditor's role. */
  isAuditors: boolean;
  invariants: readonly Invariant[];
  violations: readonly Violation[];
}

/** Looks at one moment of the books, however long it takes and whatever is recorded meanwhile. */
export const inspect = ({ atomically }: Pick<Db, 'atomically'>): Promise<Report> =>
  atomically(async (tx) => {
    const isAuditors = await becomeAuditor(tx);
    return {
      isAuditors,
      invariants: await listInvariants(tx.sql),
      violations: await auditLedger(tx.sql),
    };
    // It reads the whole ledger, which grows without end.
  }, long);

const long = { isLong: true, isSnapshot: true };

/** Where we may be it, and it may read every rule. */
async function becomeAuditor({ sql }: Tx): Promise<boolean> {
  const [row] = await sql<{ canRead: boolean }>`
    select coalesce(pg_has_role(role, 'member') and bool_and(has_table_privilege(role, oid, 'select')), false) as "canRead"
    from pg_class, to_regrole(${AUDITOR}) as role
    where relnamespace = current_schema()::regnamespace and relname ~ '^(ledger_violation|audit_l\\d+)$'
    group by role`;
  if (row?.canRead !== true) return false;
  await sql`set local role marigold_auditor`;
  return true;
}

/** Lets the auditor read what there is to read now. False where this user of the database may not create the role. */
export async function admitAuditor(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isAdmitted: boolean }>`select ledger_admit_auditor() as "isAdmitted"`;
  return row!.isAdmitted;
}
