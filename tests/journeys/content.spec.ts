// What an operator changes, on a player's page. It has a site of its own: others read the words it changes.
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { long } from '../long.ts';
import { startVisits, type Visit } from './browser.ts';
import { startSite } from './site.ts';
import { Visitors } from './visitors.ts';
import './router.ts';

const house = test.extend(
  'site',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
  async ({}, { onCleanup }) => {
    const stage = inject('stage');
    if ('problem' in stage) throw new Error(stage.problem);
    const site = await startSite({ logFile: '.cache/journeys-content.log' });
    const visitors = new Visitors(stage.browser, site.origin);
    onCleanup(async () => {
      await visitors.close();
      await site[Symbol.asyncDispose]();
    });
    return { origin: site.origin, visitors };
  },
);

type Site = { origin: string; visitors: Visitors };

const openIn = async ({ visitors }: Site, path: string, visit: Visit = {}): Promise<Page> => {
  const visits = startVisits(visitors);
  onTestFinished(() => visits.end());
  return visits.open(path, visit);
};

async function change(
  { origin }: Site,
  kind: string,
  name: string,
  value: unknown,
  language = '',
): Promise<void> {
  const answer = await fetch(`${origin}/__sandbox/content`, {
    method: 'POST',
    body: new URLSearchParams({
      kind,
      name,
      language,
      value: value === undefined ? '' : JSON.stringify(value),
    }),
    redirect: 'manual',
  });
  expect(answer.status, await answer.text()).toBe(303);
}

const banner = (title: string) => ({
  id: 1,
  finished_at: null,
  description: {
    position: 'home-top',
    scene: 'king',
    kicker: { $in: { en: 'News' } },
    title: { $in: { en: title } },
    text: { $in: {} },
    actions: [{ label: { $in: { en: 'Look' } }, link: '/gamehall' }],
  },
});

house(
  'texts and banners come from the content system, and an open page shows the change by itself (S1-R021, S1-R022)',
  async ({ site }) => {
    const page = await openIn(site, '/');
    await page.getByText('The casino that shows its hand.').first().waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('content-news')),
    );
    await change(site, 'banner', '1', banner('A new banner'));
    await change(site, 'text', 'home.rows.new', 'Fresh games', 'en');
    await page.getByText('A new banner').first().waitFor();
    await page.getByRole('heading', { name: 'Fresh games' }).waitFor();
  },
);

house(
  'the product is called as its setting says, on the page and in its title (S1-R023)',
  async ({ site }) => {
    await change(site, 'setting', 'site.name', 'Bluebell');
    const page = await openIn(site, '/about-us');
    await expect.poll(() => page.title()).toBe('About Bluebell · Bluebell');
    await page.getByRole('heading', { name: 'About Bluebell' }).waitFor();
    await expect.poll(() => page.locator('header').first().textContent()).toContain('bluebell');
  },
);

house('the loader looks as its setting says (S3-R158)', long, async ({ site }) => {
  await change(site, 'setting', 'site.loader', 'ring');
  const page = await openIn(site, '/_kit');
  const flower = page.locator('[role=status] > svg[viewBox="0 0 64 64"]').first();
  await flower.waitFor({ state: 'attached' });
  await expect.poll(() => flower.isVisible()).toBe(false);
  await change(site, 'setting', 'site.loader', 'flower');
  await page.reload();
  await flower.waitFor();
});

house('a title of a section is a link only where its flag is on (S3-R156)', long, async ({ site }) => {
  const titles = (page: Page) => page.getByRole('heading', { name: 'Fresh games' }).getByRole('link').count();
  const plain = await openIn(site, '/');
  await plain.getByRole('heading', { name: 'Fresh games' }).waitFor();
  await expect.poll(() => titles(plain)).toBe(0);
  await change(site, 'setting', 'site.clickableTitle', true);
  const linked = await openIn(site, '/');
  await expect.poll(() => titles(linked)).toBe(1);
});

house(
  'a redirect keeps the query and the hash, by its address and by a step within the site (S2-R082, S2-R083)',
  async ({ site }) => {
    await change(site, 'redirect', '/old-terms', { from_url: '/old-terms', to_url: '/terms' });
    const page = await openIn(site, '/old-terms?a=1#limits');
    await page.waitForURL('/terms?a=1#limits');
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('getRedirects')),
    );
    await page.evaluate(() => __TSR_ROUTER__.navigate({ to: '/$slug', params: { slug: 'about-us' } }));
    await page.waitForURL('/about-us');
    await page.evaluate(() => __TSR_ROUTER__.history.push('/old-terms?b=2#age'));
    await page.waitForURL('/terms?b=2#age');
  },
);

const ATTACK = `"'></title></script><script>self.harmed=1</script><img src=x onerror=self.harmed=1>`;

house(
  'what search engines are told is text wherever it stands, whatever an editor has written there',
  async ({ site }) => {
    const inEnglish = { $in: { en: ATTACK } };
    await change(site, 'seo', '/privacy', {
      path: '/privacy',
      ...{ title: inEnglish, description: inEnglish, robots: `index, ${ATTACK}` },
      openGraph: { title: inEnglish, description: inEnglish, type: ATTACK },
      meta: [{ name: ATTACK, content: ATTACK }],
      faq: [{ question: inEnglish, answer: inEnglish }],
      article: { headline: inEnglish, description: inEnglish, datePublished: ATTACK },
      organization: { name: inEnglish, url: '/', sameAs: [ATTACK] },
      product: { name: inEnglish, sku: ATTACK, brandName: inEnglish },
      breadcrumbs: [{ name: inEnglish, link: '/' }],
    });
    const page = await openIn(site, '/privacy');
    await expect.poll(() => page.title()).toBe(ATTACK);
    const found = await page.evaluate(() => ({
      tags: [...document.querySelectorAll('meta')].flatMap(({ name, content }) => [name, content]),
      graph: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      isHarmed: 'harmed' in self,
      strangers: document.querySelectorAll('[onerror], img[src=x]').length,
    }));
    expect(found).toMatchObject({ isHarmed: false, strangers: 0 });
    expect(found.tags.filter((text) => text.includes(ATTACK))).toHaveLength(7);
    const words = JSON.stringify(JSON.parse(found.graph)).split(JSON.stringify(ATTACK).slice(1, -1));
    expect(words.length - 1).toBe(11);
  },
);

// The last of all: it runs on every page from now on. More of it: contact.spec.ts.
house(
  'an operator’s code runs on pages from when it is set up, and does not come along to the cashier (S3-R196)',
  async ({ site }) => {
    const code = '<script>self.codeRan = true</script>';
    await change(site, 'custom-code', '1', { id: 1, position: 'head', isEnabled: true, code });
    const page = await openIn(site, '/credits', { player: 'anna' });
    const hasRun = () => page.evaluate(() => 'codeRan' in self);
    await expect.poll(hasRun).toBe(true);
    await page.evaluate(() => __TSR_ROUTER__.history.push('/cashier/wallet'));
    await page.waitForURL('/cashier/wallet');
    await page.locator('[data-pocket=main]').first().waitFor();
    await expect.poll(hasRun).toBe(false);
  },
);
