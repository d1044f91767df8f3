// The stake gate. Every path that books a stake passes here: it locks its players and reads, behind the lock, whether they
// may stake. Whatever blocks a player (exclusion, ban, sign-out, a lowered limit) is written under the same lock, so no
// stake is booked once it is committed. tools/tidy/stakes.ts finds paths that bypass the gate.
import { lockPlayers, type Tx, together } from '../database/db.ts';
import { listOwnLimits, type OwnLimits, type StakeAsker } from './own-limits.ts';

/** Both statements are sent before the first is answered, so the caller can send its own reads in the same trip. */
export async function enterStakeGate(tx: Tx, askers: readonly StakeAsker[]): Promise<Map<number, OwnLimits>> {
  const players = [...new Set(askers.map(({ playerId }) => playerId))];
  const [, limits] = await together(lockPlayers(tx, players), listOwnLimits(tx.sql, askers));
  return limits;
}
