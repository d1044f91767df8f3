// At the start: whoever told who they are before persons were known by it is known from now on, and exclusions that stand
// bind every account of their person. Both may be interrupted, and cost little when there is nothing to do.
import { aboutDocument } from '../at-rest/about.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Db, Sql } from '../database/db.ts';
import type { Clock } from '../plumbing/clock.ts';
import { bindAccounts } from './bind.ts';
import { lockPerson, withPerson } from './person-lock.ts';
import { type Particulars, strongKinds, traitsOf } from './traits.ts';

const BATCH = 500;

interface Tools {
  db: Db;
  vault: Vault;
  clock: Clock;
}

export async function knowPersons({ db, vault, clock }: Tools): Promise<void> {
  const now = clock.now();
  while ((await fillBatch(db.sql, vault, now)) > 0);
  for (const playerId of await listUnbound(db.sql, now))
    await withPerson(() =>
      db.atomically(async (tx) => bindAccounts(tx, await lockPerson(tx, playerId), now)),
    );
}

interface Row extends Particulars {
  player_id: number;
}

/** A profile that is changed meanwhile has brought its traits by itself, and is left as it is. */
async function fillBatch(sql: Sql, vault: Vault, now: Date): Promise<number> {
  const rows = await sql<Row>`
    select player_id, first_name, last_name, middle_name, coalesce(to_char(birth_date, 'YYYY-MM-DD'), '') as birth_date,
      country_code, document_type, document_number
    from profile join player on player.id = player_id where not has_traits order by player_id limit ${BATCH}`;
  const traits = rows.flatMap(({ document_number, ...row }) =>
    traitsOf(
      { ...row, document_number: vault.open(document_number, aboutDocument(row.player_id)) },
      vault,
    ).map((trait) => ({ ...trait, player: row.player_id })),
  );
  await sql`
    with filled as (
      update profile set has_traits = true
      where player_id = any(${rows.map(({ player_id }) => player_id)}::bigint[]) and not has_traits
      returning player_id)
    insert into person_trait (player_id, kind, print, since)
    select player_id, kind, print, ${now}
    from filled join unnest(
      ${traits.map(({ player }) => player)}::bigint[], ${traits.map(({ kind }) => kind)}::text[],
      ${traits.map(({ print }) => print)}::text[]
    ) as told (player_id, kind, print) using (player_id)
    on conflict do nothing`;
  return rows.length;
}

/** Players whose exclusion some other account of their person lacks. */
async function listUnbound(sql: Sql, now: Date): Promise<number[]> {
  const rows = await sql<{ player_id: number }>`
    select distinct standing.player_id
    from self_exclusion as standing join person_trait as own on own.player_id = standing.player_id
      join person_trait as other using (print)
    where (standing.ends_at is null or standing.ends_at > ${now}) and own.kind = any(${[...strongKinds]})
      and not exists (
        select from self_exclusion as bound
        where bound.player_id = other.player_id and (bound.ends_at is null or bound.ends_at >= standing.ends_at))
      and not exists (
        select from person_pair as pair
        where pair.player_id = least(own.player_id, other.player_id)
          and pair.other_id = greatest(own.player_id, other.player_id) and verdict = 'apart')`;
  return rows.map((row) => row.player_id);
}
