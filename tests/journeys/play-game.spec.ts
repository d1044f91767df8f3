// An open game on its page: what it is opened for, by whom, and the heart. What happens in the frame is told elsewhere,
// so an empty page stands in for it here.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey, type Visit } from './browser.ts';
import { refuse } from './refuse.ts';

const emptyFrame = (page: Page) =>
  page.route(/\/play\/[\w-]+\?/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A game</title>' }),
  );

const prepared = (visit: Visit = {}): Visit => ({ ...visit, prepare: emptyFrame });

const frameOf = (page: Page) => page.locator('iframe[data-game-frame][data-shown]');
const addressOf = async (page: Page) => {
  const source = await frameOf(page).getAttribute('src');
  const { pathname, searchParams, hash } = new URL(source!, 'http://site.example');
  const secret = new URLSearchParams(hash.slice(1));
  return {
    path: pathname,
    locale: searchParams.get('locale'),
    mode: secret.get('mode'),
    hasToken: (secret.get('token') ?? '').length > 20,
  };
};
const demoPopup = (page: Page) => page.locator('[data-dialog=DemoModePopup]');
const authPopup = (page: Page) => page.locator('[data-dialog=AuthPopup]');

journey(
  'a guest plays for fun, is told that it is play money, and may go on or register (S2-R020, S2-R165)',
  async ({ open }) => {
    const page = await open('/ru/game/mines', prepared());
    await page.getByRole('dialog', { name: 'Вы играете бесплатно' }).waitFor();
    await demoPopup(page).getByText('игровые деньги').waitFor();
    await demoPopup(page).getByRole('button', { name: 'Играть бесплатно' }).click();
    await demoPopup(page).waitFor({ state: 'detached' });
    await frameOf(page).waitFor();
    await expect(addressOf(page)).resolves.toEqual({
      ...{ path: '/play/mines', locale: 'ru', mode: 'demo', hasToken: true },
    });

    await page.reload();
    await demoPopup(page).getByRole('button', { name: 'Регистрация' }).click();
    await authPopup(page).waitFor();
    await page.keyboard.press('Escape');
    await authPopup(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/ru/game/mines');
  },
);

journey(
  'a guest who comes for money is asked to register, and is led home in their language when they close it (S2-R097, S2-R098)',
  long,
  async ({ open }) => {
    const page = await open('/ru/game/mines#real', prepared());
    await authPopup(page).locator('form').first().waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForURL('/ru');
    await authPopup(page).waitFor({ state: 'detached' });
  },
);

journey('a player plays for fun, and for money by one press', async ({ open }) => {
  const page = await open('/game/mines', prepared({ player: 'anna' }));
  await frameOf(page).waitFor();
  await expect(addressOf(page)).resolves.toMatchObject({ mode: 'demo', hasToken: true });
  await page.locator('label', { hasText: 'Real money' }).click();
  await page.waitForURL('/game/mines#real');
  await expect.poll(async () => (await addressOf(page)).mode).toBe('real');
  await expect.poll(() => demoPopup(page).count()).toBe(0);
});

journey('on a phone the page comes first, and the game covers it until the way back', async ({ open }) => {
  const page = await open('/game/mines', prepared({ player: 'anna', width: 390 }));
  await page.getByRole('button', { name: 'Play for money' }).click();
  await frameOf(page).waitFor();
  await expect(frameOf(page).boundingBox()).resolves.toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expect(addressOf(page)).resolves.toMatchObject({ mode: 'real' });
  await page.goBack();
  await frameOf(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play for fun' }).waitFor();
});

journey('a game that is refused says why, and can be opened again', long, async ({ open }) => {
  const page = await open('/game/mines', {
    player: 'anna',
    expects: [/422 for POST .*play\.open/],
    prepare: async (opening) => {
      await emptyFrame(opening);
      await opening.route(/\/api\/play\.open/, refuse('GameClosedException', 35, 422));
    },
  });
  await page.getByText('This game cannot be opened right now.').waitFor();
  await page.unroute(/\/api\/play\.open/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await frameOf(page).waitFor();
});

journey('what a game returns stands on its page, row by row, and for search engines', async ({ open }) => {
  const page = await open('/game/mines', prepared({ player: 'anna' }));
  await page.getByRole('heading', { name: 'Return to player' }).waitFor();
  const table = page.getByRole('table', { name: 'By way of playing' });
  await expect.poll(() => table.getByRole('row').count()).toBe(9);
  await table.getByRole('row', { name: /3 mines, 5 tiles opened.*99%.*2×.*1 in 2.02 rounds/ }).waitFor();
  // Others may have played it meanwhile, but not the thousands of rounds that it takes.
  await page
    .locator('[data-measured]')
    .getByText(/for money/)
    .waitFor();
  const description = page.locator('meta[name=description]');
  await expect(description.getAttribute('content')).resolves.toContain('returns 99% of all stakes');
});

journey('a heart is kept by keys, and goes back where it could not be', long, async ({ open }) => {
  const expects = [/500 for POST .*games\.removeLike/];
  const page = await open('/game/mines', prepared({ player: 'boris', expects }));
  const heart = page.locator('main').getByRole('button', { name: 'Favourite: Mines' }).first();
  await heart.waitFor();
  const isPressed = () => heart.getAttribute('aria-pressed');
  await expect.poll(isPressed).toBe('false');
  const [kept] = await Promise.all([
    page.waitForResponse(/\/api\/games\.addLike/),
    heart.focus().then(() => page.keyboard.press('Enter')),
  ]);
  expect(kept.status()).toBe(200);
  await page.reload();
  await expect.poll(isPressed).toBe('true');

  await page.route(/\/api\/games\.removeLike/, refuse('InternalServerErrorException', 6, 500));
  await heart.click();
  await page.getByText('Your favourites did not change.').waitFor();
  await expect.poll(isPressed).toBe('true');
});

journey('guests have no hearts', async ({ open }) => {
  const page = await open('/gamehall');
  await page.getByRole('link', { name: 'Pegfall' }).first().waitFor();
  await expect(page.getByRole('button', { name: /^Favourite/ }).count()).resolves.toBe(0);
});

journey(
  'a game that cannot be played at all says so in its place, and leads to the others in the visitor’s language (S2-R201)',
  async ({ open }) => {
    const page = await open('/ru/game/mines', {
      player: 'anna',
      expects: [/500 for POST .*play\.open/],
      prepare: (fresh) => fresh.route('**/api/play.open*', refuse('InternalServerErrorException', 6, 500)),
    });
    const broken = page.locator('[data-system-page=ERRORS_SLOT]');
    await broken.waitFor();
    await broken.getByRole('link').click();
    await page.waitForURL('/ru/gamehall');
  },
);
