// A world with a content store, and the pen of an editor.
import type { Entry, EntryName, Json } from '#contract/content-entries.ts';
import { readContent } from '#server/content/content.ts';
import { saveEdits } from '#server/content-store/save-edits.ts';
import { listEntries } from '#server/content-store/stored-entries.ts';
import type { Db } from '#server/database/db.ts';

const { locales, defaultLocale } = readContent('content');
export const siteLocales = { locales, defaultLocale };

export const author = (by = 'ed', note = '') => ({
  by,
  note,
  now: new Date('2026-03-01T12:00:00Z'),
  locales: siteLocales,
});

/** On whatever version is served, as an editor does who has just looked, with the agreement of a second person. */
export async function edit(db: Db, entries: readonly Entry[], by = 'ed'): Promise<void> {
  const kept = await listEntries(db.sql, entries);
  const edits = entries.map((entry, at) => ({ ...entry, version: kept[at]?.version ?? 0 }));
  await db.atomically((tx) => saveEdits(tx, edits, { ...author(by), agreedBy: 'a second person' }));
}

export const text = (name: string, locale: string, value: string): Entry => ({
  kind: 'text',
  name,
  locale,
  value,
});

export const thing = (kind: EntryName['kind'], name: string, value: Json | undefined): Entry => ({
  kind,
  name,
  locale: '',
  value,
});
