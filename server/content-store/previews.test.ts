import { expect } from 'vitest';
import { content as calls } from '#contract/content.ts';
import { edit, thing } from '#tests/content-store.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { signed } from '../at-rest/secret.ts';
import { finish } from '../http/pages/made-page.ts';
import { writeDraft } from './previews.ts';

/** A site that shows the page of its address, and who looks at it. */
const site = {
  ...createLittleSite(),
  render: (async (address, parts) => {
    const slug = new URL(address).pathname.slice(1);
    const page = await parts.ask(calls.getPage, { slug });
    const text = `<html nonce="${parts.nonce}">${page?.title ?? 'none'} preview ${parts.visit.isPreview ?? false}</html>`;
    return finish({ status: 200, location: null, text, isOwn: false }, parts);
  }) satisfies ReturnType<typeof createLittleSite>['render'],
};

const test = inDoors.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { hasStore: true, site });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

type Doors = Awaited<ReturnType<typeof openDoorsIn>>;
const words = (title: string) => ({ title, description: '', intro: '', sections: [] });
const secretOf = (doors: Doors) => doors.product.secret;

const draft = (
  { product: { db, secret, clock } }: Doors,
  title: string,
  path = '/terms',
  now = clock.now(),
) =>
  db.atomically((tx) =>
    writeDraft(tx, [{ kind: 'page', name: 'terms', locale: 'en', value: words(title) }], path, {
      by: 'ed',
      secret,
      now,
    }),
  );

test('who has the link sees the draft, at its page, as a guest; nobody else does', async ({
  doors,
  world,
}) => {
  const session = await doors.signIn(await world.player());
  const link = `/terms?content_preview=${await draft(doors, 'Draft')}`;
  for (const headers of [{}, session]) {
    const seen = await doors.get(link, headers);
    expect(seen.body).toContain('Draft preview true');
    expect(seen.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(seen.headers['set-cookie']).toBeUndefined();
  }
  expect((await doors.get('/terms')).body).not.toContain('Draft');
  expect((await doors.ask('content.getPage', { slug: 'terms' })).result.title).not.toBe('Draft');
});

test('a preview of what begins later shows it now', async ({ doors, world: { db } }) => {
  const later = { slug: 'soon', image: '', from: '2999-01-01T00:00:00Z', until: null };
  await edit(db, [
    thing('page', 'soon', later),
    { kind: 'page', name: 'soon', locale: 'en', value: words('Soon') },
  ]);
  await expect.poll(() => doors.product.content.revision).toBeGreaterThan(0);
  expect((await doors.get('/soon')).body).toContain('none');
  const { secret, clock } = doors.product;
  const word = await db.atomically((tx) =>
    writeDraft(tx, [thing('page', 'soon', later)], '/soon', { by: 'ed', secret, now: clock.now() }),
  );
  expect((await doors.get(`/soon?content_preview=${word}`)).body).toContain('Soon preview true');
});

test.for([
  ['of another page', async (doors: Doors) => draft(doors, 'Draft', '/privacy')],
  ['that has ended', (doors: Doors) => draft(doors, 'Draft', '/terms', new Date('2026-01-01T00:00:00Z'))],
  [
    'signed by somebody else',
    async () => signed(Buffer.alloc(32), 'content preview', JSON.stringify(forged)),
  ],
  [
    'signed for something else',
    async (doors: Doors) => signed(secretOf(doors), 'other', JSON.stringify(forged)),
  ],
  [
    'to a draft there is not',
    async (doors: Doors) =>
      signed(secretOf(doors), 'content preview', JSON.stringify({ ...forged, draft: 999_999 })),
  ],
  ['made up', async () => '"><script>alert(1)</script>'],
  ['left empty', async () => ''],
] as const)('a link %s shows nothing but that it has ended', async ([, make], { doors }) => {
  await draft(doors, 'Draft');
  const answer = await doors.get(`/terms?content_preview=${encodeURIComponent(await make(doors))}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('This preview has ended');
  expect(answer.body).not.toMatch(/Draft|<script>alert/);
});

const forged = { draft: 1, path: '/terms', until: 9_999_999_999_999 };
