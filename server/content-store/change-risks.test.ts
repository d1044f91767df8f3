// What one editor alone must not do with content: each attack goes through every way of changing content.
import { expect } from 'vitest';
import type { Json } from '#contract/content-entries.ts';
import { openDesk } from '#tests/desk.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { readFiles } from '../content/content-files.ts';
import { entriesOf } from '../content/entries.ts';
import { listRisks } from './change-risks.ts';
import { settingSchemas } from './entry-schemas.ts';
import { isScriptSetting } from './script-fields.ts';
import { listEntries } from './stored-entries.ts';

const test = inDoors
  .extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
    const doors = await openDoorsIn(world, { hasStore: true });
    onCleanup(() => doors[Symbol.asyncDispose]());
    return doors;
  })
  .extend('desk', { scope: 'file' }, async ({ doors }) => openDesk(doors));

const script = 'https://evil.example/steal.js';
const betunlim = {
  ...{ script, global: 'A', init: 'a', identify: 'a', reset: 'a', hide: 'a', show: 'a' },
};
const banner = {
  ...{ id: 901, finished_at: null },
  description: {
    ...{ position: 'sidebar', scene: 'king', kicker: '', title: 'T' },
    actions: [{ label: 'Go', link: 'https://evil.example/' }],
  },
};
const wordsOf = (body: string) => ({ title: 'T', description: '', intro: '', sections: [], body });

interface Attack {
  kind: string;
  name: string;
  language?: string;
  value: Json;
}

const attacks: readonly Attack[] = [
  { kind: 'setting', name: 'support.betunlim', value: betunlim },
  { kind: 'setting', name: 'support.chat', value: 'betunlim' },
  { kind: 'setting', name: 'support.jivoSite', value: { widget_id: 'mine' } },
  { kind: 'setting', name: 'tracking.fraudScript', value: script },
  {
    ...{ kind: 'setting', name: 'tracking.customerData' },
    value: { domain: 'evil.example', target: 'a.js', token: 'a', sitegroup: 'a' },
  },
  { kind: 'setting', name: 'general.analytic', value: { ga4: 'GTM-MINE' } },
  { kind: 'setting', name: 'general.is_seon_enabled', value: true },
  { kind: 'setting', name: 'consent.isRequired', value: false },
  { kind: 'setting', name: 'trusted-origins.scripts', value: ['https://evil.example'] },
  { kind: 'setting', name: 'trusted-origins.links', value: ['https://partner.example'] },
  { kind: 'setting', name: 'nobody.knows', value: 'this one' },
  { kind: 'setting', name: 'loyalty.tutorialUrl', value: 'https://evil.example/' },
  { kind: 'redirect', name: '/away', value: { from_url: '/away', to_url: 'https://evil.example/' } },
  { kind: 'banner', name: '901', value: banner },
  {
    ...{ kind: 'page', name: 'terms', language: 'en' },
    value: wordsOf('<p><a href="https://evil.example/" rel="noopener external" target="_blank">here</a></p>'),
  },
  { kind: 'text', name: 'home.head.title', language: 'en', value: 'Win at https://evil.example/now' },
  { kind: 'text', name: 'home.head.title', language: 'ru', value: 'Write to mailto:evil@evil.example' },
  {
    ...{ kind: 'seo', name: '/terms' },
    value: { path: '/terms', organization: { name: 'M', url: 'https://evil.example/' } },
  },
  {
    ...{ kind: 'custom-code', name: 'mine' },
    value: { id: 'mine', code: '<script>steal()</script>', position: 'head', isEnabled: true },
  },
];

test.for(attacks)(
  'one editor alone can not save, import, preview or roll back to $kind $name; two persons can',
  async ({ kind, name, language = '', value }, { desk, doors }) => {
    const { sql } = doors.product.db;
    const [ed, chief] = [await desk.member('editor'), await desk.member('approver')];
    const entry = { kind, name, locale: language } as Parameters<typeof listEntries>[1][number];
    const stored = async () => (await listEntries(sql, [entry]))[0];
    const before = await stored();
    const version = before?.version ?? 0;
    const named = { kind, name, language };
    const file = (at = version) => JSON.stringify({ entries: [{ ...entry, version: at, value }] });
    const alone = async (at: number) => {
      const save = { ...named, version: String(at), value: JSON.stringify(value) };
      for (const [call, fields] of [
        ['content.save', save],
        ['content.importAll', { text: file(at) }],
        ['content.preview', { path: '/', entries: file(at) }],
      ] as const) {
        const { status, error } = await desk.send(call, fields, ed);
        expect([status, error?.invalid_parameters], call).toEqual([400, { second_person: ['required'] }]);
      }
    };
    await alone(version);
    expect(await stored()).toEqual(before);

    const asked = await desk.send('content.askChange', { entries: file(), reason: 'as agreed' }, ed);
    expect(asked.status).toBe(200);
    const approval = String(asked.result.approval);
    expect((await desk.send('approvals.approve', { approval }, ed)).status).toBe(403);
    expect(await stored()).toEqual(before);
    expect((await desk.send('approvals.approve', { approval }, chief)).status).toBe(200);
    expect(await stored()).toMatchObject({ version: version + 1, value });

    // One person takes it away where that is possible, and can not bring it back alone.
    const away = { ...named, version: String(version + 1) };
    const removed = await desk.send('content.remove', away, ed);
    const isSeeded = before !== undefined;
    if (removed.status === 200) {
      const back = { ...named, version: String(version + 2), to: String(version + 1) };
      const { error } = await desk.send('content.rollBack', back, ed);
      expect(error?.invalid_parameters).toEqual({ second_person: ['required'] });
    } else expect(isSeeded && kind === 'setting').toBe(true);
  },
);

