// The rooms of the operator's words: texts, pages, banners, popups, redirects, settings, search and custom code. They are
// all entries of the content store, so they share their calls. A value travels as JSON text.
import * as z from 'zod/mini';
import { entryKinds } from '../content-entries.ts';
import { get, post } from '../define.ts';
import { int } from '../wire.ts';
import { reason } from './fields.ts';

const kind = z.enum(entryKinds);
const name = z.string().check(z.minLength(1), z.maxLength(500));
/** Empty: of all languages. Not called locale: that is what every question of a page carries. */
const language = z.optional(z.string().check(z.maxLength(10)));
const value = z.string().check(z.maxLength(400_000));
const note = z.optional(z.string().check(z.trim(), z.maxLength(300)));
const named = { kind, name, language };

const ContentEntry = z.object({
  kind,
  name: z.string(),
  locale: z.string(),
  /** JSON; null: it was taken away. */
  value: z.nullable(z.string()),
  /** What the release says; null: nothing. */
  seed: z.nullable(z.string()),
  version: z.int(),
  is_changed: z.boolean(),
  changed_at: z.string(),
  changed_by: z.string(),
});
export type ContentEntry = z.output<typeof ContentEntry>;

const ContentChange = z.object({
  version: z.int(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  changed_at: z.string(),
  changed_by: z.string(),
  note: z.string(),
});
export type ContentChange = z.output<typeof ContentChange>;

const TextRow = z.object({
  name: z.string(),
  /** By language; a language that says nothing is not there. */
  said: z.record(z.string(), z.object({ text: z.string(), version: z.int(), is_changed: z.boolean() })),
});
export type TextRow = z.output<typeof TextRow>;

const edits = { who: { staff: 'content.edit' }, about: 'name', changes: ['desk-content'] } as const;
const reads = { who: { staff: 'content.edit' }, shows: ['desk-content'] } as const;

export const content = {
  list: get('content.list', {
    ...reads,
    input: z.object({ kind }),
    output: z.object({ items: z.array(ContentEntry), locales: z.array(z.string()) }),
  }),
  /** Messages side by side in all languages. */
  texts: get('content.texts', {
    ...reads,
    input: z.object({
      area: z.optional(z.string().check(z.maxLength(100))),
      find: z.optional(z.string().check(z.maxLength(200))),
      /** Only what this language does not say. */
      missing: z.optional(z.string().check(z.maxLength(10))),
      state: z.optional(z.enum(['changed'])),
    }),
    output: z.object({
      items: z.array(TextRow),
      /** Of all that were found; the items are the first of them. */
      found: z.int(),
      areas: z.array(z.string()),
      locales: z.array(z.string()),
      /** By language: how many messages it lacks. */
      lacks: z.record(z.string(), z.int()),
    }),
  }),
  history: get('content.history', {
    ...reads,
    input: z.object(named),
    output: z.object({ items: z.array(ContentChange) }),
  }),
  /** `version` is the one it was made on, 0 for something new. */
  save: post('content.save', {
    ...edits,
    input: z.object({ ...named, version: int, value, note }),
    output: z.object({ version: z.int() }),
    refuses: ['ContentChanged', 'InvalidParameter'],
  }),
  remove: post('content.remove', {
    ...edits,
    input: z.object({ ...named, version: int, note }),
    output: z.object({ version: z.int() }),
    refuses: ['ContentChanged', 'InvalidParameter'],
  }),
  rollBack: post('content.rollBack', {
    ...edits,
    input: z.object({ ...named, version: int, to: int }),
    output: z.object({ version: z.int() }),
    refuses: ['ContentChanged', 'InvalidParameter'],
  }),
  /** A link to a page with these entries as they would be; it ends within the hour. */
  preview: post('content.preview', {
    ...edits,
    about: 'path',
    changes: [],
    input: z.object({ path: z.string().check(z.regex(/^\/[^\s\\]*$/), z.maxLength(500)), entries: value }),
    output: z.object({ link: z.string() }),
    refuses: ['InvalidParameter'],
  }),
  /** Everything that operators have changed, as one file. */
  exportAll: get('content.exportAll', {
    ...reads,
    input: z.object({}),
    output: z.object({ text: z.string() }),
  }),
  /** Such a file, whole or not at all. */
  importAll: post('content.importAll', {
    ...edits,
    about: 'note',
    input: z.object({ text: z.string().check(z.maxLength(3_000_000)), note }),
    output: z.object({ changed: z.int() }),
    refuses: ['ContentChanged', 'InvalidParameter'],
  }),
  /** Changes that need a second person, in the form of an exported file. They are made when that person approves. */
  askChange: post('content.askChange', {
    ...edits,
    about: 'reason',
    changes: ['desk-approvals'],
    needsProof: true,
    input: z.object({ entries: value, reason }),
    output: z.object({ approval: z.int() }),
    refuses: ['ContentChanged', 'InvalidParameter'],
  }),
};
