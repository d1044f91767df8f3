// The content of a running server: what its release brings, with what operators have changed laid over it, in memory. A
// change tells every server by NOTIFY in the transaction that made it, so that none is told of what did not happen, and
// none is left waiting; whoever was cut off reads everything anew.
//
// What no operator has changed comes from the server's own files and not from the store: words and code of a release belong
// together, also while two releases serve side by side.
import { setTimeout as pause } from 'node:timers/promises';
import type { Entry, EntryName, Json } from '#contract/content-entries.ts';
import type { Db, Sql } from '../database/db.ts';
import { logTrouble } from '../plumbing/outage-log.ts';
import { type Content, contentOf } from './content.ts';
import { type ContentFiles, readFiles } from './content-files.ts';
import { withEntries } from './with-entries.ts';

export const CONTENT_CHANGED = 'content';
const AGAIN_AFTER_MS = 500;

export interface LiveContent extends Content {
  files: ContentFiles;
  /** Done when what was changed before this was asked is served. */
  reload(): Promise<void>;
  close(): void;
}

export async function openContent(db: Db, folder: string): Promise<LiveContent> {
  const files = readFiles(folder);
  const hearers = new Set<() => void>();
  let now = await read(db.sql, files);
  let isClosed = false;
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;

  const reload = (): Promise<void> => {
    isAskedAgain = true;
    reading ??= readUntilKnown().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  async function readUntilKnown(): Promise<void> {
    while (isAskedAgain && !isClosed) {
      isAskedAgain = false;
      try {
        now = await read(db.sql, files);
        for (const hear of hearers) hear();
      } catch (error) {
        logTrouble(error, { what: 'content' });
        isAskedAgain = true;
        await pause(AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
  }
  const hear = () => void reload();
  await db.listen(CONTENT_CHANGED, { hear, missed: hear });
  // What was changed between the first look and the first word heard.
  if ((await revisionOf(db.sql)) !== now.revision) await reload();

  return {
    files,
    reload,
    close() {
      isClosed = true;
    },
    get locales() {
      return now.locales;
    },
    get defaultLocale() {
      return now.defaultLocale;
    },
    get version() {
      return now.version;
    },
    get revision() {
      return now.revision;
    },
    dictionary: (locale) => now.dictionary(locale),
    compiled: (locale, area) => now.compiled(locale, area),
    cms: (name) => now.cms(name),
    hasCms: (name) => now.hasCms(name),
    cmsWords: (locale, name) => now.cmsWords(locale, name),
    previewed: (entries) => now.previewed(entries),
    onChange(hearOne) {
      hearers.add(hearOne);
      return () => void hearers.delete(hearOne);
    },
  };
}

/** The revision first: whatever is changed meanwhile is told, and read again. */
async function read(sql: Sql, files: ContentFiles): Promise<Content> {
  const revision = await revisionOf(sql);
  return contentOf(withEntries(files, await listChanged(sql)), revision);
}

async function revisionOf(sql: Sql): Promise<number> {
  const [kept] = await sql<{ version: number }>`select version from content_version`;
  return kept!.version;
}

export async function listChanged(sql: Sql): Promise<Entry[]> {
  const rows = await sql<EntryName & { value: Json; is_removed: boolean }>`
    select kind, name, locale, value, value is null as is_removed from content_entry
    where is_changed order by kind, name, locale`;
  return rows.map(({ value, is_removed, ...entry }) => ({
    ...entry,
    value: is_removed ? undefined : value,
  }));
}
