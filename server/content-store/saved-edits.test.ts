// What saving edits leaves in the store: versions, the record of each change, what counts as a change, and what is undone.
import { expect } from 'vitest';
import type { Json } from '#contract/content-entries.ts';
import { author } from '#tests/content-store.ts';
import { untilBlocked } from '#tests/database.ts';
import { test } from '#tests/world.ts';
import type { Db } from '../database/db.ts';
import { checkEdits, type Edit, saveEdits } from './save-edits.ts';

const now = new Date('2026-03-01T12:00:00Z');

const save = (db: Db, edits: readonly Edit[], more: object = {}) =>
  db.atomically((tx) => saveEdits(tx, edits, { ...author('Ann', 'a note'), ...more }));
const text = (name: string, value: string | undefined, version = 0, locale = 'en'): Edit => ({
  ...{ kind: 'text', name, locale, version },
  value,
});
const redirect = (from_url: string, to_url: string, version = 0): Edit => ({
  ...{ kind: 'redirect', name: from_url, locale: '', version },
  value: { from_url, to_url },
});
const changesOf = (db: Db, name: string) => db.sql`
  select kind, locale, version, before, after, changed_at, changed_by, note from content_change
  where name = ${name} order by locale, version`;
const seo = (value: object, version = 0): Edit => ({
  ...{ kind: 'seo', name: '/a', locale: '', version },
  value: { path: '/a', ...value } as Json,
});

test('each entry of a request gets the next version and its own record; what is the same stays as it is', async ({
  world: { db },
}) => {
  expect(
    await save(db, [text('a.one', 'One'), text('a.two', 'Two'), text('a.one', 'Viens', 0, 'lv')]),
  ).toEqual([...[1, 1, 1]]);
  const later = new Date(now.getTime() + 1_000);
  const again = [text('a.one', 'One', 1), text('a.two', 'Zwei', 1), text('a.none', undefined)];
  expect(await save(db, again, { by: 'Bob', note: 'second', now: later })).toEqual([1, 2, 0]);
  const first = { before: null, changed_at: now, changed_by: 'Ann', note: 'a note' };
  expect(await changesOf(db, 'a.one')).toEqual([
    { ...first, kind: 'text', locale: 'en', version: 1, after: 'One' },
    { ...first, kind: 'text', locale: 'lv', version: 1, after: 'Viens' },
  ]);
  expect(await changesOf(db, 'a.two')).toEqual([
    { ...first, kind: 'text', locale: 'en', version: 1, after: 'Two' },
    {
      ...{ kind: 'text', locale: 'en', version: 2, before: 'Two', after: 'Zwei' },
      ...{ changed_at: later, changed_by: 'Bob', note: 'second' },
    },
  ]);
  expect(await changesOf(db, 'a.none')).toEqual([]);
  const rows = await db.sql`
    select name, locale, value, version, is_changed, changed_at, changed_by from content_entry
    where name like 'a.%' order by name, locale`;
  const row = { version: 1, is_changed: true, changed_at: now, changed_by: 'Ann' };
  expect(rows).toEqual([
    { ...row, name: 'a.one', locale: 'en', value: 'One' },
    { ...row, name: 'a.one', locale: 'lv', value: 'Viens' },
    { ...row, name: 'a.two', locale: 'en', value: 'Zwei', version: 2, changed_at: later, changed_by: 'Bob' },
  ]);
  const facts = await db.sql`select data from fact where name = 'content.changed' order by id desc limit 1`;
  expect(facts).toMatchObject([{ data: { kinds: ['text'], entries: 1, by: 'Bob' } }]);
});

test('an entry that is removed can be brought back as it was, and counts as changed from nothing', async ({
  world: { db },
}) => {
  await save(db, [text('b.gone', 'Here')]);
  expect(await save(db, [text('b.gone', undefined, 1)])).toEqual([2]);
  expect(await save(db, [text('b.gone', undefined, 2)]), 'removed already').toEqual([2]);
  expect(await save(db, [text('b.gone', 'Here', 2)])).toEqual([3]);
  const [, removed, back] = await changesOf(db, 'b.gone');
  expect([removed, back]).toMatchObject([
    { before: 'Here', after: null },
    { before: null, after: 'Here' },
  ]);
  const link = 'https://partner.example/';
  await save(db, [text('b.link', link)], { agreedBy: 'Bob' });
  await save(db, [text('b.link', undefined, 1)]);
  await expect(save(db, [text('b.link', link, 2)]), 'its address is new again').rejects.toMatchObject({
    details: { invalid_parameters: { second_person: ['required'] } },
  });
});

test('what follows the release again is no longer counted as changed', async ({ world: { db } }) => {
  await db.sql`
    insert into content_entry (kind, name, locale, value, seed, version, is_changed, changed_at, changed_by)
    values ('text', 'c.seeded', 'en', '"Seed"', '"Seed"', 1, false, ${now}, '')`;
  const isChanged = async () =>
    (await db.sql<{ is: boolean }>`select is_changed as is from content_entry where name = 'c.seeded'`)[0]!
      .is;
  await save(db, [text('c.seeded', 'Other', 1)]);
  expect(await isChanged()).toBe(true);
  await save(db, [text('c.seeded', 'Seed', 2)]);
  expect(await isChanged()).toBe(false);
});

