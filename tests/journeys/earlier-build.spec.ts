// A tab that is older than the files the server has kept.
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import './router.ts';
import { isTakenOver } from './taken-over.ts';

journey(
  'a part that is missing for good costs one reload in ten seconds, and then the page says so (S9-R040)',
  long,
  async ({ open }) => {
    const page = await open('/terms', {
      expects: [/^404 for GET .*\/assets\/credits\.page-/, /credits\.page/],
    });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/credits.page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => void __TSR_ROUTER__.navigate({ to: '/credits' }));
    await expect.poll(() => documents).toBe(1);
    await page.waitForURL('/credits');
    await page.locator('[data-system-page]').waitFor();
    expect(documents).toBe(1);
  },
);

journey('a tab whose build is gone loads its next page anew, and once is enough', async ({ open }) => {
  const page = await open('/terms', { expects: [/^404 for GET .*\/assets\/credits\.page-/] });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/credits.page-*.js', (route) =>
    documents === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );

  await page.evaluate(() => void __TSR_ROUTER__.navigate({ to: '/credits' }));
  await expect.poll(() => documents).toBe(1);
  await page.waitForURL('/credits');
  await page.waitForFunction(isTakenOver);
  await page.locator('main h1').waitFor();
  expect(documents).toBe(1);
});
