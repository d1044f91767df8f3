// Entries as the store keeps them, and what was changed about each.
import type { EntryKind, EntryName, Json } from '#contract/content-entries.ts';
import type { Sql } from '../database/db.ts';

export interface StoredEntry extends EntryName {
  value: Json;
  is_removed: boolean;
  /** What the release says; null where it says nothing. */
  seed: Json;
  version: number;
  is_changed: boolean;
  changed_at: Date;
  changed_by: string;
}

/** Of these names, in their order; undefined where there is none. */
export async function listEntries(
  sql: Sql,
  names: readonly EntryName[],
): Promise<(StoredEntry | undefined)[]> {
  const rows = await sql<StoredEntry>`
    select kind, name, locale, value, value is null as is_removed, seed, version, is_changed, changed_at, changed_by
    from content_entry
    where (kind, name, locale) in (
      select * from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ name }) => name)}::text[],
        ${names.map(({ locale }) => locale)}::text[]))`;
  const byName = new Map(rows.map((row) => [keyOf(row), row]));
  return names.map((name) => byName.get(keyOf(name)));
}

export const keyOf = ({ kind, name, locale }: EntryName): string => JSON.stringify([kind, name, locale]);

export const listOfKind = (sql: Sql, kind: EntryKind): Promise<StoredEntry[]> =>
  sql<StoredEntry>`
    select kind, name, locale, value, value is null as is_removed, seed, version, is_changed, changed_at, changed_by
    from content_entry where kind = ${kind} and value is not null order by name, locale`;

export interface Change {
  version: number;
  before: Json;
  after: Json;
  is_removal: boolean;
  changed_at: Date;
  changed_by: string;
  note: string;
}

const CHANGES_MAX = 100;

/** The latest first. */
export const listChanges = (sql: Sql, { kind, name, locale }: EntryName): Promise<Change[]> =>
  sql<Change>`
    select version, before, after, after is null as is_removal, changed_at, changed_by, note
    from content_change where kind = ${kind} and name = ${name} and locale = ${locale}
    order by version desc limit ${CHANGES_MAX}`;
