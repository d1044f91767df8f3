// In which language a visitor is met: by what their browser asks for, among the languages that there are.
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';

const spoken = (...codes: string[]) => codes.map((code) => ({ code, name: code }));

test.for<[asked: string, home: string | undefined]>([
  ['pt-BR', '/pt-br'],
  ['pt-PT', '/pt'],
  ['ru-RU', '/ru'],
  ['de, ru;q=0.5', '/ru'],
  ['de', undefined],
  ['en', undefined],
])('a browser that asks for %s is led to %s (S9-R036, S9-R037)', async ([asked, home], { world }) => {
  const content = { locales: spoken('en', 'ru', 'pt', 'pt-br'), defaultLocale: 'en' };
  await using doors = await openDoorsIn(world, { site: createLittleSite(), content });
  const response = await doors.get('/', { 'accept-language': asked });
  expect(response.headers['location']).toBe(home);
  expect(response.statusCode).toBe(home === undefined ? 200 : 302);
});

test('another default language, and bare addresses speak it (S9-R062)', async ({ world }) => {
  const site = createLittleSite();
  const content = { locales: spoken('en', 'ru'), defaultLocale: 'ru' };
  await using doors = await openDoorsIn(world, { site, content });
  await doors.get('/offers');
  expect(site.renders.at(-1)?.visit.locale).toBe('ru');
  await doors.get('/en/offers');
  expect(site.renders.at(-1)?.visit.locale).toBe('en');
  expect((await doors.get('/ru/offers')).headers['location']).toBe('/offers');
});
