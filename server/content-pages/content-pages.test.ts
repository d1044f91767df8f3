import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';

test('content.getPage gives a page of the content system in the language asked for', async ({ doors }) => {
  const english = await doors.ask('content.getPage', { slug: 'about-us' });
  expect(english).toMatchObject({ status: 200, result: { slug: 'about-us', title: 'About Marigold' } });

  const russian = await doors.ask('content.getPage', { slug: 'about-us', locale: 'ru' });
  expect(russian.result.title).not.toBe(english.result.title);
  const ids = (page: { sections: { id: string }[] }) => page.sections.map(({ id }) => id);
  expect(ids(russian.result)).toEqual(ids(english.result));
});

test('content.getPage answers nothing for a name that no page has', async ({ doors }) => {
  for (const slug of ['no-such-page', '', '__proto__', 'about-us/'])
    expect(await doors.ask('content.getPage', { slug })).toMatchObject({ status: 200, result: null });
});

test('the settings of forms are told in the asker’s language, with the sites that can really vouch for someone (S3-R082, S3-R157)', async ({
  doors,
  world,
}) => {
  const { result } = await doors.ask('content.getSettings', { locale: 'ru' });
  expect(result.auth.authTypes.map(({ id, label }: { id: string; label: string }) => [id, label])).toEqual([
    ['email', 'Почта'],
    ['phone', 'Телефон'],
    ['full', 'Все поля'],
  ]);
  expect(result.auth.social.map(({ service }: { service: string }) => service)).toEqual(['sandbox']);
  expect(result.validator).toEqual({ messageSet: 'A', messages: {} });
  expect(result.cashier).toEqual({
    depositView: 'ContainerView',
    detalizationPlaces: ['header-cashier', 'header-profile-menu'],
    methodUrl: 'sysname',
  });

  await using real = await openDoorsIn(world, {
    env: { SANDBOX: 'off', RETURN_TO: 'https://partner.example', FORMS_FRAMED_BY: 'https://frame.example' },
  });
  const told = await real.ask('content.getSettings');
  expect(told.result.auth.social).toEqual([]);
  expect(told.result.places).toEqual({ hosts: ['partner.example'], framedBy: ['https://frame.example'] });
});
