// Two accounts that may be one person's, for people of the cashier to decide about.

import type { Sql, Tx } from '../database/db.ts';
import type { Answer, Decision } from '../staff/decision.ts';
import { bindAccounts } from './bind.ts';
import { lockPerson } from './person-lock.ts';

interface Pair {
  id: number;
  player_id: number;
  other_id: number;
  kinds: string[];
  verdict: 'same' | 'apart' | null;
  by: string;
  note: string;
}

const SHOWN = 500;

/** A player's, or, for 0, those nobody has decided about. */
export const listPairs = (sql: Sql, playerId = 0): Promise<Pair[]> =>
  playerId === 0
    ? sql<Pair>`
        select id, player_id, other_id, kinds, verdict, by, note from person_pair
        where verdict is null order by id limit ${SHOWN}`
    : sql<Pair>`
        select id, player_id, other_id, kinds, verdict, by, note from person_pair
        where player_id = ${playerId} or other_id = ${playerId} order by id limit ${SHOWN}`;

export const drawPairs = (pairs: readonly Pair[]): string =>
  pairs.length === 0 ? 'No other account seems to be theirs.' : pairs.map(drawPair).join('\n');

export function drawPair({ id, player_id, other_id, kinds, verdict, by, note }: Pair): string {
  const facts = [`pair ${id}`, `players ${player_id} and ${other_id}`, `the same ${kinds.join(', ')}`];
  if (verdict !== null) facts.push(`${verdict}, by ${by}`);
  if (note !== '') facts.push(note);
  return facts.join(' · ');
}

/** Call it within `withPerson`. */
export async function decidePair(
  tx: Tx,
  id: number,
  verdict: 'same' | 'apart',
  { by, note, now }: Decision,
): Promise<Answer> {
  const [pair] = await tx.sql<Pick<Pair, 'player_id' | 'other_id'>>`
    update person_pair set verdict = ${verdict}, by = ${by}, note = ${note}, decided_at = ${now}
    where id = ${id} returning player_id, other_id`;
  if (pair === undefined) return { isDone: false, says: 'There is no such pair.' };
  if (verdict === 'same') {
    await bindAccounts(tx, await lockPerson(tx, pair.player_id), now);
    return { isDone: true, says: 'One person: what either has excluded themselves from binds both.' };
  }
  await part(tx, pair, now);
  return { isDone: true, says: 'Two persons: neither is bound by the other any more.' };
}

/** What one of them chose stays; what was put on the other for it ends. */
async function part(tx: Tx, pair: Pick<Pair, 'player_id' | 'other_id'>, now: Date): Promise<void> {
  const both = [pair.player_id, pair.other_id];
  await tx.sql`
    update self_exclusion set ends_at = ${now}
    where player_id = any(${both}::bigint[]) and same_person_as = any(${both}::bigint[])
      and (ends_at is null or ends_at > ${now})`;
}
