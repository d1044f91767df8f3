// A trader lowers limits alone. Raising one above the usual needs a second person with the permission to approve money,
// because otherwise traders alone would decide what bets may cost.
import * as z from 'zod/mini';
import { needsSecondForLimit } from '#rules/limit-factors.ts';
import { changeLeagueTrading } from '../../book/league-trading.ts';
import { changeTrading } from '../../book/trading.ts';
import type { Sql, Tx } from '../../database/db.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';
import { findFactor, lockBettor, storeFactor } from './factors.ts';
import { setAt, valueAt, withValue } from './trading-path.ts';

export const LIMIT_RAISE = 'trading.limit';

const Raise = z.object({
  of: z.enum(['event', 'league', 'player']),
  id: z.int(),
  /** Null: of all its markets. */
  market: z.nullable(z.string()),
  /** At the request: two persons agree to the step from it. */
  from: z.number(),
  to: z.number(),
  /** The same in words, for the member who decides. */
  says: z.string(),
});
type Raise = z.output<typeof Raise>;
export type LimitTarget = Pick<Raise, 'of' | 'id' | 'market'>;

export const limitPath = (market: string | null) =>
  market === null ? ['limit'] : ['markets', market, 'limit'];

async function limitOf(sql: Sql, { of, id, market }: LimitTarget): Promise<number> {
  if (of === 'player') return (await findFactor(sql, id))?.factor ?? 1;
  const [row] = await (of === 'event'
    ? sql<{ trading: object }>`select trading from event where id = ${id} for no key update`
    : sql<{ trading: object }>`select trading from league where id = ${id} for no key update`);
  if (row === undefined) throw sayNo(`There is no such ${of}.`);
  return (valueAt(row.trading, limitPath(market)) as number | undefined) ?? 1;
}

interface RaiseRequest {
  target: LimitTarget;
  /** Undefined: the usual. */
  to: number | undefined;
  reason: string;
}

/** The number of the approval that waits, or null where one person may set it. */
export async function askRaise(
  tx: Tx,
  { target, to = 1, reason }: RaiseRequest,
  ctx: StaffContext,
): Promise<{ approval: number | null; from: number; asked: string }> {
  const from = await limitOf(tx.sql, target);
  const says = `${target.market ?? 'limits'}: × ${from} → × ${to}`;
  if (!needsSecondForLimit(from, to)) return { approval: null, from, asked: says };
  const payload: Raise = { ...target, from, to, says };
  const request = { kind: LIMIT_RAISE, subject: `${target.of} ${target.id}`, payload, reason };
  return { approval: await askApproval(tx, request, ctx), from, asked: says };
}

export const limitRaiseApprovable = defineApprovable<Raise>({
  permission: 'money.approve',
  payload: Raise,
  async carryOut(tx, { of, id, market, from, to }, { askedBy, reason }, ctx) {
    const { rooms, staff, now } = ctx;
    if (of === 'player') {
      await lockBettor(tx, id);
      const by = { name: `${askedBy.name}, ${staff.name}` };
      const { before, after } = await storeFactor(tx, { player: id, factor: to, reason }, by, ctx);
      requireSame(before.factor, from);
      return { before, after };
    }
    const path = limitPath(market);
    const raise = <T extends object>(trading: T): T => {
      requireSame((valueAt(trading, path) as number | undefined) ?? 1, from);
      return withValue(trading, path, to) as T;
    };
    const { bus } = rooms.desk;
    const { before, after } = await (of === 'event'
      ? changeTrading(tx, bus, id, raise, now)
      : changeLeagueTrading(tx, bus, id, raise, now));
    return { before: setAt(before, path), after: setAt(after, path) };
  },
});

function requireSame(current: number, from: number): void {
  if (current !== from) throw sayNo(`It is × ${current} by now: ask again.`);
}
