// Entries as one file: what operators have changed, to be kept, looked at or carried to another house.
import * as z from 'zod/mini';
import { entryKinds, type Json } from '#contract/content-entries.ts';
import { Refusal } from '#contract/refusals.ts';
import { listChanged } from '../content/live-content.ts';
import type { Sql } from '../database/db.ts';
import type { Edit } from './save-edits.ts';
import { keyOf, listEntries } from './stored-entries.ts';

const ENTRIES_MAX = 20_000;

const File = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      name: z.string(),
      locale: z._default(z.string(), ''),
      version: z._default(z.int().check(z.nonnegative()), 0),
      /** Left out: it is taken away. */
      value: z.optional(z.json()),
    }),
  ),
});

export async function writeEntries(sql: Sql): Promise<string> {
  const changed = await listChanged(sql);
  const kept = await listEntries(sql, changed);
  const entries = changed.map((entry, at) => ({ ...entry, version: kept[at]!.version }));
  return `${JSON.stringify({ entries }, null, 2)}\n`;
}

/** A file that cannot be read to its end, or says something twice, is none. */
export function readEntries(text: string): Edit[] {
  const read = z.safeParse(File, parsed(text));
  if (!read.success || read.data.entries.length > ENTRIES_MAX) throw unreadable('format');
  const edits = read.data.entries.map(({ value, ...entry }) => ({
    ...entry,
    value: value as Json | undefined,
  }));
  if (new Set(edits.map(keyOf)).size < edits.length) throw unreadable('taken');
  return edits;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('format');
  }
}

const unreadable = (code: string) =>
  new Refusal('InvalidParameter', { invalid_parameters: { text: [code] } });
