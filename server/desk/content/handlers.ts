import type { EntryKind, EntryName, Json } from '#contract/content-entries.ts';
import type { content as contract } from '#contract/desk/content.ts';
import { readEntries, writeEntries } from '../../content-store/entry-file.ts';
import { writeDraft } from '../../content-store/previews.ts';
import { rollBack } from '../../content-store/roll-back.ts';
import { type Edit, saveEdits } from '../../content-store/save-edits.ts';
import { listChanges, listEntries, listOfKind } from '../../content-store/stored-entries.ts';
import { findTexts } from '../../content-store/texts.ts';
import type { Tx } from '../../database/db.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { askForChange } from './agreed-change.ts';
import { asChange, asEntry, readJson } from './entry-view.ts';

const authorOf = ({ staff, now, content }: StaffContext, note = '') => ({
  ...{ by: staff.name, note, now },
  locales: { locales: content.locales, defaultLocale: content.defaultLocale },
});

interface Named {
  kind: EntryKind;
  name: string;
  language?: string | undefined;
}

const nameOf = ({ kind, name, language = '' }: Named): EntryName => ({ kind, name, locale: language });
const subjectOf = ({ kind, name, locale }: EntryName) => `${kind} ${name} ${locale}`.trim();

/** One way for a change of one entry, whatever is changed about it. */
const saving = (
  named: Named,
  edit: { version: number; value: Json | undefined; note?: string | undefined },
  ctx: StaffContext,
) => {
  return async (tx: Tx) => {
    const { version, value, note } = edit;
    const before = await servedValue(tx, nameOf(named));
    const [saved] = await saveEdits(tx, [{ ...nameOf(named), version, value }], authorOf(ctx, note));
    return { answer: { version: saved! }, on: subjectOf(nameOf(named)), before, after: value ?? null };
  };
};

const servedValue = async ({ sql }: Tx, entry: EntryName): Promise<Json> =>
  (await listEntries(sql, [entry]))[0]?.value ?? null;

export const content: DeskHandlersOf<typeof contract> = {
  list: async ({ kind }, { db, content: { locales } }) => ({
    items: (await listOfKind(db.sql, kind)).map(asEntry),
    locales: locales.map(({ code }) => code),
  }),
  texts: (wish, { db, content: { locales } }) =>
    findTexts(
      db.sql,
      wish,
      locales.map(({ code }) => code),
    ),
  history: async (named, { db }) => ({ items: (await listChanges(db.sql, nameOf(named))).map(asChange) }),
  save: ({ version, value, note, ...named }, ctx) =>
    saving(named, { version, value: readJson(value), note }, ctx),
  remove: ({ version, note, ...named }, ctx) => saving(named, { version, value: undefined, note }, ctx),
  rollBack: ({ version, to, ...named }, ctx) => {
    return async (tx) => {
      const before = await servedValue(tx, nameOf(named));
      const saved = await rollBack(tx, { ...nameOf(named), version, to }, authorOf(ctx));
      const after = await servedValue(tx, nameOf(named));
      return { answer: { version: saved }, on: subjectOf(nameOf(named)), before, after };
    };
  },
  preview: ({ path, entries }, { staff, now, secret }) => {
    const drafted = readEntries(entries).map(({ version: _, ...entry }) => entry);
    return async (tx) => {
      const word = await writeDraft(tx, drafted, path, { by: staff.name, now, secret });
      return { answer: { link: `${path}?content_preview=${word}` }, after: drafted.map(subjectOf) };
    };
  },
  exportAll: async (_input, { db }) => ({ text: await writeEntries(db.sql) }),
  importAll: ({ text, note }, ctx) => {
    const edits: Edit[] = readEntries(text);
    return async (tx) => {
      const served = await listEntries(tx.sql, edits);
      const versions = await saveEdits(tx, edits, authorOf(ctx, note ?? 'import'));
      const changed = edits.flatMap((edit, at) => (versions[at] === edit.version ? [] : [at]));
      const of = (valueAt: (at: number) => Json) =>
        changed.map((at) => ({ entry: subjectOf(edits[at]!), value: valueAt(at) }));
      const before = of((at) => served[at]?.value ?? null);
      const after = of((at) => edits[at]!.value ?? null);
      return { answer: { changed: changed.length }, on: 'import', before, after };
    };
  },
  askChange: ({ entries, reason }, ctx) => {
    const edits = readEntries(entries);
    return async (tx) => {
      const { approval, subject } = await askForChange(tx, { edits, reason }, ctx);
      return { answer: { approval }, on: subject };
    };
  },
};
