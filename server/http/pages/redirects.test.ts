// Where an operator sends visitors, as a visitor meets it.
import { expect } from 'vitest';
import { edit, thing } from '#tests/content-store.ts';
import { test as inDoors, openDoorsIn } from '#tests/doors.ts';

const test = inDoors.extend('doors', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const doors = await openDoorsIn(world, { hasStore: true });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return doors;
});

const rules = [
  ['/spring', '/promotions'],
  ['/autumn/*', '/promotions?from=autumn'],
  ['/autumn/last', '/terms'],
  ['/partner', 'https://partner.example/landing'],
  ['/profile/old', '/support'],
  ['/first', '/second'],
  ['/second', '/third'],
] as const;

test.for([
  ['exactly (S2-R078)', '/spring', '/promotions'],
  ['with a wildcard (S2-R079)', '/autumn/sale/1', '/promotions?from=autumn'],
  ['exactly before a wildcard', '/autumn/last', '/terms'],
  ['to an internal target, in the visitor’s language (S2-R080)', '/ru/spring', '/ru/promotions'],
  ['to an external target (S2-R081)', '/partner', 'https://partner.example/landing'],
  ['with the query (S2-R082)', '/spring?promo_code=A&b=2', '/promotions?promo_code=A&b=2'],
  ['with the query to another site', '/partner?track_id=7', 'https://partner.example/landing?track_id=7'],
  ['past the guard of players’ pages', '/profile/old', '/support'],
  ['through several rules at once', '/first', '/third'],
] as const)('an operator’s redirect leads %s: %s → %s (S3-R147)', async ([, from, to], { doors, world }) => {
  if (doors.product.content.revision === 0)
    await edit(
      world.db,
      rules.map(([from_url, to_url]) => thing('redirect', from_url, { from_url, to_url })),
    );
  await expect.poll(() => doors.product.content.revision).toBe(1);
  const answer = await doors.get(from);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('they are told to pages and in the settings of the content system', async ({ doors }) => {
  const { items } = (await doors.ask('content.getRedirects')).result;
  expect(items).toContainEqual({ from_url: '/spring', to_url: '/promotions' });
  expect((await doors.get('/nfx/cms-config/en')).json().redirects).toContainEqual({
    from_url: '/spring',
    to_url: '/promotions',
  });
});

test('no address that a visitor writes leads to another site', async ({ doors }) => {
  for (const path of ['/autumn/https://evil.example', '/autumn//evil.example', '/autumn/%2F%2Fevil.example'])
    expect(
      (await doors.get(`${path}?to=https://evil.example&from=//evil`)).headers.location ?? '',
    ).not.toMatch(/^(https?:)?\/\/|^\/\\/);
});
