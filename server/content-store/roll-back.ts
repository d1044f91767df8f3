// Going back to an earlier version of an entry: a new one that says the same, so that going back can itself be undone.
import type { EntryName, Json } from '#contract/content-entries.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../database/db.ts';
import { type Author, saveEdits } from './save-edits.ts';

export interface Return extends EntryName {
  /** The version that is served now, as the editor saw it. */
  version: number;
  /** The version that is to be said again. */
  to: number;
}

export async function rollBack(tx: Tx, wish: Return, author: Omit<Author, 'note'>): Promise<number> {
  const { to, ...entry } = wish;
  const value = await saidIn(tx.sql, wish);
  const [version] = await saveEdits(tx, [{ ...entry, value }], { ...author, note: `back to version ${to}` });
  return version!;
}

/** The version before the first change is known by what that change says was before. */
async function saidIn(sql: Sql, { kind, name, locale, to }: Return): Promise<Json | undefined> {
  const [said] = await sql<{ value: Json; is_removed: boolean }>`
    (select after as value, after is null as is_removed from content_change
     where kind = ${kind} and name = ${name} and locale = ${locale} and version = ${to})
    union all
    (select before, before is null from content_change
     where kind = ${kind} and name = ${name} and locale = ${locale} and version = ${to + 1})
    limit 1`;
  if (said === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { to: ['not_found'] } });
  return said.is_removed ? undefined : said.value;
}
