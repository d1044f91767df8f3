// News of changed events: that they have changed, not how. Every server reads their rows and makes of them what its own
// followers see; so nothing is written a second time, and a price is on its way as soon as the change is committed.
import type { Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';
import { logTrouble } from '../plumbing/outage-log.ts';

/** In the transaction that has changed them, and with it their versions. */
export async function tellEvents(tx: Tx, bus: Bus, eventIds: readonly number[], now: Date): Promise<void> {
  if (eventIds.length === 0) return;
  tx.signal('events');
  tx.afterCommit(() => {
    bus
      .publish({ events: eventIds, at: now.getTime() })
      .catch((error: unknown) => logTrouble(error, { what: 'events' }));
  });
}
