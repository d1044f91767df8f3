// The twelve system pages: what each shows, where its button leads, and what happens when words are missing.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import english from '#content/messages/en/system.json' with { type: 'json' };
import russian from '#content/messages/ru/system.json' with { type: 'json' };
import { type SystemPageName, systemPageNames } from '#rules/system-pages.ts';
import { journey } from './browser.ts';
import './router.ts';

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

const specimen = (page: Page, name: string) => page.locator(`[data-system-page=${name}]`);

/** Goes on to the next page without a reload. */
async function goTo(page: Page, name: SystemPageName): Promise<void> {
  await page.evaluate(
    (to) => __TSR_ROUTER__.navigate({ to: '/_kit/system/$name', params: { name: to } }),
    name,
  );
  await specimen(page, name).waitFor();
}

journey.for([
  ['', english],
  ['/ru', russian],
] as const)(
  'each of the twelve, at "%s", has a sign, its own words, and the button it should have or none (S2-R190, ' +
    'S2-R191, S2-R192, S2-R193, S2-R194, S2-R195, S2-R196, S2-R197, S2-R198, S2-R199, S2-R200, S2-R201, S2-R202, ' +
    'S2-R203, S2-R205)',
  async ([prefix, words], { open }) => {
    const page = await open(`${prefix}/_kit/system/MAINTENANCE`);
    for (const name of systemPageNames) {
      await goTo(page, name);
      const { header, description, button } = words[name] as Record<string, string | undefined>;
      const shown = specimen(page, name);
      await expect
        .poll(() => shown.getByRole('heading', { level: 1 }).innerText(), { message: name })
        .toBe(header);
      await expect
        .poll(() => shown.locator('[data-part=description]').innerText(), { message: name })
        .toBe(description);

      const links = shown.locator('a, button');
      const target = buttons[name];
      await expect
        .poll(() => links.allInnerTexts(), { message: name })
        .toEqual(target === null ? [] : [button]);
      if (target !== null)
        await expect.poll(() => links.getAttribute('href'), { message: name }).toBe(prefix + target);
      await expect
        .poll(() => signOf(page, name), { message: name })
        .toBe(name === 'PAY_PENDING' ? 'loader' : 'icon');
    }
  },
);

/** Waits for the drawing to be there, not only for its place. */
async function signOf(page: Page, name: SystemPageName): Promise<'icon' | 'loader'> {
  const sign = specimen(page, name).locator('[data-part=icon]');
  if ((await sign.getByRole('status').count()) > 0) return 'loader';
  await sign.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  return 'icon';
}

journey('the button leads on, in the visitor’s language (S2-R196, S2-R201)', async ({ open }) => {
  const page = await open('/ru/_kit/system/PAY_SUCCESS');
  for (const name of ['PAY_SUCCESS', 'ERRORS_SLOT'] as const) {
    await goTo(page, name);
    await specimen(page, name).getByRole('link').click();
    await page.waitForURL('/ru/gamehall');
  }
});

journey.for([
  ['header', 'h1'],
  ['description', '[data-part=description]'],
  ['button', 'a'],
] as const)(
  'without its %s in the translations, that part is not shown (S2-R204)',
  async ([part, selector], { open }) => {
    const page = await open('/_kit/system/PAY_FAIL');
    await page.route('**/nfx/i18n/messages/ru?area=system', async (route) => {
      const answer = await route.fetch();
      const { [`system.PAY_FAIL.${part}`]: _, ...messages } = await answer.json();
      await route.fulfill({ response: answer, json: messages });
    });
    const counts = () =>
      specimen(page, 'PAY_FAIL').evaluate((element) =>
        ['h1', '[data-part=description]', 'a'].map((each) => element.querySelectorAll(each).length),
      );
    await expect.poll(counts).toEqual([1, 1, 1]);

    await page.evaluate(() => __TSR_ROUTER__.options.context.texts.speak('ru'));
    await page.locator('html[lang=ru]').waitFor();
    await expect.poll(() => specimen(page, 'PAY_FAIL').locator(selector).count()).toBe(0);
    await expect.poll(async () => (await counts()).toSorted()).toEqual([0, 1, 1]);
  },
);

journey('an address that is nowhere is NOT_FOUND, with its status (S2-R206)', async ({ open }) => {
  const page = await open('/ru/no/such', { status: 404 });
  const shown = specimen(page, 'NOT_FOUND');
  await expect
    .poll(() => shown.getByRole('heading', { level: 1 }).innerText())
    .toBe(russian.NOT_FOUND.header);
  await expect
    .poll(() => shown.locator('[data-part=description]').innerText())
    .toBe(russian.NOT_FOUND.description);
});
