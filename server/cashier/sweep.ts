// Every minute: whatever is open is brought a step further, so that a lost notice or a crash delays a payment and never
// loses it. Each gateway has a lane for money in and one for money out, so that nobody waits for another's bank, nor a
// payout for the deposits before it.
import type { Vault } from '../at-rest/vault.ts';
import type { Db } from '../database/db.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { sideBySide } from '../plumbing/side-by-side.ts';
import { followDeposit } from './follow-deposit.ts';
import { GatewayFailed } from './gateways/gateway.ts';
import type { WithGateways } from './open-cashier.ts';
import type { PaymentRow } from './payments.ts';
import { approveByRule, followPayout, sendPayout } from './payouts.ts';

export interface SweepTools extends WithGateways {
  db: Db;
  vault: Vault;
  now: Date;
  origin: string;
}

/** In the order in which one look can bring a payment through several of them. */
export const openStates = ['started', 'pending', 'checks', 'approved', 'sent'] as const;
type OpenState = (typeof openStates)[number];

/** In a lane at once. Each may need a connection to the database, which players need too. */
const WIDTH = 5;
/** Taken at a time, so that what was not asked about keeps its place. */
const CHUNK = 25;
const LANE_MAX = 500;
/** The next sweep goes on where this one had to stop. */
const LANE_MS = 40_000;

export async function sweepPayments(tools: SweepTools): Promise<void> {
  // Nobody outside is asked about these, and what they approve is sent in the same sweep.
  await sweepState(tools, { state: 'checks', until: performance.now() + LANE_MS });
  const open = await tools.db.sql<{ gateway: string }>`
    select distinct gateway from payment where state in ('started', 'pending', 'approved', 'sent')`;
  await Promise.all(
    open.flatMap(({ gateway }) => [
      sweepLane(tools, { gateway, direction: 'in', states: ['started', 'pending'] }),
      sweepLane(tools, { gateway, direction: 'out', states: ['approved', 'sent'] }),
    ]),
  );
}

interface Lane {
  gateway: string;
  direction: 'in' | 'out';
  states: readonly OpenState[];
}

async function sweepLane(tools: SweepTools, { gateway, direction, states }: Lane): Promise<void> {
  const breaker = tools.rooms.cashier.gateways.named(gateway)?.breakers[direction];
  const until = performance.now() + LANE_MS;
  for (const state of states)
    await sweepState(tools, { state, gateway, until, room: () => breaker?.room ?? WIDTH });
}

interface Look {
  state: OpenState;
  /** Without one, of all. */
  gateway?: string;
  until: number;
  room?: () => number;
}

/** Until all were looked at once, the time is up, or there is no use in asking. */
async function sweepState(
  tools: SweepTools,
  { state, gateway, until, room = () => WIDTH }: Look,
): Promise<void> {
  const seen: number[] = [];
  const isOver = () => room() === 0 || performance.now() > until;
  while (seen.length < LANE_MAX && !isOver()) {
    const width = Math.min(WIDTH, room());
    const rows = await take(tools, { state, gateway: gateway ?? null, seen, most: width === 1 ? 1 : CHUNK });
    if (rows.length === 0) return;
    seen.push(...rows.map(({ id }) => id));
    await sideBySide(rows, width, (row) => moveOnOrTell(tools, row), isOver);
  }
}

interface Taking {
  state: OpenState;
  gateway: string | null;
  seen: readonly number[];
  most: number;
}

/** What somebody holds is being moved on at this moment: to wait for it could only end in waiting for each other. */
const take = ({ db, now }: SweepTools, { state, gateway, seen, most }: Taking): Promise<PaymentRow[]> =>
  db.sql<PaymentRow>`
    update payment set looked_at = ${now}
    where id in (
      select id from payment
      where state = ${state} and (${gateway}::text is null or gateway = ${gateway}) and id <> all(${seen}::bigint[])
      order by looked_at limit ${most} for update skip locked)
    returning *`;

/** One that cannot be moved now must not keep the others waiting. */
async function moveOnOrTell(tools: SweepTools, payment: PaymentRow): Promise<void> {
  try {
    await moveOn(tools, payment);
  } catch (error) {
    const isBug = !(error instanceof GatewayFailed);
    logOutage(payment.gateway, 'payments could not be moved on', error, { isBug });
  }
}

export async function moveOn(tools: SweepTools, payment: PaymentRow): Promise<void> {
  const step = openStates.find((state) => state === payment.state);
  if (step !== undefined) await steps[step](tools, payment);
}

const steps = {
  started: followDeposit,
  pending: followDeposit,
  checks: approveByRule,
  approved: sendPayout,
  sent: followPayout,
};
