// Origins that two persons trust: exact ones over https, and of those only what the list for links names.
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { test } from '#tests/world.ts';
import { isTrustedAddress, readTrustedOrigins, trustedOriginSettings } from './trusted-origins.ts';

const isGood = (value: unknown) => z.safeParse(trustedOriginSettings.links, value).success;

test.for([
  ['https://partner.example', true],
  ['https://a', true],
  ['https://1.example', true],
  ['https://my-partner.example:8443', true],
  ['https://partner.example:8', true],
  ['https://partner.example:123456', false],
  ['https://partner.example:', false],
  ['https://partner.example/', false],
  ['https://*.partner.example', false],
  ['https://partner.example.', false],
  ['https://-partner.example', false],
  ['https://Partner.example', false],
  ['http://partner.example', false],
  ['a https://partner.example', false],
  ['https://partner.example b', false],
  ['https://', false],
  ['', false],
] as const)('%s is an origin that can be trusted: %s', ([origin, expected]) => {
  expect(isGood([origin])).toBe(expected);
  expect(z.safeParse(trustedOriginSettings.scripts, [origin]).success).toBe(expected);
});

test('no more than fifty origins are trusted', () => {
  const origins = (count: number) => Array.from({ length: count }, (_, at) => `https://a${at}.example`);
  expect([isGood([]), isGood(origins(50)), isGood(origins(51))]).toEqual([true, true, false]);
});

test('scripts and links are trusted apart, and a list that cannot be read trusts nobody', async ({
  world: { db },
}) => {
  expect(await readTrustedOrigins(db.sql)).toEqual({ scripts: [], links: [] });
  const now = new Date('2026-03-01T12:00:00Z');
  const write = (name: string, value: unknown) => db.sql`
    insert into content_entry (kind, name, value, version, is_changed, changed_at, changed_by)
    values ('setting', ${name}, ${JSON.stringify(value)}::text::jsonb, 1, true, ${now}, 'Ann')
    on conflict (kind, name, locale) do update set value = excluded.value`;
  await write('trusted-origins.scripts', ['https://scripts.example']);
  await write('trusted-origins.links', ['https://links.example']);
  const trusted = await readTrustedOrigins(db.sql);
  expect(trusted).toEqual({ scripts: ['https://scripts.example'], links: ['https://links.example'] });
  const isTrusted = (address: string) => isTrustedAddress(address, trusted);
  expect(['https://links.example', 'https://links.example/a?b#c'].map(isTrusted)).toEqual([true, true]);
  expect(
    [
      ...['https://scripts.example/', 'http://links.example/', 'https://links.example:8443/'],
      ...['https://links.example.evil.example/', '//links.example', 'links.example', ''],
    ].filter(isTrusted),
  ).toEqual([]);
  await write('trusted-origins.links', ['https://links.example', 'http://open.example']);
  expect(await readTrustedOrigins(db.sql)).toMatchObject({ links: [] });
});
