// Takes one bet back, whatever has become of it, as if it had not been made: what of its stake was not sold goes back, and
// what it has paid is taken from that. It stays cancelled, whatever its matches come to.
import { cents, ZERO } from '#rules/money.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { findBets, type KeptBet } from './bet-rows.ts';
import { refuseDelayed } from './decide-delayed.ts';
import { lockLiability } from './liability.ts';
import { findSharesAtRisk } from './opposed-stakes.ts';
import { postChanges } from './post-changes.ts';
import { settledFacts } from './settled-facts.ts';

interface Cancelled {
  playerId: number;
  id: string;
}

/** Sold whole, refused or cancelled it is over for good. */
export const isCancellable = ({ status }: Pick<KeptBet, 'status'>): boolean =>
  status !== 'cashed_out' && status !== 'refused' && status !== 'cancelled';

/** As it was before; null where it cannot be. */
export async function cancelBet(tx: Tx, { playerId, id }: Cancelled, now: Date): Promise<KeptBet | null> {
  await lockPlayer(tx, playerId);
  const [bet] = await findBets(tx.sql, [playerId], [id]);
  if (bet === undefined || !isCancellable(bet)) return null;
  await lockLiability(tx, [...new Set(bet.legs.map(({ event_id }) => event_id))]);
  if (bet.status === 'delayed') {
    await refuseDelayed(tx, [bet], now);
    return bet;
  }
  const left = cents(bet.staked_cents - bet.sold_stake_cents);
  const after: KeptBet = {
    ...{ ...bet, status: 'cancelled', auto_at_cents: null, settled_at: bet.settled_at ?? now },
    paid_cents: bet.freebet_id === null ? left : ZERO,
  };
  const shareOf = await findSharesAtRisk(tx.sql, [bet]);
  const facts = settledFacts(bet, after, shareOf(bet), now);
  const [posted] = await postChanges(tx, [{ before: bet, after, why: 'cancelled', facts }], now);
  if (posted === undefined) throw new Error(`bet ${id} could not be cancelled`);
  return bet;
}
