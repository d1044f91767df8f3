// Wishes to sell a bet on a match in play, once they have waited: nobody sells by what they saw happen before we heard of it.
// What the match has made of the bet meanwhile is what it is sold at, unless the match has turned or it is worth less.
import type { Db, Tx } from '../database/db.ts';
import { tellAll } from '../live/outbox.ts';
import { judgedAtCaps } from './at-caps.ts';
import { listDueSales } from './await-feed.ts';
import { betChanged } from './bet-facts.ts';
import { holdBet, isEnough, sell } from './cash-out.ts';
import { eachAlone } from './each-alone.ts';
import { prepareSale } from './prepare-sale.ts';
import { type SaleRefused, type SaleRow, turnsOf } from './sale-wishes.ts';

const AT_ONCE = 200;

/** Gives how many were due. */
export async function decideSales(db: Db, now: Date): Promise<number> {
  const due = await listDueSales(db.sql, now, AT_ONCE);
  await eachAlone(
    due,
    (sale) =>
      judgedAtCaps<unknown>(
        () => db.atomically((tx) => decide(tx, sale, now)),
        () => db.sql`update bet_sale set refused = 'limit' where bet_id = ${sale.bet_id}`,
      ),
    ({ bet_id }) => db.sql`update bet_sale set refused = 'paused' where bet_id = ${bet_id}`,
  );
  return due.length;
}

async function decide(
  tx: Tx,
  { bet_id, player_id }: Pick<SaleRow, 'bet_id' | 'player_id'>,
  now: Date,
): Promise<void> {
  const held = await holdBet(tx, player_id, bet_id);
  const { bet, offer, inPlay, feed } = held;
  const [wish] = await tx.sql<SaleRow>`
    select bet_id, player_id, percent, seen_cents, decisive, decides_at, refused from bet_sale
    where bet_id = ${bet_id} and player_id = ${player_id} and refused is null`;
  if (wish === undefined) return;
  const { percent, seen_cents: seen } = wish;
  const isTurned = Object.entries(turnsOf(inPlay)).some(([event, turns]) => wish.decisive[+event] !== turns);
  const isSilent = feed.isSilent(Object.keys(wish.decisive).map(Number), wish.decides_at);
  const sale =
    'amount' in offer ? await prepareSale(tx, { ...held, amount: offer.amount, percent }, now) : null;
  const refused: SaleRefused | null = isSilent
    ? 'silent'
    : isTurned
      ? 'incident'
      : sale === null || !('amount' in offer)
        ? 'paused'
        : !isEnough(offer.received, { percent, seen })
          ? 'price'
          : sale.isAllowed
            ? null
            : 'limit';
  if (bet.status === 'open' && refused !== null) {
    await tx.sql`update bet_sale set refused = ${refused} where bet_id = ${bet_id} and player_id = ${player_id}`;
    await tellAll(tx, [betChanged(bet)]);
    return;
  }
  await tx.sql`delete from bet_sale where bet_id = ${bet_id} and player_id = ${player_id}`;
  if (bet.status === 'open' && sale !== null) await sell(tx, sale, now);
}
