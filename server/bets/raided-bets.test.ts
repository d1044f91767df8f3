// A bet changed by SQL before it is paid: the settlement refuses it. What the audit says of it: server/raided-causes.test.ts.
import { expect, test, vi } from 'vitest';
import { openBettingHouse } from '#tests/betting-house.ts';
import { auditLedger } from '../ledger/audit.ts';
import { log } from '../plumbing/log.ts';

test('a bet whose odds were raised tenfold is not paid against its receipt', async () => {
  await using house = await openBettingHouse();
  house.leaveUnaudited();
  const [first, second] = [await house.event(), await house.event()];
  const bettor = await house.bettor();
  const open = (await bettor.bet([{ event: first }, { event: second }])).result.id as string;
  await house.end(first, 1, 0);
  await house.run();
  const bug = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const cash = await bettor.cash();
  await house.product.db.atomically(async ({ sql }) => {
    await sql`set local session_replication_role = replica`;
    await sql`update bet_leg set odds_x1000 = odds_x1000 * 10 where bet_id = ${open}`;
  });
  await house.end(second, 1, 0);
  await house.run();
  expect(await bettor.cash()).toBe(cash);
  expect((await bettor.find(open)).bet.status).toBe('open');
  expect(bug).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'a bet is not what its receipt says, and nothing is paid for it' }),
    { bet: open, broken: 'legs' },
  );
  expect(await auditLedger(house.sql), 'and somebody has to look').toContainEqual(
    expect.objectContaining({ rule: 'an event is over and a bet on it waits', subject: open }),
  );
  bug.mockRestore();
});
