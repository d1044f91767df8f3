import { expect } from 'vitest';
import { openDoors, test } from '#tests/doors.ts';
import { codes } from '#tests/languages.ts';
import { readContent } from '../content/content.ts';

test('metadata.get tells the site how it is set up: flags and dictionaries (S7-R082)', async ({ doors }) => {
  const { result } = await doors.ask('metadata.get');
  expect(result).toEqual({
    is_sandbox: true,
    content_version: expect.stringMatching(/^[0-9a-f]{12}$/),
    content_revision: 0,
    feature_flags: {
      identityVerification: true,
      responsibleGaming: true,
      betHistory: true,
      twoFactor: true,
      loyalty: true,
      bettingNotice: true,
      clickableTitle: false,
    },
    validation_messages: {},
    payment_marks: [],
  });
});

test('its flags and its words are the content system’s, in the asker’s language', async () => {
  const { cms, hasCms, cmsWords, ...content } = readContent('content');
  const words: Record<string, string> = { en: 'Please say', ru: 'Скажите' };
  const own: Record<string, unknown> = {
    site: {
      identityVerification: true,
      responsibleGaming: false,
      betHistory: true,
      twoFactor: true,
      bettingNotice: true,
      clickableTitle: false,
    },
    'validation-messages': { required: { $text: 'required' } },
  };
  await using doors = await openDoors({
    content: {
      ...content,
      cms: <T>(name: string) => (own[name] ?? cms(name)) as T,
      hasCms: (name) => name in own || hasCms(name),
      cmsWords: (locale, name) =>
        name === 'validation-messages' ? { required: words[locale] } : cmsWords(locale, name),
    },
  });
  const { result } = await doors.ask('metadata.get', { locale: 'ru' });
  expect(result).toMatchObject({
    feature_flags: {
      identityVerification: true,
      responsibleGaming: false,
      betHistory: true,
      twoFactor: true,
      loyalty: true,
      bettingNotice: true,
      clickableTitle: false,
    },
    validation_messages: { required: 'Скажите' },
  });
});

test('metadata.getgeneralinfo also names what nothing follows from yet', async ({ doors }) => {
  expect((await doors.ask('metadata.getgeneralinfo')).result).toMatchObject({
    analytic: {},
    is_seon_enabled: false,
    is_game_history_export_enabled: true,
  });
});

test.for([
  ['S3-R136', 'available_currencies', ['USD', 'EUR', 'BRL']],
  ['S3-R137', 'available_locales', codes],
  ['S3-R138', 'default_currency', 'USD'],
  ['S3-R142', 'time_to_force_logout', 1800],
  ['S3-R143', 'is_bonus_isolation_enabled', false],
  ['S3-R144', 'is_game_history_export_enabled', true],
  ['S3-R145', 'user_inactivity_cashier_time', 0],
  ['S3-R146', 'user_inactivity_pp_time', 0],
] as const)('(%s) metadata.getgeneralinfo has %s (S7-R083)', async ([, field, value], { doors }) => {
  const { status, result } = await doors.ask('metadata.getgeneralinfo');
  expect(status).toBe(200);
  expect(result[field]).toEqual(value);
});

test('metadata.getCurrencies calls each currency by its name in the asker’s language', async ({ doors }) => {
  const named = async (locale: string) =>
    (await doors.ask('metadata.getCurrencies', { locale })).result.items.map(
      ({ code, name }: { code: string; name: string }) => `${code}, ${name}`,
    );
  expect(await named('en')).toEqual(['USD, US Dollar', 'EUR, Euro', 'BRL, Brazilian Real']);
  expect(await named('ru')).toEqual(['USD, доллар США', 'EUR, евро', 'BRL, бразильский реал']);
});
