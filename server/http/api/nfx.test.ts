// The content system's reads, without an envelope.
import { expect, vi } from 'vitest';
import { test } from '#tests/doors.ts';
import { log } from '../../plumbing/log.ts';

test('the locales, each with a code and a name, and the default among them (S7-R095, S3-R001)', async ({
  doors,
}) => {
  const response = await doors.get('/nfx/i18n/locales');
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json())).toEqual(['locales', 'defaultLocale']);
  const { locales, defaultLocale } = response.json();
  for (const locale of locales)
    expect(locale).toEqual({ code: expect.any(String), name: expect.any(String) });
  expect(locales.map(({ code }: { code: string }) => code)).toContain(defaultLocale);
});

test('the messages of a locale are one nested dictionary (S7-R096)', async ({ doors }) => {
  const english = (await doors.get('/nfx/i18n/messages/en')).json();
  const russian = (await doors.get('/nfx/i18n/messages/ru')).json();
  expect(russian.system.NOT_FOUND.header).toEqual(expect.any(String));
  expect(russian.system.NOT_FOUND.header).not.toBe(english.system.NOT_FOUND.header);
});

test('an area alone comes compiled, under its full names', async ({ doors }) => {
  const area = (await doors.get('/nfx/i18n/messages/ru?area=system')).json();
  const dictionary = (await doors.get('/nfx/i18n/messages/ru')).json();
  expect(area['system.NOT_FOUND.header']).toEqual([dictionary.system.NOT_FOUND.header]);
  expect(Object.keys(area).every((id) => id.startsWith('system.'))).toBe(true);
});

test.for([
  '/nfx/i18n/messages/xx',
  '/nfx/i18n/messages/RU',
  '/nfx/i18n/messages/__proto__',
  '/nfx/i18n/messages/en?area=nothing',
  '/nfx/i18n/messages/en?area=__proto__',
  '/nfx/cms-config/xx',
  '/nfx/nothing',
])('%s is 404 and empty', async (url, { doors }) => {
  const response = await doors.get(url);
  expect({ status: response.statusCode, body: response.json() }).toEqual({ status: 404, body: {} });
});

test('the settings of the content system are one object, in one language (S7-R098)', async ({ doors }) => {
  const [english, russian] = [
    (await doors.get('/nfx/cms-config/en')).json(),
    (await doors.get('/nfx/cms-config/ru')).json(),
  ];
  expect(Object.keys(english)).toEqual([
    'auth',
    'loyalty',
    'functionalSettings',
    'site',
    'redirects',
    'customCode',
    'web',
    'pages',
    'systemPages',
    'banners',
  ]);
  expect(english.banners.length).toBeGreaterThan(0);
  expect(russian.banners.length).toBe(english.banners.length);
  expect(russian.banners[0].description.title).not.toBe(english.banners[0].description.title);
});

test('the marker of a read is noted, whichever way it comes, and not required (S7-R097)', async ({
  doors,
}) => {
  using noted = vi.spyOn(log, 'info').mockReturnValue();
  const markers = () =>
    noted.mock.calls.filter(([text]) => text === 'content read').map(([, facts]) => facts);
  await doors.get('/nfx/i18n/locales', { 'user-agent': 'NFX-I18N' });
  await doors.get('/nfx/i18n/messages/ru', { 'x-user-agent': 'NFX-I18N', 'user-agent': 'Mozilla/5.0' });
  await doors.get('/nfx/i18n/messages/en', { 'user-agent': '' });

  expect(markers()).toEqual([
    { path: '/nfx/i18n/locales', marker: 'NFX-I18N' },
    { path: '/nfx/i18n/messages/ru', marker: 'NFX-I18N' },
    { path: '/nfx/i18n/messages/en', marker: '' },
  ]);
});
