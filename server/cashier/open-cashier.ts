// What the cashier keeps open between calls.
import { type Batch, openBatch } from '../batch/batch.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/db.ts';
import { type Gateways, openGateways } from './gateways/open-gateways.ts';
import { type Hold, type HoldAnswer, holdBatch } from './hold-batch.ts';
import { type ConfirmedNotice, type NoticeOutcome, noticeBatch } from './notice-batch.ts';

declare module '../calls/context.ts' {
  interface Rooms {
    cashier: Cashier;
  }
}

export interface Cashier {
  gateways: Gateways;
  /** Withdrawals asked for: their money is held. */
  holds: Batch<Hold, HoldAnswer>;
  /** Notices that a gateway has signed and confirmed. */
  notices: Batch<ConfirmedNotice, NoticeOutcome>;
}

/** Of a function that asks gateways and needs nothing else of the house. */
export interface WithGateways {
  rooms: { cashier: Pick<Cashier, 'gateways'> };
}

export const openCashier = ({ config, db }: { config: Config; db: Db }): Cashier => ({
  gateways: openGateways(config),
  holds: openBatch(db, holdBatch),
  notices: openBatch(db, noticeBatch),
});
