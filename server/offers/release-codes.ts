// A code that was kept for a deposit which did not come is free for others again.
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { schedule, type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { reservationDue } from './activate-code.ts';

const AGAIN_MS = 3_600_000;
const AT_ONCE = 2;

/** While a deposit that was started with it is under way, it waits. */
export const codesReleased = ({ clock }: { db: Db; clock: Clock }): Worker =>
  workerOf(reservationDue, {
    width: AT_ONCE,
    async run({ activation, player }) {
      return async (tx) => {
        await lockPlayer(tx, player);
        if (await isDepositOpen(tx, activation, player))
          await schedule(
            tx,
            reservationDue,
            { activation, player },
            new Date(clock.now().getTime() + AGAIN_MS),
          );
        else await release(tx, activation, player);
      };
    },
  });

async function isDepositOpen(tx: Tx, activation: number, player: number): Promise<boolean> {
  const rows = await tx.sql<{ id: number }>`
    select payment.id from promo_activation as held
    join offer_choice as choice on choice.player_id = held.player_id and choice.offer_id = held.offer_id
    join payment on payment.transaction = choice.transaction and payment.player_id = held.player_id
    where held.id = ${activation} and held.player_id = ${player} and payment.state in ('started', 'pending', 'review')
    limit 1`;
  return rows.length > 0;
}

async function release(tx: Tx, activation: number, player: number): Promise<void> {
  await tx.sql`
    with released as (
      update promo_activation set state = 'released'
      where id = ${activation} and player_id = ${player} and state = 'reserved' returning code_id)
    update promo_code set used = used - 1 from released where promo_code.id = released.code_id`;
}
