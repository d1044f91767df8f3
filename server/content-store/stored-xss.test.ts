// What an editor can fill in, filled in by an enemy: no field of any kind of entry becomes anything that runs.
import { expect } from 'vitest';
import type { Json } from '#contract/content-entries.ts';
import { edit, text, thing } from '#tests/content-store.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { readFiles } from '../content/content-files.ts';
import { entriesOf } from '../content/entries.ts';
import { cleanHtml } from '../content/rich-text.ts';

const test = inDoors.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { hasStore: true });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/a.webp" onload="alert(1)">',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<math><mtext></mtext><style><img src=x onerror=alert(1)></style></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "https://evil.example"</style>',
  '<base href="https://evil.example">',
  '<object data="https://evil.example"></object>',
  '<h2 id="x" onmouseover=alert(1)>x</h2>',
  `${'<b>'.repeat(5_000)}x`,
];

const dangerous =
  /<(script|iframe|svg|form|input|style|base|object|math|noscript)|\bon\w+\s*=|javascript:|data:|\/\/evil|srcdoc|style=/i;

test.for(attacks)('rich text: %s', (attack) => {
  expect(cleanHtml(attack)).not.toMatch(dangerous);
});

test('what an article needs stays as it was written', () => {
  const article =
    '<h2>Title</h2><p>Text <strong>bold</strong> <em>soft</em></p><ul><li>one</li></ul>' +
    '<p><a href="/terms">here</a> <a href="mailto:a@b.example">mail</a></p><img src="/media/a1.webp" alt="A" />';
  expect(cleanHtml(article)).toBe(article);
  expect(cleanHtml('<a href="https://a.example/x">out</a>')).toBe(
    '<a href="https://a.example/x" rel="noopener external" target="_blank">out</a>',
  );
});

test('the body of a page is cleaned where it is saved, and once more where it is served', async ({
  doors,
  world,
}) => {
  const { db } = world;
  const value = { title: 'T', description: '', intro: '', sections: [], body: attacks.slice(0, -1).join('') };
  await edit(db, [{ kind: 'page', name: 'terms', locale: 'en', value }]);
  const [kept] = await db.sql<{ body: string }>`
    select value ->> 'body' as body from content_entry where kind = 'page' and name = 'terms' and locale = 'en'`;
  expect(kept!.body).not.toMatch(dangerous);

  // Somebody reaches the database in another way.
  await db.sql`
    update content_entry set value = jsonb_set(value, '{body}', to_jsonb(${attacks.join('')}::text))
    where kind = 'page' and name = 'terms' and locale = 'en'`;
  await db.sql`select pg_notify('content', '')`;
  await edit(db, [text('home.head.title', 'lv', 'Cits')]);
  await expect.poll(() => doors.product.content.revision).toBe(2);
  const { result } = await doors.ask('content.getPage', { slug: 'terms' });
  expect(result.body).not.toMatch(dangerous);
  expect(result.body).toContain('x');
});

const hostile = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example',
  '/\\evil',
];
const banner = (link: string, scene = 'king'): Json => ({
  id: 77,
  finished_at: null,
  description: { position: 'home-top', scene, kicker: '', title: 'T', actions: [{ label: 'Go', link }] },
});
const popup = (link: string, image = 'chest'): Json => ({
  id: 77,
  started_at: null,
  finished_at: null,
  paths: null,
  image,
  kicker: '',
  title: { $in: { en: 'T' } },
  text: '',
  action: { label: 'Go', link },
});

test.for(hostile)(
  'a link to %s is refused in a banner, a popup and a redirect',
  async (link, { world: { db } }) => {
    for (const entry of [
      thing('banner', '77', banner(link)),
      thing('popup', '77', popup(link)),
      thing('redirect', '/x', { from_url: '/x', to_url: link }),
    ])
      await expect(edit(db, [entry])).rejects.toMatchObject({ reason: 'InvalidParameter' });
  },
);

test.for([
  '../../../api/auth.logout',
  '/api/auth.logout',
  '/api/auth.logout?x=.png',
  'x" onerror="alert(1)',
  'https://evil.example/a.png',
])('a picture called %s is refused', async (name, { world: { db } }) => {
  for (const entry of [
    thing('banner', '77', banner('/', name)),
    thing('popup', '77', popup('/', name)),
    thing('page', 'terms', { slug: 'terms', image: name }),
  ])
    await expect(edit(db, [entry])).rejects.toMatchObject({ reason: 'InvalidParameter' });
});

test.for<[string, Json]>([
  [
    'a tag that leads elsewhere',
    { meta: [{ 'http-equiv': 'refresh', content: '0;url=https://evil.example' }] },
  ],
  ['a tag with a name and more', { meta: [{ name: 'a', content: 'b', 'http-equiv': 'refresh' }] }],
  ['tags that are no list', { meta: 'refresh' }],
  ['questions that are no list', { faq: { question: 'a', answer: 'b' } }],
  ['a title that is no text', { title: { dangerouslySetInnerHTML: '<b>' } }],
  ['a picture of elsewhere', { openGraph: { image: 'https://evil.example/a.png' } }],
  ['an address that runs', { organization: { name: 'a', url: 'javascript:alert(1)' } }],
  ['something nobody knows', { script: 'alert(1)' }],
])('%s is refused in what search engines are told', async ([, said], { world: { db } }) => {
  const entry = thing('seo', '/terms', { path: '/terms', ...(said as object) });
  await expect(edit(db, [entry])).rejects.toMatchObject({ reason: 'InvalidParameter' });
});

test('all that a release and the form at the desk say of a page can be saved', async ({ world: { db } }) => {
  const entries = entriesOf(readFiles('content')).filter(({ kind }) => kind === 'seo');
  expect(entries.length).toBeGreaterThan(2);
  await edit(db, entries);
  const blank = { path: '/new', title: { $in: {} }, description: { $in: {} }, robots: '' };
  await edit(db, [thing('seo', '/new', blank)]);
});

test('a text is said as it is written, and never as HTML', async ({ doors, world: { db } }) => {
  await edit(db, [text('home.head.title', 'pt', attacks[0]!)]);
  await expect
    .poll(async () => (await doors.get('/nfx/i18n/messages/pt')).json().home.head.title)
    .toBe(attacks[0]);
  const answer = await doors.get('/nfx/i18n/messages/pt');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});
