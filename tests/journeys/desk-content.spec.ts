// The rooms of the operator's words in real browsers: what is changed at the desk is on an open page within seconds.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { joinDesk } from './desk.ts';
import { aside, listens, save, saved } from './editing.ts';

journey(
  'a new page is written, looked at before anyone else can, published, and changed under a reader’s eyes',
  async ({ open }) => {
    const slug = 'a-page-of-the-desk';
    const { page } = await joinDesk(open, 'editor', '/desk/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByLabel('Address').fill(slug);
    await page.getByRole('button', { name: 'Go on' }).click();
    await aside(page).getByRole('tab', { name: 'Schedule' }).click();
    await save(page);
    await saved(page);

    await page.locator(`[data-row="${slug}"]`).click();
    await aside(page).getByLabel('Title').fill('From the desk');
    await aside(page).getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.type('First words.');
    const [shown] = await Promise.all([
      page.context().waitForEvent('page'),
      aside(page).getByRole('button', { name: 'Preview' }).click(),
    ]);
    await shown.getByText('First words.').waitFor();
    await shown.close();
    const early = await page.request.get(`/${slug}`);
    expect(early.status()).toBe(404);
    await save(page);
    await saved(page);

    const reader = await open(`/${slug}`);
    await reader.getByRole('heading', { name: 'From the desk' }).waitFor();
    await listens(reader);
    await aside(page).getByLabel('Title').fill('Changed at the desk');
    await save(page);
    await reader.getByRole('heading', { name: 'Changed at the desk' }).waitFor();
  },
);

journey(
  'of two editors the second is shown the difference, and goes on from there',
  long,
  async ({ open }) => {
    const first = await joinDesk(open, 'editor', '/desk/redirects');
    await first.page.getByRole('button', { name: 'New redirect' }).click();
    await first.page.getByLabel('From', { exact: true }).fill('/two-editors');
    await first.page.getByRole('button', { name: 'Go on' }).click();
    await aside(first.page).getByLabel('To', { exact: true }).fill('/terms');
    await save(first.page);
    await saved(first.page);

    const second = await joinDesk(open, 'editor', '/desk/redirects?item=/two-editors');
    await aside(second.page).getByLabel('To', { exact: true }).fill('/privacy');
    await first.page.locator('[data-row="/two-editors"]').click();
    await aside(first.page).getByLabel('To', { exact: true }).fill('/support');
    const isKept = first.page.waitForResponse(/\/desk\/api\/content\.save/);
    await save(first.page);
    await isKept;
    await save(second.page);
    await second.page.getByText('has changed this while you were writing').waitFor();
    await aside(second.page).getByRole('button', { name: 'Keep mine and go on' }).click();
    await save(second.page);
    await saved(second.page);
    await expect
      .poll(
        async () =>
          (await second.page.request.get('/two-editors', { maxRedirects: 0 })).headers()['location'],
      )
      .toBe('/privacy');
  },
);

const _rooms = [
  'texts',
  'pages',
  'banners',
  'popups',
  'redirects',
  'settings',
  'seo',
  'custom-code',
  'media',
];
