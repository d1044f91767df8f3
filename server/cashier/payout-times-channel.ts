// How long payouts take, told live: measured again whenever one was paid.

import { changeChannel } from '../channels/channels.ts';
import type { Db } from '../database/db.ts';
import type { Reader } from '../facts/read-facts.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { measurePayouts } from './payout-times.ts';

interface Tools {
  bus: Bus;
  clock: Clock;
}

export const payoutTimesReader = ({ bus, clock }: Tools): Reader => ({
  name: 'payout-times',
  reads: ['withdrawal.paid'],
  async read(tx) {
    await tellPayoutTimes(tx, { bus, clock });
  },
  // What is told is measured, and not made of facts.
  forget: async () => undefined,
});

/** Also once a day: what is older than ninety days counts no more. */
export const refreshPayoutTimes = (db: Db, tools: Tools): Promise<void> =>
  db.atomically((tx) => tellPayoutTimes(tx, tools));

async function tellPayoutTimes(
  tx: Parameters<typeof changeChannel>[0],
  { bus, clock }: Tools,
): Promise<void> {
  const now = clock.now();
  const times = await measurePayouts(tx.sql, now);
  await changeChannel(
    tx,
    bus,
    'cashier.payout_times',
    Object.fromEntries(times.map((time) => [time.method, time])),
    now,
  );
}
