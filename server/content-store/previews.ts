// Seeing entries before they are saved: a draft, and a signed link to it. The link names one draft and one page and ends
// within the hour; with it nothing else can be seen, and nobody is signed in by it.
import * as z from 'zod/mini';
import type { Entry } from '#contract/content-entries.ts';
import { readSigned, signed } from '../at-rest/secret.ts';
import { cleaned } from '../content/clean-entry.ts';
import type { Sql, Tx } from '../database/db.ts';
import { needsSecondPerson } from './change-risks.ts';
import { checkEdits } from './save-edits.ts';
import { listEntries } from './stored-entries.ts';

const PURPOSE = 'content preview';
const LASTS_MS = 3_600_000;

const Link = z.object({ draft: z.int(), path: z.string(), until: z.int() });

/** What is shown is shown now, whenever it would begin or end. */
const timeless = { from: null, until: null, started_at: null, finished_at: null };

interface Drafting {
  by: string;
  now: Date;
  secret: Buffer;
}

/** The word to put into the address of that page. */
export async function writeDraft(
  tx: Tx,
  entries: readonly Entry[],
  path: string,
  { by, now, secret }: Drafting,
): Promise<string> {
  await requireHarmless(tx.sql, entries);
  const shown = entries.map((entry) => ({ ...entry, value: timelessOf(entry) }));
  const until = new Date(now.getTime() + LASTS_MS);
  const [draft] = await tx.sql<{ id: number }>`
    insert into content_draft (entries, written_by, written_at, expires_at)
    values (${JSON.stringify(shown)}::text::jsonb, ${by}, ${now}, ${until})
    returning id`;
  return signed(secret, PURPOSE, JSON.stringify({ draft: draft!.id, path, until: until.getTime() }));
}

/** A preview is a page of this site that anyone with the link opens: what needs a second person is not shown by one. */
async function requireHarmless(sql: Sql, entries: readonly Entry[]): Promise<void> {
  const kept = await listEntries(sql, entries);
  const edits = entries.map((entry, at) => ({ ...entry, version: kept[at]?.version ?? 0 }));
  const { risks } = await checkEdits(sql, edits, null);
  const harmful = risks.filter(({ kind }) => kind !== 'pays');
  if (harmful.length > 0) throw needsSecondPerson(harmful);
}

function timelessOf(entry: Entry): Entry['value'] {
  if (entry.value === undefined) return undefined;
  const value = cleaned(entry);
  if (!['page', 'banner'].includes(entry.kind) || entry.locale !== '' || typeof value !== 'object')
    return value;
  const given = value as Record<string, never>;
  return {
    ...given,
    ...Object.fromEntries(Object.entries(timeless).filter(([name]) => Object.hasOwn(given, name))),
  };
}

/** Null for a link that was not made here, is of another page, or has ended. */
export async function readPreview(
  sql: Sql,
  word: string,
  { path, now, secret }: { path: string; now: Date; secret: Buffer },
): Promise<readonly Entry[] | null> {
  const text = readSigned(secret, PURPOSE, word);
  if (text === undefined) return null;
  const { draft, path: own, until } = z.parse(Link, JSON.parse(text));
  if (own !== path || until <= now.getTime()) return null;
  const [kept] = await sql<{ entries: readonly Entry[] }>`
    select entries from content_draft where id = ${draft} and expires_at > ${now}`;
  return kept?.entries ?? null;
}

export const forgetDrafts = (sql: Sql, now: Date) => sql`delete from content_draft where expires_at < ${now}`;
