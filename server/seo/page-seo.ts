// What an operator says of one page to search engines, in one language.
import type { PageSeo } from '#contract/seo.ts';
import { isDisallowed } from '#rules/robots.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';
import { seoSettingsOf } from './settings.ts';

type StoredSeo = PageSeo & { path: string };

interface Wanted {
  path: string;
  locale: string;
  host: string;
}

/** Of a page that robots may not visit they are told so on the page too (spec §5 "Robots rule"), whatever else was said. */
export function pageSeoOf(content: Content, { path, locale, host }: Wanted): PageSeo {
  const all = content.hasCms('page-seo') ? localised<StoredSeo[]>(content, locale, 'page-seo') : [];
  const { path: _, ...said } = all.find((stored) => stored.path === path) ?? { path };
  const isShut = isDisallowed(path, seoSettingsOf(content, host));
  return isShut ? { ...said, robots: 'noindex, follow' } : said;
}
