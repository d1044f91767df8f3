// Pictures that come from the content system, in the size of the screen they are shown on.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { popup } from './auth-popup.ts';
import { journey, type Open, type Visit } from './browser.ts';

/** Every picture that a page asked for, without where it came from. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(decodeURIComponent(new URL(request.url()).pathname));
  });
  return asked;
}

interface Shown {
  page: Page;
  asked: string[];
}

/** The popup of signing up, with a banner of the kind that is wished. */
async function openPopup(open: Open, visit: Visit, banner: object = {}): Promise<Shown> {
  let asked: string[] = [];
  const page = await open('/about-us?show_popup_reg=1', {
    ...visit,
    prepare: async (tab) => {
      asked = picturesOf(tab);
      await tab.route('**/api/content.getSettings*', async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        for (const each of body.result.auth.banners) Object.assign(each, banner);
        await route.fulfill({ response: answer, json: body });
      });
      await visit.prepare?.(tab);
    },
  });
  await popup(page).locator('[data-banner] picture img').waitFor();
  return { page, asked };
}

const figure = ({ page }: Shown) => popup(page).locator('[data-banner] picture img');

const isDrawn = (shown: Shown) =>
  expect
    .poll(() => figure(shown).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

const images = { image_mobile: 'char_fox-520', image_tablet: 'char_lion' };

journey(
  'the banner beside the form has a picture for phones and one for tablets, each in its size (S3-R089, S9-R047, S9-R049)',
  long,
  async ({ open }) => {
    const phone = await openPopup(open, { width: 390 }, { ...images, banner_type: 'regular' });
    await isDrawn(phone);
    expect(phone.asked).toContain('/_ipx/f_webp&q_95&fit_contain&s_360x240/art/obj/char_fox-520.webp');
    expect(phone.asked.filter((path) => path.includes('/obj/char_lion'))).toEqual([]);
    const set = await figure(phone).getAttribute('srcset');
    expect(set).toContain('s_720x480/art/obj/char_fox-520.webp 2x');

    const tablet = await openPopup(open, { width: 800 }, { ...images, banner_type: 'regular' });
    await isDrawn(tablet);
    expect(tablet.asked).toContain('/_ipx/f_webp&q_95&fit_contain&s_360x520/art/obj/char_lion.webp');
    expect(tablet.asked.filter((path) => path.includes('/obj/char_fox'))).toEqual([]);
  },
);

journey('a compact banner has a lower picture on phones (S9-R048)', async ({ open }) => {
  const phone = await openPopup(open, { width: 390 }, { ...images, banner_type: 'compact' });
  await isDrawn(phone);
  expect(phone.asked).toContain('/_ipx/f_webp&q_95&fit_contain&s_360x148/art/obj/char_fox-520.webp');
});

journey('pictures of the content system are made to size on the way (S2-R125)', async ({ open }) => {
  const page = await open('/about-us');
  const picture = page.locator('main article picture img').first();
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.getAttribute('src'), image.getAttribute('srcset'), image.naturalWidth] as const;
  });
  expect(shown[0]).toMatch(/^\/_ipx\/f_webp&q_95&/);
  expect(shown[1]!.split(', ').every((each) => each.startsWith('/_ipx/'))).toBe(true);
  expect(shown[2]).toBeGreaterThan(0);
});

const broken = [/^(404|500) for GET .*\/(_ipx|art)\//];

journey(
  'a picture that does not come is replaced by the one for the width (S8-R063)',
  long,
  async ({ open }) => {
    const prepare = (page: Page) => page.route('**/_ipx/**', (route) => route.fulfill({ status: 404 }));
    for (const [width, replacement] of [
      [390, 'char_panda'],
      [800, 'char_lion'],
    ] as const) {
      const shown = await openPopup(open, { width, prepare, expects: broken }, images);
      await popup(shown.page).locator('[data-banner] picture[data-fallback] img').waitFor();
      await isDrawn(shown);
      const current = await figure(shown).evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(new URL(current).pathname).toBe(`/art/obj/${replacement}.webp`);
    }
  },
);

journey(
  'when the replacement does not come either, whoever shows the picture is told (S8-R064)',
  long,
  async ({ open }) => {
    const page = await open('/_kit', {
      expects: broken,
      prepare: (tab) => tab.route(/\/(_ipx|art\/obj)\//, (route) => route.fulfill({ status: 404 })),
    });
    const specimen = page.locator('[data-specimen=image]').first();
    await specimen.scrollIntoViewIfNeeded();
    await specimen.getByText('neither came').waitFor();
  },
);
