// A release's files taken into the store. What an operator has changed stays as it is, and only what the release says of it
// is noted; what nobody has changed follows the release; what the release has left out goes, unless an operator has made it
// theirs. Servers that start together take turns.
import type { Entry } from '#contract/content-entries.ts';
import type { ContentFiles } from '../content/content-files.ts';
import { entriesOf } from '../content/entries.ts';
import type { Db, Tx } from '../database/db.ts';
import { houseLocks } from '../database/house-locks.ts';
import { log } from '../plumbing/log.ts';
import { scheduleTurns } from './tell-change.ts';

/** By another server that starts at the same moment. */
const TAKEN_WITHIN = '2min';

/**
 * False: these files were the last to be taken. Thousands of entries on a slow machine, or another server at the same, may
 * take longer than a visitor's statement; a start must not fail by that.
 */
export const seedStore = (db: Db, files: ContentFiles, now: Date): Promise<boolean> =>
  db.atomically((tx) => takeFiles(tx, files, now), { isLong: true });

async function takeFiles(tx: Tx, files: ContentFiles, now: Date): Promise<boolean> {
  await tx.sql`select set_config('lock_timeout', ${TAKEN_WITHIN}, true)`;
  await tx.sql`select pg_advisory_xact_lock(${houseLocks.content})`;
  const taken = await tx.sql<{ hash: string }>`
    insert into content_seed (hash, taken_at) values (${files.hash}, ${now})
    on conflict (is_only) do update set hash = excluded.hash, taken_at = excluded.taken_at
    where content_seed.hash <> excluded.hash
    returning hash`;
  if (taken.length === 0) return false;
  const entries = entriesOf(files);
  await takeOver(tx, entries, now);
  await scheduleTurns(tx, entries, now);
  log.info('the files of content were taken into the store', { entries: entries.length });
  return true;
}

/** One statement, so that all of its parts see the store as it was before. */
async function takeOver({ sql }: Tx, entries: readonly Entry[], now: Date): Promise<void> {
  await sql`
    with incoming as (
      select kind, name, locale, value::jsonb as value
      from unnest(${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ name }) => name)}::text[],
        ${entries.map(({ locale }) => locale)}::text[], ${entries.map(({ value }) => JSON.stringify(value))}::text[]
      ) as incoming (kind, name, locale, value)
    ), renewed as (
      insert into content_change (kind, name, locale, version, before, after, changed_at, changed_by, note)
      select kind, name, locale, kept.version + 1, kept.value, incoming.value, ${now}::timestamptz, 'release', ''
      from incoming join content_entry as kept using (kind, name, locale)
      where not is_changed and kept.value is distinct from incoming.value
    ), left_out as (
      select kind, name, locale, value, version, is_changed from content_entry as kept
      where seed is not null and not exists (
        select from incoming
        where (incoming.kind, incoming.name, incoming.locale) = (kept.kind, kept.name, kept.locale))
    ), gone as (
      insert into content_change (kind, name, locale, version, before, after, changed_at, changed_by, note)
      select kind, name, locale, version + 1, value, null, ${now}, 'release', '' from left_out where not is_changed
    ), dropped as (
      update content_entry as kept set
        seed = null,
        value = case when kept.is_changed then kept.value end,
        version = kept.version + case when kept.is_changed then 0 else 1 end
      from left_out
      where (left_out.kind, left_out.name, left_out.locale) = (kept.kind, kept.name, kept.locale)
    )
    insert into content_entry as kept (kind, name, locale, value, seed, version, is_changed, changed_at, changed_by)
    select kind, name, locale, value, value, 1, false, ${now}, 'release' from incoming
    on conflict (kind, name, locale) do update set
      seed = excluded.seed,
      value = case when kept.is_changed then kept.value else excluded.value end,
      version = kept.version
        + case when kept.is_changed or kept.value is not distinct from excluded.value then 0 else 1 end,
      changed_at = case when kept.is_changed then kept.changed_at else excluded.changed_at end,
      changed_by = case when kept.is_changed then kept.changed_by else excluded.changed_by end
    where kept.seed is distinct from excluded.seed`;
}
