// When a match goes on, final scores become impossible. No one can lose by them any more, so its league and the whole book may
// lose that much more elsewhere.
import type { EventRecord } from '../book/event-rows.ts';
import type { Tx } from '../database/db.ts';
import { lockLiability } from './liability.ts';
import { atScores, loadRisks } from './risk-book.ts';
import { calculateRisks, writeRisks } from './risk-changes.ts';

/** Writes only what has changed. */
export async function revalueEvent(tx: Tx, event: EventRecord): Promise<void> {
  const known = await tx.sql`select from bet_risk where event_id = ${event.id} limit 1`;
  if (known.length === 0) return;
  await lockLiability(tx, [event.id]);
  const book = atScores(await loadRisks(tx.sql, [event.id]), [event]);
  await writeRisks(tx, calculateRisks(book, { before: [], after: [] }));
}