test('the order of fields is no change, and the order of a list is one', async ({ world: { db } }) => {
  const [a, b] = [
    { hreflang: 'en', href: '/a' },
    { hreflang: 'ru', href: '/b' },
  ];
  const value = { organization: { name: 'M', url: '/about' } };
  await save(db, [seo(value)]);
  const turned = { organization: { url: '/about', name: 'M' } };
  expect(await save(db, [seo(turned, 1)])).toEqual([1]);
  const list = (items: object[]) =>
    ({ kind: 'setting', name: 'd.list', locale: '', value: items as Json }) as const;
  await db.sql`
    insert into content_entry (kind, name, locale, value, seed, version, is_changed, changed_at, changed_by)
    values ('setting', 'd.list', '', ${JSON.stringify([a, b])}::text::jsonb, '[{"href": "", "hreflang": ""}]', 1, false, ${now}, '')`;
  const changed = async (items: object[]) =>
    (await checkEdits(db.sql, [{ ...list(items), version: 1 }], null)).changed.length;
  expect(await changed([{ href: '/a', hreflang: 'en' }, b])).toBe(0);
  expect(await changed([b, a])).toBe(1);
});

test('who comes too late reads the whole present state, also where there is no such entry any more', async ({
  world: { db },
}) => {
  await save(db, [text('e.late', 'Now')]);
  const late = (error_data: object) => ({ reason: 'ContentChanged', details: { error_data } });
  await expect(save(db, [text('e.late', 'Mine', 0)])).rejects.toMatchObject(
    late({
      ...{ kind: 'text', name: 'e.late', locale: 'en', version: 1, value: '"Now"' },
      ...{ changed_by: 'Ann', changed_at: now.toISOString() },
    }),
  );
  await expect(save(db, [text('e.none', 'Mine', 3)])).rejects.toMatchObject(
    late({
      ...{ kind: '', name: '', locale: '', version: 0, value: 'null' },
      ...{ changed_by: '', changed_at: new Date(0).toISOString() },
    }),
  );
});

test('a redirect that closes a circle is refused by its path, and other changes do not look for circles', async ({
  world: { db },
}) => {
  await save(db, [redirect('/one', '/two')]);
  await expect(save(db, [text('f.with', 'Saved with it'), redirect('/two', '/one')])).rejects.toMatchObject({
    details: { invalid_parameters: { to_url: ['loop', expect.stringMatching(/^\/(one|two)$/)] } },
  });
  expect(await db.sql`select from content_entry where name in ('/two', 'f.with')`).toEqual([]);
  await save(db, [redirect('/two', '/three')]);
  await db.sql`
    update content_entry set value = '{"from_url": "/two", "to_url": "/one"}'
    where kind = 'redirect' and name = '/two'`;
  expect(await save(db, [text('f.other', 'Other')])).toEqual([1]);
  await expect(save(db, [redirect('/four', '/five')])).rejects.toMatchObject({ reason: 'InvalidParameter' });
  await save(db, [{ ...redirect('/two', '', 1), value: undefined }]);
});

test('a change that needs two persons is saved with the second name, and a setting that nobody knows needs one', async ({
  world: { db },
}) => {
  const unknown: Edit = { kind: 'setting', name: 'nobody.knows', locale: '', version: 0, value: null };
  const { risks } = await checkEdits(
    db.sql,
    [text('g.link', 'https://other.example/'), text('g.b', 'B')],
    null,
  );
  expect(risks.map(({ kind, entry }) => [kind, entry])).toEqual([['leads-away', 'text g.link en']]);
  const ofUnknown = await checkEdits(db.sql, [unknown], null);
  expect(ofUnknown.risks.map(({ kind }) => kind)).toContain('script');
  const known: Edit = { ...unknown, name: 'support.chat', value: 'jivo' };
  await db.sql`
    insert into content_entry (kind, name, locale, value, seed, version, is_changed, changed_at, changed_by)
    values ('setting', 'site.mine', '', '"a"', '"a"', 1, false, ${now}, '')`;
  const ofRelease = await checkEdits(db.sql, [{ ...known, name: 'site.mine', version: 1 }], null);
  expect(ofRelease.risks, 'the release knows it').toEqual([]);
  await expect(save(db, [text('g.link', 'https://other.example/')])).rejects.toMatchObject({
    details: { invalid_parameters: { second_person: ['required'] } },
  });
  expect(await save(db, [text('g.link', 'https://other.example/')], { agreedBy: 'Bob' })).toEqual([1]);
});

test('changes of content take turns: the second one finds what the first has saved', async ({
  world: { db },
}) => {
  let second: Promise<unknown> | undefined;
  await db.atomically(async (tx) => {
    await saveEdits(tx, [text('h.turn', 'First')], author('Ann'));
    second = save(db, [text('h.turn', 'Second')]);
    second.catch(() => undefined);
    await untilBlocked(db.sql, second);
  });
  await expect(second).rejects.toMatchObject({ reason: 'ContentChanged' });
  expect(await save(db, [])).toEqual([]);
});
