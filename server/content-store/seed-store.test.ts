import { expect, test } from 'vitest';
import { edit, text, thing } from '#tests/content-store.ts';
import { createWorld } from '#tests/world.ts';
import { contentOf } from '../content/content.ts';
import { type ContentFiles, readFiles } from '../content/content-files.ts';
import { entriesOf } from '../content/entries.ts';
import { listChanged } from '../content/live-content.ts';
import { withEntries } from '../content/with-entries.ts';
import { seedStore } from './seed-store.ts';
import { listEntries } from './stored-entries.ts';

const now = new Date('2026-03-01T12:00:00Z');
const files = readFiles('content');

interface Loose {
  cms: { general: Record<string, unknown>; site: Record<string, unknown> };
  messages: { en: { home: { head: { title: string; description: string } } } };
}

/** A release that says something else: its files are given as changes of today's. */
function release(hash: string, change: (next: Loose) => void): ContentFiles {
  const next = structuredClone(files);
  change(next as unknown as Loose);
  return { ...next, hash };
}

test('the files are in the store, entry by entry, and nothing is lost on the way there and back', async () => {
  await using world = await createWorld();
  expect(await seedStore(world.db, files, now)).toBe(true);
  expect(await seedStore(world.db, files, now)).toBe(false);
  const [kept] = await world.db.sql<{ count: number }>`select count(*)::int as count from content_entry`;
  expect(kept!.count).toBe(entriesOf(files).length);

  const again = contentOf(withEntries({ ...files, cms: { ...files.cms } }, entriesOf(files)), 0);
  const once = contentOf(files, 0);
  for (const code of ['en', 'ru', 'lv', 'pt']) expect(again.dictionary(code)).toEqual(once.dictionary(code));
});

test('a later release never overwrites what an operator has changed, and brings the rest', async () => {
  await using world = await createWorld();
  const { db } = world;
  await seedStore(db, files, now);
  const mine = text('home.head.title', 'en', 'Mine');
  const flag = thing('setting', 'site.betHistory', false);
  await edit(db, [mine, flag, text('form.password.show', 'lv', 'Mans')]);

  await seedStore(
    db,
    release('later', ({ cms, messages }) => {
      messages.en.home.head = { title: 'Release', description: 'New words' };
      cms.general['time_to_force_logout'] = 60;
      delete cms.general['is_seon_enabled'];
      delete cms.site['betHistory'];
    }),
    now,
  );

  const [title, description, timeout, seon, history] = await listEntries(db.sql, [
    mine,
    text('home.head.description', 'en', ''),
    thing('setting', 'general.time_to_force_logout', 0),
    thing('setting', 'general.is_seon_enabled', false),
    flag,
  ]);
  expect(title).toMatchObject({ value: 'Mine', seed: 'Release', is_changed: true, version: 2 });
  expect(description).toMatchObject({
    value: 'New words',
    is_changed: false,
    changed_by: 'release',
    version: 2,
  });
  expect(timeout).toMatchObject({ value: 60, version: 2 });
  expect(seon).toMatchObject({ is_removed: true, seed: null, version: 2 });
  expect(history).toMatchObject({ value: false, seed: null, is_changed: true, version: 2 });
  expect((await listChanged(db.sql)).map(({ name }) => name)).toEqual([
    'site.betHistory',
    'form.password.show',
    'home.head.title',
  ]);
});
