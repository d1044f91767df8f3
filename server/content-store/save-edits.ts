// Changing what is served. An edit names the version it was made on, and one that comes too late is refused with what has
// been said since; several go together or not at all. All changes take turns: there are few, and each gets a revision in
// the order in which they are committed.
import type { Entry, Json } from '#contract/content-entries.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Locales } from '#rules/locale.ts';
import { findLoop, type RedirectRule } from '#rules/redirects.ts';
import { cleaned } from '../content/clean-entry.ts';
import type { Sql, Tx } from '../database/db.ts';
import { houseLocks } from '../database/house-locks.ts';
import { type ChangeRisk, type EntryChange, listRisks, needsSecondPerson } from './change-risks.ts';
import { isKnownSetting, requireGood } from './check-entry.ts';
import type { Definer } from './defined-alone.ts';
import { listEntries, listOfKind, type StoredEntry } from './stored-entries.ts';
import { scheduleTurns, tellChange } from './tell-change.ts';

export interface Edit extends Entry {
  /** The version it was made on; 0: there was none. */
  version: number;
}

export interface Author {
  by: string;
  /** In their own words, or which earlier version they went back to. */
  note: string;
  now: Date;
  /** The languages of the site. */
  locales: Locales;
  /** The second person who agreed to this change; without one, a change with risks is rejected. */
  agreedBy?: string;
}

/** The versions these entries have since, in their order; the same where an edit changed nothing. */
export async function saveEdits(tx: Tx, edits: readonly Edit[], author: Author): Promise<number[]> {
  await tx.sql`select pg_advisory_xact_lock(${houseLocks.content})`;
  const { changed, versions, risks } = await checkEdits(tx.sql, edits, author);
  if (risks.length > 0 && author.agreedBy === undefined) throw needsSecondPerson(risks);
  if (changed.length > 0) await write(tx, changed, author);
  if (changed.some(({ kind }) => kind === 'redirect')) await requireNoLoop(tx.sql, author.locales);
  return versions;
}

interface CheckedEdits {
  /** Edits that change something, cleaned, each with what is stored now. */
  changed: Changed[];
  versions: number[];
  /** Why a second person must agree; empty where nobody needs to. */
  risks: ChangeRisk[];
}

/** Rejects edits that are outdated or malformed, and finds what a second person must agree to. Changes nothing. */
export async function checkEdits(
  sql: Sql,
  edits: readonly Edit[],
  definer: Definer | null,
): Promise<CheckedEdits> {
  const kept = await listEntries(sql, edits);
  for (const [at, edit] of edits.entries()) requireFresh(edit, kept[at]);
  for (const [at, edit] of edits.entries()) requireGood(edit, kept[at]?.seed);
  const written = edits.map((edit) => ({
    ...edit,
    value: edit.value === undefined ? undefined : cleaned(edit),
  }));
  const changed = written.flatMap((entry, at) =>
    isSame(entry.value, kept[at]) ? [] : [{ ...entry, before: kept[at] }],
  );
  const versions = edits.map(({ version }, at) =>
    isSame(written[at]!.value, kept[at]) ? version : version + 1,
  );
  return { changed, versions, risks: await listRisks(sql, changed.map(asChange), definer) };
}

const asChange = ({ kind, name, locale, value, before }: Changed): EntryChange => ({
  ...{ kind, name, locale },
  before: before === undefined || before.is_removed ? undefined : before.value,
  after: value,
  isKnown: kind !== 'setting' || isKnownSetting(name, before?.seed ?? null),
});

/** As they stand now: whatever was saved with it is undone. */
async function requireNoLoop(sql: Sql, locales: Locales): Promise<void> {
  const rules = await listOfKind(sql, 'redirect');
  const loop = findLoop(
    rules.map(({ value }) => value as unknown as RedirectRule),
    locales,
  );
  if (loop !== undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { to_url: ['loop', loop.from_url] } });
}

interface Changed extends Edit {
  before: StoredEntry | undefined;
}

function requireFresh({ version }: Edit, kept: StoredEntry | undefined): void {
  if ((kept?.version ?? 0) === version) return;
  const { value = null, changed_by = '', changed_at = new Date(0) } = kept ?? {};
  const error_data = {
    ...{ kind: kept?.kind ?? '', name: kept?.name ?? '', locale: kept?.locale ?? '' },
    ...{ version: kept?.version ?? 0, value: JSON.stringify(value) },
    ...{ changed_by, changed_at: changed_at.toISOString() },
  };
  throw new Refusal('ContentChanged', { error_data });
}

const isSame = (value: Json | undefined, kept: StoredEntry | undefined): boolean =>
  canonical(value) === canonical(kept?.is_removed === false ? kept.value : undefined);

/** Equal for equal values, in whatever order their fields stand. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

async function write(tx: Tx, changed: readonly Changed[], { by, note, now }: Author): Promise<void> {
  const columns = [
    changed.map(({ kind }) => kind),
    changed.map(({ name }) => name),
    changed.map(({ locale }) => locale),
    changed.map(({ version }) => version + 1),
    changed.map(({ value }) => (value === undefined ? null : JSON.stringify(value))),
  ] as const;
  const [kinds, names, locales, versions, values] = columns;
  await tx.sql`
    with edit as (
      select kind, name, locale, version, value::jsonb as value
      from unnest(${kinds}::text[], ${names}::text[], ${locales}::text[], ${versions}::bigint[], ${values}::text[]
      ) as edit (kind, name, locale, version, value)
    ), noted as (
      insert into content_change (kind, name, locale, version, before, after, changed_at, changed_by, note)
      select kind, name, locale, edit.version, kept.value, edit.value, ${now}::timestamptz, ${by}::text, ${note}::text
      from edit left join content_entry as kept using (kind, name, locale)
    )
    insert into content_entry as kept (kind, name, locale, value, version, is_changed, changed_at, changed_by)
    select kind, name, locale, value, version, true, ${now}, ${by} from edit
    on conflict (kind, name, locale) do update set
      value = excluded.value, version = excluded.version, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by, is_changed = excluded.value is distinct from kept.seed`;
  await scheduleTurns(tx, changed, now);
  await tellChange(tx, { kinds: [...new Set(kinds)], entries: changed.length, by, now });
}
