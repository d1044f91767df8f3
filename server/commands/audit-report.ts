// An audit as a person reads it.
import type { Report, Violation } from '../ledger/audit.ts';

/** More rows than this say no more than their number does. */
const ROWS_MAX = 20;

export function drawAudit({ invariants, violations, isAuditors }: Report): string {
  const lines = invariants.flatMap(({ name, promise }) => {
    const rows = violations.filter(({ invariant }) => invariant === name);
    return [`${rows.length === 0 ? '✓' : '✗'} ${name.padEnd(3)} ${promise}`, ...rowsOf(rows)];
  });
  const eyes = isAuditors
    ? 'Read as marigold_auditor.'
    : 'Read with the rights of this user of the database, who is not allowed to be marigold_auditor.';
  return [...lines, `${verdictOf(violations.length)} ${eyes}`].join('\n');
}

function rowsOf(rows: readonly Violation[]): string[] {
  const shown = rows
    .slice(0, ROWS_MAX)
    .map(({ rule, subject, detail }) => `      ${rule}: ${subject} (${detail})`);
  return rows.length > ROWS_MAX ? [...shown, `      … and ${rows.length - ROWS_MAX} more`] : shown;
}

function verdictOf(count: number): string {
  if (count === 0) return 'The books are in order.';
  return count === 1 ? 'One rule is broken in one place.' : `The books are broken in ${count} places.`;
}
