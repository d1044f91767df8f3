import { expect, test } from 'vitest';
import type { Visit } from '../start/visit.ts';
import { headTags } from './page-head.ts';

const visit: Visit = {
  locales: [{ code: 'en', name: 'English' }],
  defaultLocale: 'en',
  locale: 'en',
  theme: 'dark',
  fatal: null,
  isBot: false,
  isSandbox: false,
  siteName: 'Marigold',
  loader: 'flower',
  origin: 'https://marigold.example',
};
const robotsOf = (of: Visit, isIndexed?: boolean) => {
  const head = { title: 'Offers', ...(isIndexed === undefined ? {} : { isIndexed }) };
  const { meta, links = [] } = headTags({ head, path: '/offers', locale: 'en', visit: of });
  const robots = meta.find((tag) => 'name' in tag && tag.name === 'robots');
  return { robots: robots && 'content' in robots && robots.content, isCanonical: links.length > 0 };
};

test('search engines are kept from a mirror and from pages of one’s own, and from nothing else (S3-R141)', () => {
  expect(robotsOf(visit)).toEqual({ robots: undefined, isCanonical: true });
  expect(robotsOf(visit, false)).toEqual({ robots: 'noindex, follow', isCanonical: false });
  expect(robotsOf({ ...visit, isMirror: true })).toEqual({ robots: 'noindex, follow', isCanonical: false });
});
