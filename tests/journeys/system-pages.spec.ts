// The twelve system pages: what each shows, where its button leads, and what happens when words are missing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import english from '#content/messages/en/system.json' with { type: 'json' };
import russian from '#content/messages/ru/system.json' with { type: 'json' };
import { type SystemPageName, systemPageNames } from '#rules/system-pages.ts';
import './router.ts';
import { journey } from './sent-page.ts';

const buttons: Readonly<Record<SystemPageName, string | null>> = {
  MAINTENANCE: null,
  PAY_CANCEL: '/cashier/deposit',
  PAY_FAIL: '/cashier/deposit',
  PAY_MOBILE: null,
  PAY_NEW_WINDOW: '/cashier/deposit',
  PAY_PENDING: null,
  PAY_SUCCESS: '/gamehall',
  NOT_FOUND: null,
  FORBIDDEN: null,
  USER_BLOCK: '/support',
  UNSUBSCRIBE: null,
  ERRORS_SLOT: '/gamehall',
};

/** Runs in the tab that reads: the system page of a document, if it is one. */
const shownIn = (document: Document) => {
  const page = document.querySelector('[data-system-page]');
  const all = (selector: string) => [...(page?.querySelectorAll(selector) ?? [])];
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
  return {
    name: page?.getAttribute('data-system-page'),
    headings: texts('h1'),
    description: texts('[data-part=description]'),
    buttons: texts('a:not([data-part=link]), button'),
    targets: all('a:not([data-part=link])').map((link) => link.getAttribute('href')),
    picture: all('[data-part=icon] img').map((image) => image.getAttribute('src'))[0],
    hasLoader: all('[data-part=icon] [role=status]').length === 1,
  };
};

journey.for([
  ['', english],
  ['/ru', russian],
] as const)(
  'each of the twelve, at "%s", has a sign, its own words, and the button it should have or none (S2-R190, ' +
    'S2-R191, S2-R192, S2-R193, S2-R194, S2-R195, S2-R196, S2-R197, S2-R198, S2-R199, S2-R200, S2-R202, ' +
    'S2-R203, S2-R205)',
  async ([prefix, words], { read, origin }) => {
    for (const name of systemPageNames) {
      const { header, description, button } = words[name] as Record<string, string | undefined>;
      const target = buttons[name];
      const { screen } = await read(`${prefix}/_kit/system/${name}`);
      const { picture, ...shown } = await screen.evaluate(shownIn);
      expect(shown).toEqual({
        name,
        headings: [header],
        description: [description?.replace('{site}', 'Marigold')],
        buttons: target === null ? [] : [button],
        targets: target === null ? [] : [prefix + target],
        hasLoader: name === 'PAY_PENDING',
      });
      if (name === 'PAY_PENDING') continue;
      const file = await fetch(origin + picture);
      expect([file.status, file.headers.get('content-type')], name).toEqual([200, 'image/webp']);
    }
  },
);

const specimen = (page: Page, name: string) => page.locator(`[data-system-page=${name}]`);

/** Goes on to the next page without a reload. */
async function goTo(page: Page, name: SystemPageName): Promise<void> {
  await page.evaluate(
    (to) => __TSR_ROUTER__.navigate({ to: '/_kit/system/$name', params: { name: to } }),
    name,
  );
  await specimen(page, name).waitFor();
}

journey('the button leads on, in the visitor’s language (S2-R196)', async ({ open }) => {
  const page = await open('/ru/_kit/system/PAY_SUCCESS');
  for (const name of ['PAY_SUCCESS', 'ERRORS_SLOT'] as const) {
    await goTo(page, name);
    await specimen(page, name).getByRole('link').click();
    await page.waitForURL('/ru/gamehall');
  }
});

journey(
  'without its header, its description or its button in the translations, that part is not shown (S2-R204)',
  async ({ open }) => {
    const page = await open('/_kit/system/PAY_FAIL');
    const parts = ['h1', '[data-part=description]', 'a'];
    const counts = () =>
      specimen(page, 'PAY_FAIL').evaluate(
        (element, all) => all.map((part) => element.querySelectorAll(part).length),
        parts,
      );
    await expect.poll(counts).toEqual([1, 1, 1]);

    for (const [locale, part, left] of [
      ['ru', 'header', [0, 1, 1]],
      ['lv', 'description', [1, 0, 1]],
      ['pt', 'button', [1, 1, 0]],
    ] as const) {
      await page.route(`**/nfx/i18n/messages/${locale}?area=system`, async (route) => {
        const answer = await route.fetch();
        const { [`system.PAY_FAIL.${part}`]: _, ...messages } = await answer.json();
        await route.fulfill({ response: answer, json: messages });
      });
      await page.evaluate((code) => __TSR_ROUTER__.options.context.texts.speak(code), locale);
      await page.locator(`html[lang=${locale}]`).waitFor();
      await expect.poll(counts, { message: part }).toEqual(left);
    }
  },
);

journey('an address that is nowhere is NOT_FOUND, with its status (S2-R206)', async ({ read }) => {
  const { status, screen } = await read('/ru/no/such');
  expect(status).toBe(404);
  const { header, description } = russian.NOT_FOUND;
  await expect(screen.evaluate(shownIn)).resolves.toMatchObject({
    name: 'NOT_FOUND',
    headings: [header],
    description: [description],
  });
});
