// What tells a person apart from others, kept as fingerprints: their document, their name with their birth date, the
// browsers they sign in on, and where they are paid.
import { documentForms, nameForms } from '#rules/same-person.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Sql, Tx } from '../database/db.ts';

/** Shown: by what an examiner has read off their documents. */
export type TraitKind = 'document' | 'name' | 'shown' | 'browser' | 'payment';

export interface Trait {
  kind: TraitKind;
  print: string;
}

/** By these two people are one; a browser or a card may be a household's. */
export const strongKinds: readonly TraitKind[] = ['document', 'name', 'shown'];

export interface Particulars {
  first_name: string;
  last_name: string;
  middle_name: string;
  birth_date: string;
  country_code: string;
  document_type: string;
  document_number: string;
}

export const traitsOf = (told: Particulars, vault: Vault): Trait[] => [
  ...documentForms(told).map(
    (form): Trait => ({ kind: 'document', print: vault.fingerprint('document', form) }),
  ),
  ...nameForms(told).map((form): Trait => ({ kind: 'name', print: vault.fingerprint('name', form) })),
];

const printsOf = (traits: readonly Trait[]): string[] => traits.map(({ print }) => print);

/**
 * In place of what the player had told before. Whoever is excluded or banned stays who they were: they neither become
 * somebody else by writing another name, nor shut others out by writing theirs.
 */
export async function keepTold(tx: Tx, playerId: number, traits: readonly Trait[], now: Date): Promise<void> {
  const settled = await kindsOfBarred(tx.sql, playerId, now);
  if (settled.length === 0)
    await tx.sql`
      delete from person_trait
      where player_id = ${playerId} and kind in ('document', 'name') and print <> all(${printsOf(traits)})`;
  const news = traits.filter(({ kind }) => !settled.includes(kind));
  await addTraits(tx.sql, playerId, news, now);
}

/** What a player who is excluded or banned is known by already; of others nothing. */
async function kindsOfBarred(sql: Sql, playerId: number, now: Date): Promise<TraitKind[]> {
  const rows = await sql<{ kind: TraitKind }>`
    select distinct kind from person_trait
    where player_id = ${playerId} and kind in ('document', 'name') and (
      exists (select from player where id = ${playerId} and status = 'banned')
      or exists (
        select from self_exclusion
        where self_exclusion.player_id = ${playerId} and (ends_at is null or ends_at > ${now})))`;
  return rows.map(({ kind }) => kind);
}

export async function addTraits(
  sql: Sql,
  playerId: number,
  traits: readonly Trait[],
  now: Date,
): Promise<void> {
  if (traits.length === 0) return;
  await sql`
    insert into person_trait (player_id, kind, print, since)
    select ${playerId}, kind, print, ${now}
    from unnest(${traits.map(({ kind }) => kind)}::text[], ${printsOf(traits)}::text[]) as told (kind, print)
    on conflict do nothing`;
}

const BROWSERS_KEPT = 20;

/** The latest of them: a browser that forgets its cookies is a new one every time. */
export async function addBrowser(tx: Tx, playerId: number, print: string, now: Date): Promise<void> {
  await tx.sql`
    insert into person_trait (player_id, kind, print, since) values (${playerId}, 'browser', ${print}, ${now})
    on conflict (player_id, kind, print) do update set since = excluded.since`;
  await tx.sql`
    delete from person_trait where player_id = ${playerId} and kind = 'browser' and print in (
      select print from person_trait where player_id = ${playerId} and kind = 'browser'
      order by since desc, print offset ${BROWSERS_KEPT})`;
}

/** Those by which the player is known beyond doubt. */
export async function listStrong(sql: Sql, playerIds: readonly number[]): Promise<string[]> {
  const rows = await sql<{ print: string }>`
    select distinct print from person_trait
    where player_id = any(${playerIds}::bigint[]) and kind = any(${[...strongKinds]})`;
  return rows.map(({ print }) => print);
}
