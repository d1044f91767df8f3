// One bet taken back by two people: asked for with a reason, agreed to by another, and only as it stood when it was asked.
import * as z from 'zod/mini';
import { formatMoney } from '#rules/format.ts';
import type { KeptBet } from '../../bets/bet-rows.ts';
import { cancelBet, isCancellable } from '../../bets/cancel-bet.ts';
import type { Tx } from '../../database/db.ts';
import { askApproval, defineApprovable, sayNo } from '../approvals/approvals.ts';
import type { StaffContext } from '../desk-context.ts';

export const CANCEL_BET = 'trading.bet';

const Cancelling = z.object({
  ...{ event: z.int(), bet: z.string(), player: z.int(), staked: z.string(), status: z.string() },
  /** Settled anew meanwhile it is another question. */
  revision: z.int(),
});
type Cancelling = z.output<typeof Cancelling>;

interface CancelWish {
  event: number;
  bet: string;
  reason: string;
}

type Found = Pick<KeptBet, 'player_id' | 'status' | 'revision' | 'staked_cents' | 'currency'>;

const findBet = async ({ sql }: Tx, id: string): Promise<Found | undefined> =>
  (await sql<Found>`select player_id, status, revision, staked_cents, currency from bet where id = ${id}`)[0];

export async function askCancelBet(tx: Tx, { event, bet: id, reason }: CancelWish, ctx: StaffContext) {
  const bet = await findBet(tx, id);
  const isOnIt = await tx.sql`select from bet_leg where bet_id = ${id} and event_id = ${event}`;
  if (bet === undefined || isOnIt.length === 0) throw sayNo('There is no such bet on this event.');
  if (!isCancellable(bet)) throw sayNo('It is over for good: there is nothing to take back.');
  const payload: Cancelling = {
    ...{ event, bet: id, player: bet.player_id, status: bet.status, revision: bet.revision },
    staked: formatMoney({ amount: bet.staked_cents, currency: bet.currency }),
  };
  return askApproval(tx, { kind: CANCEL_BET, subject: `bet ${id}`, payload, reason }, ctx);
}

export const cancelApprovable = defineApprovable<Cancelling>({
  permission: 'trading.approve',
  payload: Cancelling,
  async carryOut(tx, { bet: id, player, status, revision }, _asked, { now }) {
    const before = await cancelBet(tx, { playerId: player, id }, now);
    if (before === null) throw sayNo('It is over for good: there is nothing to take back.');
    if (before.revision !== revision || before.status !== status)
      throw sayNo('It has been settled since: look at it first.');
    const paid = before.paid_cents + before.sold_cents;
    return { before: { status, paid_cents: paid }, after: { status: 'cancelled' } };
  },
});
