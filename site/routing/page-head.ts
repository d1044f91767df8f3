// The head of a page: what search engines, link previews and the browser's tab are told. What an operator says of it in
// the content system comes before what the page says of itself.
import type { PageSeo } from '#contract/seo.ts';
import { localisePath } from '#rules/locale.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Say } from '../i18n/texts.ts';
import type { Visit } from '../start/visit.ts';
import type { PageHead } from './page.ts';

/** What stands in place of a page is called by its own name, and is nothing to be found. */
export const systemHead = (say: Say, name: SystemPageName): PageHead => ({
  title: say(`system.${name}.header`),
  isIndexed: false,
});

export const titleOf = ({ title }: PageHead, { siteName }: Pick<Visit, 'siteName'>): string =>
  title === '' ? siteName : `${title} · ${siteName}`;

export interface HeadParts {
  head: PageHead;
  seo?: PageSeo | undefined;
  /** Bare: without the locale and the query, which make no page of its own. */
  path: string;
  locale: string;
  visit: Visit;
}

export function headTags(parts: HeadParts) {
  const { head, seo = {}, path, locale, visit } = parts;
  const description = seo.description || head.description;
  const title = seo.title || titleOf(head, visit);
  const robots = isShut(parts) ? 'noindex, follow' : seo.robots;
  const isIndexed = !/noindex/.test(robots ?? '');
  const address = addressOf(path, locale, visit);
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(robots ? [{ name: 'robots', content: robots }] : []),
      ...(seo.meta ?? []),
      // Whoever shows links to a page reads its first HTML: browsers are spared this.
      ...(import.meta.env.SSR && isIndexed ? previewOf({ ...parts, title, description, address }) : []),
    ],
    links: isIndexed ? [{ rel: 'canonical', href: address }, ...translationsOf(path, visit)] : [],
  };
}

/** Search engines have no business here, or are to know another domain alone. */
const isShut = ({ head, visit }: HeadParts) => head.isIndexed === false || visit.isMirror;

interface Preview extends HeadParts {
  title: string;
  description: string | undefined;
  address: string;
}

function previewOf({ head, seo, title, description, address, locale, visit }: Preview) {
  const said = seo?.openGraph ?? {};
  const about = said.description || description;
  return [
    { property: 'og:title', content: said.title || title },
    ...(about ? [{ property: 'og:description', content: about }] : []),
    { property: 'og:site_name', content: visit.siteName },
    { property: 'og:type', content: said.type || 'website' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locale },
    { property: 'og:image', content: new URL(said.image || head.image || '/og.jpg', visit.origin).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** One page has one address, whatever its letters. */
const addressOf = (path: string, locale: string, visit: Visit) =>
  visit.origin + localisePath(path.toLowerCase(), locale, visit);

const translationsOf = (path: string, visit: Visit) => [
  ...visit.locales.map(({ code }) => ({
    rel: 'alternate',
    hrefLang: code,
    href: addressOf(path, code, visit),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: addressOf(path, visit.defaultLocale, visit) },
];
