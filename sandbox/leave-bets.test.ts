// Bets and virtual matches of a database that is to be fit for real players.
import { expect, test } from 'vitest';
import { admitDatabase } from '#server/database/sandbox-mark.ts';
import { inspect } from '#server/ledger/audit.ts';
import { openBettingHouse } from '#tests/betting-house.ts';
import { leaveSandbox } from './leave.ts';

test('leaving the sandbox ends bets, and virtual matches are offered no more', async () => {
  await using house = await openBettingHouse();
  const { db } = house.product;
  await admitDatabase(db.sql, { isSandbox: true, isProduction: false }, house.now());
  const [bettor, event, settled, untouched, live] = [
    ...[await house.bettor(), await house.event(), await house.event(), await house.event()],
    await house.event(),
  ] as const;
  for (const match of [event, settled]) await bettor.bet([{ event: match }]);
  await house.end(settled, 1, 0);
  const begun = await house.begin(live, { moment: 20 });
  expect((await bettor.bet([{ event: begun }])).result.status).toBe('delayed');
  await house.run();
  await db.atomically((tx) => leaveSandbox(tx, house.now()));
  const bets = await db.sql<{ status: string }>`select status from bet order by number`;
  expect(bets.map(({ status }) => status)).toEqual(['cancelled', 'won', 'refused']);
  const events = await db.sql<{ id: number; status: string }>`select id, status from event order by id`;
  expect(events).toEqual([
    { id: event.id, status: 'cancelled' },
    { id: settled.id, status: 'resulted' },
    { id: live.id, status: 'cancelled' },
  ]);
  expect(events.map(({ id }) => id)).not.toContain(untouched.id);
  await house.run();
  const [purse] = await db.sql<{ sum: number }>`select sum(main)::bigint as sum from ledger_purse`;
  expect(purse!.sum).toBe(0);
  expect((await inspect(db)).violations).toEqual([]);
});
