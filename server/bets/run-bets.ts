// Keeps bets going on this server: those that wait are decided, events that have gone on are settled, bets that are worth
// what was asked for them are sold, and prices lean against what is owed. Any number of servers may do so at once.
import type { Db } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { sellWaiting } from './auto-cash-out.ts';
import { decideDue } from './decide-delayed.ts';
import { decideSales } from './decide-sales.ts';
import { eachAlone } from './each-alone.ts';
import { leanPrices } from './lean-prices.ts';
import { receiptSigner } from './receipts.ts';
import { settleEvent } from './settle-event.ts';
import { listDue } from './watched-events.ts';

export interface BetTools {
  db: Db;
  bus: Bus;
  clock: Clock;
  secret: Buffer;
}

const LOOK_EVERY_MS = 1_000;
/** Events that change within it are settled together. */
const GATHERED_MS = 50;

/** All that is due at this moment, once. */
export async function runBets(tools: BetTools): Promise<void> {
  const { db, bus, clock, secret } = tools;
  await eachAlone(
    [
      () => untilNoneIsDue(() => decideDue(db, receiptSigner(secret), clock.now())),
      () => untilNoneIsDue(() => decideSales(db, clock.now())),
      async () =>
        eachAlone(await listDue(db.sql, clock.now()), ({ event_id }) =>
          settleEvent(db, event_id, clock.now()),
        ),
      () => sellWaiting(db, clock.now()),
      () => leanPrices(db, bus, clock.now()),
    ],
    (part) => part(),
  );
}

async function untilNoneIsDue(decide: () => Promise<number>): Promise<void> {
  while ((await decide()) > 0);
}

interface RunningBets {
  /** Finishes what it is at. */
  close(): Promise<void>;
}

export function keepBetsGoing(tools: BetTools): RunningBets {
  let [isClosed, isAsked] = [false, false];
  let rouse: () => void = () => undefined;
  const wake = () => {
    isAsked = true;
    rouse();
  };
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isClosed ? 0 : ms);
      rouse = () => {
        clearTimeout(timer);
        setTimeout(resolve, isClosed ? 0 : GATHERED_MS);
      };
    });
  const unhear = tools.db.onSignal('events', wake);
  const running = (async () => {
    while (!isClosed) {
      isAsked = false;
      await attempt(tools);
      await rest(isAsked ? GATHERED_MS : LOOK_EVERY_MS);
    }
  })();
  return {
    async close() {
      isClosed = true;
      unhear();
      rouse();
      await running;
    },
  };
}

async function attempt(tools: BetTools): Promise<void> {
  try {
    await runBets(tools);
  } catch (error) {
    if (isPassing(error)) logOutage('database', 'bets wait to be settled', error);
    else log.bug(error, { what: 'bets' });
  }
}
