import { Refusal } from '#contract/refusals.ts';
import type { Tx } from '../database/db.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';

/** For whatever a player asks for themselves: it is looked at when it is given, not when it was promised. */
export async function requireGiven(tx: Tx, playerId: number, now: Date): Promise<void> {
  if (!(await mayBeGiven(tx.sql, [playerId], now)).has(playerId)) throw new Refusal('RewardsBlocked');
}
