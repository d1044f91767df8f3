// What was changed on an event, by whom and why, and putting it back as long as nobody has changed it since.
import type { TradingChange } from '#contract/desk/trading-shapes.ts';
import { needsSecondForLimit } from '#rules/limit-factors.ts';
import { changeTrading, type Trading } from '../../book/trading.ts';
import type { Sql, Tx } from '../../database/db.ts';
import { sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';
import { findMarket, namesOf } from './names.ts';
import { findEvent } from './traded-book.ts';
import { type Path, type SetPart, setAt, valueAt, withValue } from './trading-path.ts';

interface AuditRow {
  id: number;
  at: Date;
  member_name: string;
  call: string;
  reason: string;
  before: unknown;
  after: unknown;
}

const LISTED_MAX = 40;

const listAudit = (sql: Sql, event: number, only: number | null = null) =>
  sql<AuditRow>`
    select id, at, member_name, call, reason, before, after from staff_audit
    where subject = ${`event ${event}`} and outcome = 'done'
      and (starts_with(call, 'trading.') or starts_with(call, 'approvals.'))
      and (${only}::bigint is null or id = ${only})
    order by id desc limit ${LISTED_MAX}`;

export async function listChanges(
  id: number,
  { db, content }: StaffContext,
): Promise<{ items: TradingChange[] }> {
  const event = await findEvent(db.sql, id);
  const names = namesOf(content, event);
  const rows = await listAudit(db.sql, id);
  const where = ([, market, , outcome]: Path) => {
    const found = market === undefined ? undefined : findMarket(event.sport, market);
    const name = found === undefined ? (market ?? '') : names.market(found);
    return outcome === undefined ? name : `${name}, ${names.outcome(outcome, found?.type.code)}`;
  };
  return {
    items: rows.map((row) => {
      const [before, after] = [asSet(row.before), asSet(row.after)];
      return {
        ...{ id: row.id, at: row.at.toISOString(), by: row.member_name, reason: row.reason },
        call: row.call,
        about: after === null ? askedFor(row.after) : where(after.path),
        ...figuresOf(before, after),
        can_undo:
          before !== null &&
          after !== null &&
          isStill(event.trading, after) &&
          !needsSecondAgain(before, after),
      };
    }),
  };
}

/** Other lines of the log, such as a result's, are not of this shape. */
function asSet(kept: unknown): SetPart | null {
  const { path, value } = (kept ?? {}) as Partial<SetPart>;
  return Array.isArray(path) ? { path, value } : null;
}

/** A price that waits for a second person, in words. */
const askedFor = (kept: unknown): string => (kept as { asked?: string } | null)?.asked ?? '';

/** Of a suspension there is none: that it is one says all. */
const figuresOf = (before: SetPart | null, after: SetPart | null) => {
  const [was, is] = [before?.value ?? null, after?.value ?? null];
  const isFigure = typeof was === 'number' || typeof is === 'number';
  return isFigure ? { before: told(was), after: told(is) } : { before: '', after: '' };
};

const isStill = (trading: Trading, { path, value }: SetPart) =>
  JSON.stringify(valueAt(trading, path) ?? null) === JSON.stringify(value);

/** A price is weighed when it is set, and so is a limit above the usual: putting it back would pass a second person by. */
const needsSecondAgain = ({ path, value }: SetPart, now: SetPart): boolean =>
  (value !== null && (path.includes('prices') || path.includes('boosts'))) ||
  (path.at(-1) === 'limit' && needsSecondForLimit(Number(now.value ?? 1), Number(value ?? 1)));

const told = (value: unknown): string => {
  if (value === null) return '–';
  return String(typeof value === 'number' && value > FACTOR_MOST ? value / 1000 : value);
};

/** Above it a number is a price in thousandths. */
const FACTOR_MOST = 10;

/** To what it was before the change; in the log it is a change of its own. */
export async function undo(
  tx: Tx,
  { event, change }: { event: number; change: number },
  { rooms, now }: StaffContext,
) {
  const [row] = await listAudit(tx.sql, event, change);
  const [was, set] = [asSet(row?.before), asSet(row?.after)];
  if (was === null || set === null) throw sayNo('This cannot be put back.');
  if (needsSecondAgain(was, set)) throw sayNo('This is not put back by one person: set it anew.');
  const { before, after } = await changeTrading(
    tx,
    rooms.desk.bus,
    event,
    (trading) => {
      if (!isStill(trading, set)) throw sayNo('Somebody has changed it since.');
      return withValue(trading, set.path, was.value ?? undefined);
    },
    now,
  );
  return { before: setAt(before, set.path), after: setAt(after, set.path) };
}
