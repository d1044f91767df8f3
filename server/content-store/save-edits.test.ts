import { expect } from 'vitest';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { author, edit, text, thing } from '#tests/content-store.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { rollBack } from './roll-back.ts';
import { saveEdits } from './save-edits.ts';
import { listChanges, listEntries } from './stored-entries.ts';

const test = inDoors.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { hasStore: true });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  try {
    await work;
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
  throw new Error('it was not refused');
};

const title = (value: string) => text('home.head.title', 'en', value);

test('a text that an editor changes is served, and everything else as before (S1-R021)', async ({
  doors,
  world,
}) => {
  const before = (await doors.get('/nfx/i18n/messages/en')).json();
  await edit(world.db, [title('Play fair')]);
  await expect
    .poll(async () => (await doors.get('/nfx/i18n/messages/en')).json().home.head.title)
    .toBe('Play fair');
  const after = (await doors.get('/nfx/i18n/messages/en')).json();
  expect({ ...after, home: null }).toEqual({ ...before, home: null });
  expect((await doors.get('/nfx/i18n/messages/en?area=home')).json()['home.head.title']).toEqual([
    'Play fair',
  ]);
});

test('every change keeps who, when, before and after, and can be taken back as a new version', async ({
  doors,
  world: { db },
}) => {
  const entry = { kind: 'text', name: 'form.password.show', locale: 'lv' } as const;
  const [seeded] = await listEntries(db.sql, [entry]);
  await edit(db, [{ ...entry, value: 'One' }], 'ann');
  await edit(db, [{ ...entry, value: 'Two' }], 'bob');
  const { by: _, note: __, ...terms } = author();
  const version = await db.atomically((tx) =>
    rollBack(tx, { ...entry, version: 3, to: 1 }, { ...terms, by: 'cid' }),
  );

  expect(version).toBe(4);
  const changes = await listChanges(db.sql, entry);
  expect(changes.map((change) => [change.version, change.changed_by, change.before, change.after])).toEqual([
    [4, 'cid', 'Two', seeded!.value],
    [3, 'bob', 'One', 'Two'],
    [2, 'ann', seeded!.value, 'One'],
  ]);
  expect(changes[0]!.note).toBe('back to version 1');
  const [now] = await listEntries(db.sql, [entry]);
  // What says again what the release says follows the release again.
  expect(now).toMatchObject({ value: seeded!.value, is_changed: false });
  expect(doors.product.content.revision).toBeGreaterThan(0);
  await expect(db.sql`delete from content_change`).rejects.toThrow('stays written down');
});

test('of two editors the second is refused, and told what the first has said', async ({ world: { db } }) => {
  const mine = { ...text('form.password.hide', 'en', 'Mine'), version: 1 };
  const theirs = { ...mine, value: 'Theirs' };
  const both = await Promise.allSettled(
    [mine, theirs].map((one) => db.atomically((tx) => saveEdits(tx, [one], author(String(one.value))))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { reason } = both.find((one) => one.status === 'rejected')!;
  const winner = both[0]!.status === 'fulfilled' ? 'Mine' : 'Theirs';
  expect(reason).toMatchObject({
    reason: 'ContentChanged',
    details: { error_data: { version: 2, value: JSON.stringify(winner), changed_by: winner } },
  });
});

test('several edits are saved together or not at all', async ({ world: { db } }) => {
  const [kept] = await listEntries(db.sql, [text('hall.head.title', 'en', '')]);
  const good = { ...text('hall.head.title', 'en', 'Half'), version: kept!.version };
  for (const bad of [
    { ...text('hall.head.title', 'ru', 'Stale'), version: 7 },
    { ...text('hall.head.title', 'ru', '{broken'), version: 1 },
    { ...thing('banner', '99', { id: 99 }), version: 0 },
  ])
    await refusalOf(db.atomically((tx) => saveEdits(tx, [good, bad], author())));
  expect(await listEntries(db.sql, [good])).toEqual([kept]);
});

test.for([
  ['a message that cannot be said', text('home.head.title', 'en', 'Hello {name')],
  ['one that wants what nobody gives', text('home.head.title', 'en', 'Hello {stranger}')],
  ['a text of no language', text('home.head.title', '', 'Hello')],
  ['a number where a flag stands', thing('setting', 'site.betHistory', 1)],
  ['a flag that nobody knows', thing('setting', 'general.time_to_force_logout', 'soon')],
  ['a setting taken away', thing('setting', 'general.default_currency', undefined)],
  ['a rate below zero', thing('setting', 'currency-rates.EUR', -1)],
  ['a page with another name', thing('page', 'terms', { slug: 'other', image: '' })],
  ['a redirect from no path', thing('redirect', 'old', { from_url: 'old', to_url: '/new' })],
  ['a redirect in a circle', thing('redirect', '/a/*', { from_url: '/a/*', to_url: '/a/b' })],
  ['a redirect to a script', thing('redirect', '/a', { from_url: '/a', to_url: 'javascript:alert(1)' })],
  [
    'a redirect to another host in disguise',
    thing('redirect', '/a', { from_url: '/a', to_url: '//evil.example' }),
  ],
] as const)('%s is refused and changes nothing', async ([, entry], { world: { db } }) => {
  const before = await listEntries(db.sql, [entry]);
  const { reason } = await refusalOf(edit(db, [entry]));
  expect(reason).toBe('InvalidParameter');
  expect(await listEntries(db.sql, [entry])).toEqual(before);
});
