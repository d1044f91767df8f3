import type { EntryKind, EntryName, Json } from '#contract/content-entries.ts';
import type { content as contract } from '#contract/desk/content.ts';
import { readEntries, writeEntries } from '../../content-store/entry-file.ts';
import { writeDraft } from '../../content-store/previews.ts';
import { rollBack } from '../../content-store/roll-back.ts';
import { type Edit, saveEdits } from '../../content-store/save-edits.ts';
import { listChanges, listOfKind } from '../../content-store/stored-entries.ts';
import { findTexts } from '../../content-store/texts.ts';
import { sayNo } from '../approvals/approvals.ts';
import type { DeskHandlersOf, StaffContext } from '../desk-context.ts';
import { askForCode } from './custom-code.ts';
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
  if (named.kind === 'custom-code') throw sayNo('What runs in players’ browsers needs a second person.');
  return async (tx: Parameters<typeof saveEdits>[0]) => {
    const { version, value, note } = edit;
    const [saved] = await saveEdits(tx, [{ ...nameOf(named), version, value }], authorOf(ctx, note));
    return { answer: { version: saved! }, on: subjectOf(nameOf(named)), after: value ?? null };
  };
};

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
    if (named.kind === 'custom-code') throw sayNo('What runs in players’ browsers needs a second person.');
    return async (tx) => {
      const saved = await rollBack(tx, { ...nameOf(named), version, to }, authorOf(ctx));
      return { answer: { version: saved }, on: subjectOf(nameOf(named)), after: { back_to: to } };
    };
  },
  preview: ({ path, entries }, { staff, now, secret }) => {
    const drafted = readEntries(entries).map(({ version: _, ...entry }) => entry);
    if (drafted.some(({ kind }) => kind === 'custom-code'))
      throw sayNo('Code is not previewed: it would run.');
    return async (tx) => {
      const word = await writeDraft(tx, drafted, path, { by: staff.name, now, secret });
      return { answer: { link: `${path}?content_preview=${word}` }, after: drafted.map(subjectOf) };
    };
  },
  exportAll: async (_input, { db }) => ({ text: await writeEntries(db.sql) }),
  importAll: ({ text, note }, ctx) => {
    const edits: Edit[] = readEntries(text);
    if (edits.some(({ kind }) => kind === 'custom-code'))
      throw sayNo('What runs in players’ browsers needs a second person.');
    return async (tx) => {
      const versions = await saveEdits(tx, edits, authorOf(ctx, note ?? 'import'));
      const changed = versions.filter((version, at) => version !== edits[at]!.version).length;
      return { answer: { changed }, on: 'import', after: { entries: edits.length, changed } };
    };
  },
  askCode:
    ({ name, version, value, reason }, ctx) =>
    async (tx) => {
      const approval = await askForCode(tx, { name, version, value: readJson(value), reason }, ctx);
      return { answer: { approval }, on: `custom-code ${name}` };
    },
};
