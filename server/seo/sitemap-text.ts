// The lists of pages that search engines are given: one a language, and one of those lists. Each page names itself in all
// languages, as its own head does.
import { type Locales, localisePath } from '#rules/locale.ts';

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapIndex = (origin: string, { locales }: Locales): string =>
  `${HEAD}<sitemapindex xmlns="${SPACE}">
${locales.map(({ code }) => `<sitemap><loc>${escaped(`${origin}/sitemaps/${code}.xml`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

interface Listed {
  /** Bare. */
  paths: readonly string[];
  origin: string;
  locale: string;
  locales: Locales;
}

export function sitemapText({ paths, origin, locale, locales }: Listed): string {
  const at = (path: string, code: string) => escaped(encodeURI(origin + localisePath(path, code, locales)));
  const link = (lang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const entry = (path: string) => {
    const others = locales.locales.map(({ code }) => link(code, at(path, code)));
    const links = [...others, link('x-default', at(path, locales.defaultLocale))].join('');
    return `<url><loc>${at(path, locale)}</loc>${links}</url>`;
  };
  return `${HEAD}<urlset xmlns="${SPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map(entry).join('\n')}
</urlset>
`;
}
