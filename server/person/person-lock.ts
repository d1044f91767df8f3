// One thing at a time for one person, whichever of their accounts it is about. The order is always the same, traits by
// their prints and then players by their numbers, so that nobody waits for each other.
import { lockPlayers, type Sql, type Tx } from '../database/db.ts';
import { listStrong, strongKinds } from './traits.ts';

/** What was known of the person changed between looking and locking: everything is to be begun again. */
class PersonChanged extends Error {
  override readonly name = 'PersonChanged';
}

const TRIES = 5;

/** Again, should the person have changed meanwhile. Five times over somebody else was quicker: that is a bug. */
export async function withPerson<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PersonChanged) || tries === TRIES) throw error;
    }
  }
}

/** Traits that somebody is about to have: whoever else is about to have one of them waits. */
export async function lockPrints(tx: Tx, prints: readonly string[]): Promise<void> {
  if (prints.length === 0) return;
  const ordered = [...new Set(prints)].toSorted();
  await tx.sql`
    select pg_advisory_xact_lock(hashtext('person'), hashtext(print)) from unnest(${ordered}::text[]) as print`;
}

/**
 * Locks every account of the player's person, and gives their numbers. `coming` are traits the player is about to have.
 * Call it first in the transaction, within `withPerson`.
 */
export async function lockPerson(
  tx: Tx,
  playerId: number,
  coming: readonly string[] = [],
): Promise<number[]> {
  const looked = await accountsOf(tx.sql, playerId, coming);
  const prints = [...(await listStrong(tx.sql, looked)), ...coming];
  await lockPrints(tx, prints);
  await lockPlayers(tx, looked);
  const accounts = await accountsOf(tx.sql, playerId, coming);
  const isSame = accounts.length === looked.length && accounts.every((id) => looked.includes(id));
  const known = await listStrong(tx.sql, accounts);
  if (!isSame || known.some((print) => !prints.includes(print))) throw new PersonChanged();
  return accounts;
}

/** The player's, and every other that a chain of documents, names and verdicts leads to. */
async function accountsOf(sql: Sql, playerId: number, coming: readonly string[] = []): Promise<number[]> {
  const rows = await sql<{ player_id: number }>`
    with recursive person (player_id) as (
      select ${playerId}::bigint
      union
      select player_id from person_trait
      where print = any(${coming}::text[]) and not exists (
        select from person_pair as pair
        where pair.player_id = least(person_trait.player_id, ${playerId})
          and pair.other_id = greatest(person_trait.player_id, ${playerId}) and verdict = 'apart')
      union
      select linked.player_id from person, lateral (
        select other.player_id
        from person_trait as own join person_trait as other using (print)
        where own.player_id = person.player_id and own.kind = any(${[...strongKinds]})
          and not exists (
            select from person_pair as pair
            where pair.player_id = least(own.player_id, other.player_id)
              and pair.other_id = greatest(own.player_id, other.player_id) and verdict = 'apart')
        union all
        select other_id from person_pair where person_pair.player_id = person.player_id and verdict = 'same'
        union all
        select pair.player_id from person_pair as pair where pair.other_id = person.player_id and verdict = 'same'
      ) as linked
    )
    select player_id from person order by player_id`;
  return rows.map((row) => row.player_id);
}
