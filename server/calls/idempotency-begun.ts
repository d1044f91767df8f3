// What was begun under a caller's key, and goes on outside of a transaction. One at a time goes on with it: whoever comes
// meanwhile waits a moment for the answer, and is then told to ask again.
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#contract/refusals.ts';
import type { Sql } from '../database/db.ts';
import { findKept, type IdempotencyKey, readKept, unwrap } from './idempotency.ts';

/** Longer than anybody is asked outside of the house; whoever has not answered by then has died. */
const CLAIMED_FOR_S = 15;
const WAITED_FOR_MS = 3_000;
const LOOK_AFTER_MS = 100;
const ASK_AGAIN_AFTER_S = 2;

/** Goes on with it, or gives what somebody else's going on with it has led to. */
export async function goOnWith<T>(sql: Sql, key: IdempotencyKey, goOn: () => Promise<T>): Promise<T> {
  const until = performance.now() + WAITED_FOR_MS;
  while (!(await claim(sql, key))) {
    const kept = await findKept(sql, key);
    const outcome = kept === undefined ? null : readKept<T>(key, kept);
    if (outcome !== null) return unwrap(outcome);
    if (performance.now() > until)
      throw new Refusal('TooManyRequests', { error_data: { retry_after: ASK_AGAIN_AFTER_S } });
    await pause(LOOK_AFTER_MS);
  }
  return goOn();
}

async function claim(sql: Sql, { playerId, call, key }: IdempotencyKey): Promise<boolean> {
  const claimed = await sql`
    update idempotency_key set claimed_at = clock_timestamp()
    where player_id = ${playerId} and call = ${call} and key = ${key} and answer is null and refusal is null
      and claimed_at < clock_timestamp() - make_interval(secs => ${CLAIMED_FOR_S})
    returning 1`;
  return claimed.length > 0;
}

/** It came to nothing for now: the next who asks may go on at once. */
export async function letGo(sql: Sql, { playerId, call, key }: IdempotencyKey): Promise<void> {
  await sql`
    update idempotency_key set claimed_at = '-infinity'
    where player_id = ${playerId} and call = ${call} and key = ${key} and answer is null`;
}