test('an approved change that was overtaken meanwhile is not carried out', async ({ desk, doors }) => {
  const [ed, chief] = [await desk.member('editor'), await desk.member('approver')];
  const entry = { kind: 'text', name: 'form.password.hide', locale: 'pt' } as const;
  const entries = JSON.stringify({
    entries: [{ ...entry, version: 1, value: 'https://evil.example' }],
  });
  const { approval } = (await desk.send('content.askChange', { entries, reason: 'as agreed' }, ed)).result;
  const save = { kind: 'text', name: entry.name, language: 'pt', version: '1', value: '"Esconder já"' };
  expect((await desk.send('content.save', save, ed)).status).toBe(200);
  const late = await desk.send('approvals.approve', { approval: String(approval) }, chief);
  expect([late.status, late.error.message]).toEqual([400, expect.stringContaining(ed.name)]);
  expect((await listEntries(doors.product.db.sql, [entry]))[0]).toMatchObject({ value: 'Esconder já' });
});

test('an address on the list of links that two persons agreed to needs one person', async ({ doors }) => {
  const { sql } = doors.product.db;
  const change = { kind: 'text', name: 'a', locale: 'en', before: undefined, isKnown: true } as const;
  const risksOf = async (after: string) => listRisks(sql, [{ ...change, after }], null);
  await sql`
    update content_entry set value = '["https://partner.example"]'::jsonb where name = 'trusted-origins.links'`;
  expect(await risksOf('https://partner.example/page')).toEqual([]);
  for (const address of [
    'https://partner.example.evil.example/',
    'https://partner.example:8443/',
    '//partner.example',
  ])
    expect(await risksOf(address)).toHaveLength(1);
  // A word beside a link that was there already is corrected by one person.
  const before = 'See https://other.example/a';
  expect(
    await listRisks(sql, [{ ...change, before, after: 'Look at https://other.example/a' }], null),
  ).toEqual([]);
});

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, each]) =>
        leaves(each).map((path) => `${key}.${path}`.replace(/\.$/, '')),
      )
    : [''];

/** The value with a foreign address in the text that stands at the path. */
function poisoned(value: Json, [key, ...rest]: readonly string[]): Json {
  if (key === undefined || key === '') return 'https://evil.example/';
  const inner = (value as Record<string, Json>)[key]!;
  const changed = poisoned(inner, rest);
  return Array.isArray(value)
    ? value.map((each, at) => (String(at) === key ? changed : (each as Json)))
    : { ...(value as Record<string, Json>), [key]: changed };
}

test('a foreign address is found in every field of everything that a release brings', async ({ doors }) => {
  const entries = entriesOf(readFiles('content')).filter(({ kind }) => kind !== 'text');
  const changes = entries.flatMap(({ kind, name, locale, value }) =>
    leaves(value).map((path) => ({
      ...{ kind, name, locale, before: value, isKnown: true },
      after: poisoned(value!, path.split('.')),
    })),
  );
  expect(changes.length).toBeGreaterThan(2_000);
  const risky = await listRisks(doors.product.db.sql, changes, null);
  expect(risky.filter(({ kind }) => kind === 'leads-away')).toHaveLength(changes.length);
});

/** Names of fields that decide which code runs in a browser. */
const scriptLike = /script(?!ion)|code|token|widget|pixel|counter|analytic|tag|domain|host|origin|seon|chat/i;
/** Looked at: these are compared or shown, and load nothing. */
const harmless = new Set(['general.domain_state', 'general.domain_type', 'seo.hosts']);

test('every setting that looks like it loads code needs a second person', () => {
  const fromSchemas = Object.entries(settingSchemas).flatMap(([file, fields]) =>
    Object.keys(fields).map((field) => `${file}.${field}`),
  );
  const fromRelease = entriesOf(readFiles('content'))
    .filter(({ kind }) => kind === 'setting')
    .map(({ name }) => name);
  const names = [...new Set([...fromSchemas, ...fromRelease])].filter((name) => scriptLike.test(name));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !isScriptSetting(name) && !harmless.has(name))).toEqual([]);
});
