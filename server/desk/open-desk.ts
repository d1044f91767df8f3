// What the desk is made of: its calls and who handles them, what two people must agree to, and what waits where.
import { findDeskCall } from '#contract/desk/catalogue.ts';
import type { Permission } from '#contract/desk/permissions.ts';
import type { Sql } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import type { AnyApprovable } from './approvals/approvals.ts';
import { countWaiting } from './approvals/approvals.ts';
import { RAISE, REOPEN, raiseApprovable, reopenApprovable } from './budgets/change-budgets.ts';
import { countStopped } from './budgets/list-budgets.ts';
import { CONTENT_CHANGE, contentChangeApprovable } from './content/agreed-change.ts';
import type { DeskHandlers } from './desk-context.ts';
import { deskHandlers } from './desk-handlers.ts';
import { countPayments } from './payments/queues.ts';
import {
  CHANGE_ROLE,
  INVITE,
  invitationApprovable,
  RESET,
  resetApprovable,
  roleApprovable,
} from './people/powerful-roles.ts';
import { correction } from './players/corrections.ts';
import { GIFT, giftApprovable } from './players/gifts.ts';
import { THRESHOLD, thresholdApprovable } from './thresholds/change-threshold.ts';
import { CANCEL_BET, cancelApprovable } from './trading/cancel-bet.ts';
import { LIMIT_RAISE, limitRaiseApprovable } from './trading/limit-raise.ts';
import { RESULT, resultApprovable, VOID, voidApprovable } from './trading/results.ts';
import { BOOST, boostApprovable } from './trading/set-boost.ts';
import { PRICE, priceApprovable } from './trading/set-price.ts';
import { countLackingResult } from './trading/traded-events.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    desk: Desk;
  }
}

/** What waits in a room, for those who may see it. */
export interface Queue {
  permission: Permission;
  count(sql: Sql, now: Date): Promise<number>;
}

export interface Desk {
  /** Over which open pages are told. */
  bus: Bus;
  /** The contract by name; a test puts calls of its own there. */
  findCall: typeof findDeskCall;
  handlers: DeskHandlers;
  /** By kind: how a change is carried out once a second person has agreed to it. */
  approvable: Readonly<Record<string, AnyApprovable>>;
  /** By the room's name in the navigation. */
  queues: Readonly<Record<string, Queue>>;
}

export const openDesk = ({ bus }: Pick<Desk, 'bus'>): Desk => ({
  bus,
  findCall: findDeskCall,
  handlers: deskHandlers,
  approvable: {
    [CONTENT_CHANGE]: contentChangeApprovable,
    'money.correct': correction,
    [GIFT]: giftApprovable,
    [RAISE]: raiseApprovable,
    [REOPEN]: reopenApprovable,
    [INVITE]: invitationApprovable,
    [CHANGE_ROLE]: roleApprovable,
    [RESET]: resetApprovable,
    [THRESHOLD]: thresholdApprovable,
    [LIMIT_RAISE]: limitRaiseApprovable,
    [PRICE]: priceApprovable,
    [RESULT]: resultApprovable,
    [VOID]: voidApprovable,
    [CANCEL_BET]: cancelApprovable,
    [BOOST]: boostApprovable,
  },
  queues: {
    approvals: { permission: 'desk', count: countWaiting },
    budgets: { permission: 'desk', count: countStopped },
    payments: { permission: 'payments.see', count: countPayments },
    trading: { permission: 'trading.see', count: countLackingResult },
  },
});
