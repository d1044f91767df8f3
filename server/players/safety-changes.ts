// When what protects an account was last changed. For a while afterwards money goes to no new place by itself: somebody
// of the cashier looks first.
import type { Tx } from '../database/db.ts';

export async function noteSafetyChange(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.sql`update player set safety_changed_at = ${now} where id = ${playerId}`;
}
