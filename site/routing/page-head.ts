// The head of a page: what search engines, link previews and the browser's tab are told.
import { localisePath } from '#rules/locale.ts';
import type { SystemPageName } from '#rules/system-pages.ts';
import type { Say } from '../i18n/texts.ts';
import type { Visit } from '../start/visit.ts';
import type { PageHead } from './page.ts';

const NAME = 'Marigold';

/** What stands in place of a page is called by its own name, and is nothing to be found. */
export const systemHead = (say: Say, name: SystemPageName): PageHead => ({
  title: say(`system.${name}.header`),
  isIndexed: false,
});

export const titleOf = ({ title }: PageHead): string => (title === '' ? NAME : `${title} · ${NAME}`);

interface HeadParts {
  head: PageHead;
  /** Bare: without the locale and the query, which make no page of its own. */
  path: string;
  locale: string;
  visit: Visit;
}

export function headTags({ head, path, locale, visit }: HeadParts) {
  const { description } = head;
  const isIndexed = (head.isIndexed ?? true) && !visit.isMirror;
  const title = titleOf(head);
  const address = addressOf(path, locale, visit);
  return {
    meta: [
      { title },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(isIndexed ? previewOf({ title, description, address, locale, visit }) : [noindex]),
    ],
    links: isIndexed ? [{ rel: 'canonical', href: address }, ...translationsOf(path, visit)] : [],
  };
}

const noindex = { name: 'robots', content: 'noindex, follow' };

interface Preview {
  title: string;
  description: string | undefined;
  address: string;
  locale: string;
  visit: Visit;
}

function previewOf({ title, description, address, locale, visit }: Preview) {
  return [
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:site_name', content: NAME },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: locale },
    { property: 'og:image', content: `${visit.origin}/og.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

const addressOf = (path: string, locale: string, visit: Visit) =>
  visit.origin + localisePath(path, locale, visit);

const translationsOf = (path: string, visit: Visit) => [
  ...visit.locales.map(({ code }) => ({
    rel: 'alternate',
    hrefLang: code,
    href: addressOf(path, code, visit),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: addressOf(path, visit.defaultLocale, visit) },
];
