// What an operator says of a page in the content system stands in its head (spec §3 "Page SEO data").
import { expect, test } from 'vitest';
import { ORIGIN, renderedPage, tagsIn, thingsIn } from '#tests/rendered-page.ts';

const seoOf = (seo: object, more: object = {}) =>
  renderedPage('/about-us', { cms: { 'page-seo': [{ path: '/about-us', ...seo }], ...more } });

const metaOf = (html: string, name: string) =>
  tagsIn(html, 'meta').find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];

test('its title, in place of the page’s own (S3-R200)', async () => {
  const { text } = await seoOf({ title: 'Who we are' });
  expect(/<title>([^<]*)/.exec(text)?.[1]).toBe('Who we are');
});

test('its description (S3-R201)', async () => {
  const { text } = await seoOf({ description: 'Said by the operator' });
  expect(metaOf(text, 'description')).toBe('Said by the operator');
});

test('its preview: title, description, kind and picture (S3-R202)', async () => {
  const openGraph = { title: 'Look', description: 'At this', type: 'article', image: '/og/game/mines.jpg' };
  const { text } = await seoOf({ openGraph });
  expect(['title', 'description', 'type', 'image'].map((name) => metaOf(text, `og:${name}`))).toEqual([
    'Look',
    'At this',
    'article',
    `${ORIGIN}/og/game/mines.jpg`,
  ]);
});

test('what robots may do with it; one that is not to be found has no address to be found by (S3-R203)', async () => {
  const { text } = await seoOf({ robots: 'index, follow, max-image-preview:large' });
  expect(metaOf(text, 'robots')).toBe('index, follow, max-image-preview:large');
  const shut = (await seoOf({ robots: 'noindex, nofollow' })).text;
  expect(metaOf(shut, 'robots')).toBe('noindex, nofollow');
  expect(tagsIn(shut, 'link').filter(({ rel }) => rel === 'canonical' || rel === 'alternate')).toEqual([]);
  expect(thingsIn(shut)).toEqual([]);
});

test('further tags of the operator’s own (S3-R204)', async () => {
  const { text } = await seoOf({ meta: [{ name: 'google-site-verification', content: 'abc' }] });
  expect(metaOf(text, 'google-site-verification')).toBe('abc');
});

test('questions and answers, which visitors read too (S3-R205)', async () => {
  const { text } = await seoOf({ faq: [{ question: 'Is it </script> safe?', answer: 'It is.' }] });
  expect(thingsIn(text)).toContainEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it </script> safe?',
        acceptedAnswer: { '@type': 'Answer', text: 'It is.' },
      },
    ],
  });
  expect(text).toContain('It is.</p>');
});

test('an article, with when it was written and changed (S3-R206)', async () => {
  const article = {
    headline: 'Who we are',
    description: 'In short',
    image: '/og.jpg',
    datePublished: '2026-11-15T03:48:25+00:00',
    dateModified: '2026-11-17T05:18:21+00:00',
  };
  const { text } = await seoOf({ article });
  expect(thingsIn(text)).toContainEqual({
    '@type': 'Article',
    ...article,
    image: `${ORIGIN}/og.jpg`,
    mainEntityOfPage: `${ORIGIN}/about-us`,
    author: { '@type': 'Organization', name: 'Marigold', url: `${ORIGIN}/` },
  });
});

test('who runs the house, and how they are reached (S3-R207)', async () => {
  const { text } = await seoOf({
    organization: {
      name: 'Marigold',
      url: '/',
      logo: '/icons/512.png',
      contactPoint: { contactType: 'customer support', email: 'help@marigold.example' },
      sameAs: ['https://social.example/marigold'],
    },
  });
  expect(thingsIn(text)).toContainEqual({
    '@type': 'Organization',
    name: 'Marigold',
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icons/512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'help@marigold.example',
    },
    sameAs: ['https://social.example/marigold'],
  });
});

test('a product (S3-R208)', async () => {
  const product = { name: 'Mines', image: '/og/game/mines.jpg', description: 'A game', sku: 'mines' };
  const { text } = await seoOf({ product: { ...product, brandName: 'Marigold Originals' } });
  expect(thingsIn(text)).toContainEqual({
    '@type': 'Product',
    ...product,
    image: `${ORIGIN}/og/game/mines.jpg`,
    brand: { '@type': 'Brand', name: 'Marigold Originals' },
  });
});

test('the way that leads to it (S3-R209)', async () => {
  const breadcrumbs = [
    { name: 'Start', link: '/' },
    { name: 'House', link: '/about-us' },
  ];
  const { text } = await seoOf({ breadcrumbs });
  expect(thingsIn(text)).toContainEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'House', item: `${ORIGIN}/about-us` },
    ],
  });
});

test('a path that robots may not visit is noindex, follow, whatever else was said (S5-R079)', async () => {
  const disallow = (...rules: string[]) => ({ seo: { default: { disallow: rules }, hosts: {} } });
  const shut = (await seoOf({ robots: 'index, follow' }, disallow('/about*'))).text;
  expect(metaOf(shut, 'robots')).toBe('noindex, follow');
  expect(metaOf((await seoOf({}, disallow('/about$', '/offers'))).text, 'robots')).toBeUndefined();
  const inRussian = { locale: 'ru', cms: disallow('/about-us') };
  expect(metaOf((await renderedPage('/ru/about-us', inRussian)).text, 'robots')).toBe('noindex, follow');
});

test('all icons of the web settings are there for browsers to choose from (S3-R199)', async () => {
  const web = { name: '', favicon: { '16x16': '/a.png', '48x48': '/b.png', any: '/c.svg' }, icons: [] };
  const { text } = await renderedPage('/about-us', { cms: { web } });
  const icons = tagsIn(text, 'link').filter(({ rel }) => rel === 'icon');
  expect(icons.map(({ sizes, href }) => [sizes, href])).toEqual([
    ['16x16', '/a.png'],
    ['48x48', '/b.png'],
    ['any', '/c.svg'],
  ]);
});

test('one page has one address, whatever its letters and however it ends', async () => {
  const links = tagsIn((await renderedPage('/CREDITS')).text, 'link');
  expect(links.find(({ rel }) => rel === 'canonical')?.['href']).toBe(`${ORIGIN}/credits`);
  expect(await renderedPage('/credits/')).toMatchObject({ status: 307, location: '/credits' });
});

test('pictures are made as the web settings say, and at quality 95 without a word (S9-R045)', async () => {
  const qualityOf = async (images?: { quality: number }) =>
    /_ipx\/f_webp&amp;q_(\d+)&amp;/.exec(
      (await renderedPage('/about-us', { visit: images ? { images } : {} })).text,
    )?.[1];
  expect(await qualityOf()).toBe('95');
  expect(await qualityOf({ quality: 80 })).toBe('80');
});
