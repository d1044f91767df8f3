// An exclusion binds the person: it stands on every account of theirs, and each of them still gives its money back.
import type { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import type { Db, Tx } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { endSessions } from '../sessions/sessions.ts';
import { type Barred, isStrong, refusalFor } from './barred.ts';
import { lockPerson, withPerson } from './person-lock.ts';
import { BarredPerson } from './same-person.ts';

/**
 * Puts the longest exclusion that stands on any of a person's accounts on all of them. The accounts must be locked. No
 * letter tempts back whoever is excluded, and every session of theirs ends.
 */
export async function bindAccounts(tx: Tx, accounts: readonly number[], now: Date): Promise<void> {
  const bound = await tx.sql<{ player_id: number }>`
    with longest as (
      select player_id, period, set_at, ends_at, same_person_as from self_exclusion
      where player_id = any(${accounts}::bigint[]) and (ends_at is null or ends_at > ${now})
      order by ends_at desc nulls first, id limit 1
    )
    insert into self_exclusion (player_id, period, set_at, ends_at, same_person_as)
    select account, longest.period, longest.set_at, longest.ends_at,
      coalesce(longest.same_person_as, longest.player_id)
    from unnest(${accounts}::bigint[]) as account cross join longest
    where not exists (
      select from self_exclusion as own
      where own.player_id = account and (own.ends_at is null or own.ends_at >= longest.ends_at))
    returning player_id`;
  for (const { player_id } of bound) await closeAccount(tx, player_id);
}

export async function closeAccount(tx: Tx, playerId: number): Promise<void> {
  await tx.sql`update contact set is_subscribed = false where player_id = ${playerId}`;
  await tx.sql`update player set is_subscribed = false where id = ${playerId}`;
  await endSessions(tx, playerId, { except: null });
}

/** A transaction that may find out that the player is a person who is excluded: then the account is bound as well. */
export async function boundIfBarred<T>(
  playerId: number,
  { db, now }: Pick<Context, 'db' | 'now'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await withPerson(() => db.atomically(work));
  } catch (error) {
    throw error instanceof BarredPerson ? await bindPlayer(db, playerId, error, now) : error;
  }
}

/** What is to be answered to a player whose account is, beyond doubt, one more of a person who is excluded. */
export async function bindPlayer(
  db: Db,
  playerId: number,
  { barred }: Pick<BarredPerson, 'barred'>,
  now: Date,
): Promise<Refusal> {
  const surely = barred.filter(isStrong);
  const excluded = surely.filter(({ is_excluded }) => is_excluded);
  log.warn('an account is one more of a person who is excluded', {
    player: playerId,
    accounts: surely.map(({ id }) => id),
    by: kindsOf(surely),
  });
  await db.atomically((tx) => keepPairs(tx, playerId, surely, { verdict: 'same', now }));
  if (excluded.length > 0)
    await withPerson(() =>
      db.atomically(async (tx) => bindAccounts(tx, await lockPerson(tx, playerId), now)),
    );
  return refusalFor(barred)!;
}

const kindsOf = (barred: readonly Barred[]) => [...new Set(barred.flatMap(({ kinds }) => kinds))];

/** For people of the cashier, who may decide otherwise. What they have decided stands. */
export async function keepPairs(
  tx: Tx,
  playerId: number,
  barred: readonly Pick<Barred, 'id' | 'kinds'>[],
  { verdict, now }: { verdict: 'same' | null; now: Date },
): Promise<void> {
  for (const { id, kinds } of barred)
    await tx.sql`
      insert into person_pair (player_id, other_id, kinds, found_at, verdict, by, decided_at)
      values (${Math.min(playerId, id)}, ${Math.max(playerId, id)}, ${kinds.filter((kind) => kind !== 'same')}, ${now},
        ${verdict}, ${verdict === null ? '' : 'the house'}, ${verdict === null ? null : now})
      on conflict (player_id, other_id) do update
      set kinds = array(select distinct unnest(person_pair.kinds || excluded.kinds) order by 1),
        verdict = coalesce(person_pair.verdict, excluded.verdict),
        by = case when person_pair.verdict is null then excluded.by else person_pair.by end,
        decided_at = coalesce(person_pair.decided_at, excluded.decided_at)`;
}
