// Telling an outage (the database cannot be reached, or cannot write) from a bug: the first passes, and says so.

const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECTION_LOST',
  'TOO_MANY_WAIT',
]);

/** PostgreSQL's classes: connection exception, insufficient resources, operator intervention, system error. */
const outageClasses = new Set(['08', '53', '57', '58']);

/** A write in a read-only transaction. No code of ours asks for that: the database is a standby that is not promoted yet. */
const READ_ONLY = '25006';

export const isReadOnly = (error: unknown): boolean => error instanceof Error && codeOf(error) === READ_ONLY;

const codeOf = (error: Error) => String((error as { code?: unknown }).code);

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity, syscall } = error as { code?: unknown; severity?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return isOutage(error.cause);
  if (severity !== undefined) return outageClasses.has(code.slice(0, 2)) || code === READ_ONLY;
  return passing.has(code) || syscall === 'connect';
}

/** A lock that did not come in time, and two that waited for each other: undone, and worth another try. */
const undoneCodes = new Set(['55P03', '40P01', '40001']);

/** Whether the same may well succeed in a moment: whoever asks is told to come back. */
export const isPassing = (error: unknown): boolean =>
  isOutage(error) || (error instanceof Error && undoneCodes.has(codeOf(error)));

/** The database was lost while it was asked to keep something: it may have kept it, or not. Ask it; never do it again blindly. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** Nothing was done, and nothing will be: too many wait, or no turn came in time. */
export class TooManyWait extends Error {
  override readonly name = 'TooManyWait';
  readonly code = 'TOO_MANY_WAIT';
}
