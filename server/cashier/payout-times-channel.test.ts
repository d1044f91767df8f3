import { expect } from 'vitest';
import { factsReadable } from '#tests/facts.ts';
import { heldWithdrawal, LATER } from '#tests/payments.ts';
import { test } from '#tests/world.ts';
import { readChannel } from '../channels/channels.ts';
import { readSome } from '../facts/read-facts.ts';
import type { BusMessage } from '../live/bus.ts';
import { openProcessBus } from '../live/process.ts';
import { unknown } from './gateways/gateway.ts';
import { payoutTimesReader } from './payout-times-channel.ts';
import { applyPayoutTruth } from './payout-truth.ts';

test('a withdrawal that is paid is told to all who follow how long payouts take', async ({ world }) => {
  const { db } = world;
  const bus = openProcessBus();
  const told: BusMessage[] = [];
  bus.subscribe((message) => told.push(message));
  const reader = payoutTimesReader({ bus, clock: { now: () => LATER } });
  const payment = await heldWithdrawal(world);
  await db.atomically((tx) => applyPayoutTruth(tx, payment, { ...unknown, state: 'paid' }, { now: LATER }));
  await factsReadable(db);
  await readSome(db, reader, 100);

  const card = { method: 'card', paid: 1, median_seconds: 3_600, p90_seconds: 3_600 };
  expect(await readChannel(db.sql, 'cashier.payout_times')).toMatchObject({ version: 1, data: { card } });
  await expect
    .poll(() => told)
    .toMatchObject([{ channel: 'cashier.payout_times', version: 1, patch: { card } }]);
  await readSome(db, reader, 100);
  expect(await readChannel(db.sql, 'cashier.payout_times'), 'told once').toMatchObject({ version: 1 });
});
