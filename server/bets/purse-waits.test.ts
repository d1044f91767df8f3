// Another transaction may hold the purse of a player for a moment: money that is owed to the player waits for it.
import { expect, test } from 'vitest';
import { type BettingHouse, openBettingHouse } from '#tests/betting-house.ts';
import type { Tx } from '../database/db.ts';
import { cancelBet } from './cancel-bet.ts';
import { decideDue } from './decide-delayed.ts';
import { receiptSigner } from './receipts.ts';
import { settleEvent } from './settle-event.ts';

const GOALS = 'total|line=2.5';

const isBlocking = async ({ sql }: Tx): Promise<boolean> => {
  const [row] = await sql<{ is_blocking: boolean }>`
    select exists (
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as is_blocking`;
  return row!.is_blocking;
};

/** A bet in play on few goals: its price becomes worse while it waits. */
async function openWaiting(house: BettingHouse) {
  const [event, bettor] = [await house.begin(await house.event(), { moment: 20 }), await house.bettor()];
  const pick = { event, market: GOALS, outcome: 'under' };
  const { id } = (await bettor.bet([pick], { policy: 'better' })).result;
  await house.change(event, { moment: 28 });
  house.pass(6_000);
  await house.speak();
  const act = () => decideDue(house.product.db, receiptSigner(house.tools.secret), house.now());
  return { bettor, id, act, status: 'refused', paid: 1_000 };
}

async function openWon(house: BettingHouse) {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const odds = house.offered(event, 'result', '1');
  const { id } = (await bettor.bet([{ event }])).result;
  await house.end(event, 1, 0);
  const act = () => settleEvent(house.product.db, event.id, house.now());
  return { bettor, id, act, status: 'won', paid: odds };
}

async function openCancelled(house: BettingHouse) {
  const [event, bettor] = [await house.event(), await house.bettor()];
  const { id } = (await bettor.bet([{ event }])).result;
  const cancelled = { playerId: bettor.player.id, id };
  const act = () => house.product.db.atomically((tx) => cancelBet(tx, cancelled, house.now()));
  return { bettor, id, act, status: 'cancelled', paid: 1_000 };
}

test.for([
  ['a bet that is not taken after its wait', openWaiting],
  ['a bet that has won', openWon],
  ['a bet that staff cancel', openCancelled],
] as const)('%s is paid once the purse is free', async ([, open]) => {
  await using house = await openBettingHouse();
  const { bettor, id, act, status, paid } = await open(house);
  let acting: Promise<unknown> = Promise.resolve();
  await house.product.db.atomically(async (tx) => {
    await tx.sql`select from ledger_purse where player_id = ${bettor.player.id} for update`;
    acting = act();
    await expect.poll(() => isBlocking(tx), { timeout: 4_000 }).toBe(true);
  });
  await acting;
  expect((await bettor.find(id)).bet.status).toBe(status);
  expect(await bettor.cash()).toBe(99_000 + paid);
});
