import { expect } from 'vitest';
import { test } from '#tests/doors.ts';

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
