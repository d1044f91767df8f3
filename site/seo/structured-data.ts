// What a page is about, in the words of schema.org, for search engines. Rendered on the server alone: whoever reads it
// reads the first HTML.
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Product,
  Thing,
  WebSite,
} from 'schema-dts';
import type { PageSeo } from '#contract/seo.ts';
import { localisePath } from '#rules/locale.ts';
import { type HeadParts, headTags, titleOf } from '../routing/page-head.ts';
import type { PageThings } from './page-things.ts';

interface Described extends HeadParts {
  things: PageThings;
  /** What the home page is called in menus. */
  home: string;
}

/** Nothing for a page that is not to be found. */
export function structuredData(page: Described): string {
  const isIndexed = headTags(page).links.length > 0;
  const things = isIndexed ? thingsOf(page) : [];
  if (things.length === 0) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // No word of anybody's can close the script that it stands in.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function thingsOf(page: Described): Thing[] {
  const { seo = {}, things, path, locale, visit } = page;
  const to: To = (link) => new URL(localised(link, locale, visit), visit.origin).href;
  const { faq, article, organization, product = things.product } = seo;
  return [
    ...(path === '/' ? [website(to, visit.siteName)] : [breadcrumbs(crumbsOf(page), to)]),
    ...(organization ? [organizationOf(organization, to)] : []),
    ...(faq?.length ? [faqPage(faq)] : []),
    ...(article ? [articleOf(article, to, { path, by: visit.siteName })] : []),
    ...(product ? [productOf(product, to, path)] : []),
  ];
}

type To = (link: string) => string;

/** Pages have an address in each language; files have one. */
const localised = (link: string, locale: string, visit: Described['visit']) =>
  link.startsWith('/') && !/\.\w+$/.test(link) ? localisePath(link, locale, visit) : link;

const website = (to: To, name: string): WebSite => ({ '@type': 'WebSite', name, url: to('/') });

function crumbsOf({
  seo = {},
  things,
  head,
  path,
  home,
  visit,
}: Described): NonNullable<PageSeo['breadcrumbs']> {
  if (seo.breadcrumbs?.length) return seo.breadcrumbs;
  const name = seo.title || head.title || titleOf(head, visit);
  return [{ name: home, link: '/' }, ...(things.parents ?? []), { name, link: path }];
}

const breadcrumbs = (crumbs: NonNullable<PageSeo['breadcrumbs']>, to: To): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, link }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: to(link),
  })),
});

const organizationOf = (
  { name, url, logo, contactPoint, sameAs }: NonNullable<PageSeo['organization']>,
  to: To,
): Organization => ({
  '@type': 'Organization',
  name,
  url: to(url),
  ...(logo && { logo: to(logo) }),
  ...(contactPoint && {
    contactPoint: {
      '@type': 'ContactPoint',
      ...told(contactPoint),
      ...(contactPoint.url && { url: to(contactPoint.url) }),
    },
  }),
  ...(sameAs?.length && { sameAs }),
});

type Told<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without what was left unsaid. */
const told = <T extends object>(said: T): Told<T> =>
  Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined && value !== ''),
  ) as Told<T>;

const faqPage = (faq: NonNullable<PageSeo['faq']>): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const articleOf = (
  { image, ...said }: NonNullable<PageSeo['article']>,
  to: To,
  { path, by }: { path: string; by: string },
): Article => ({
  '@type': 'Article',
  ...told(said),
  ...(image && { image: to(image) }),
  mainEntityOfPage: to(path),
  author: { '@type': 'Organization', name: by, url: to('/') },
});

/** Whoever may try it for nothing is told so: a product without an offer is shown by no search engine. */
const productOf = (
  { image, brandName, isFree, ...said }: NonNullable<PageThings['product']>,
  to: To,
  path: string,
): Product => ({
  '@type': 'Product',
  ...told(said),
  ...(image && { image: to(image) }),
  ...(brandName && { brand: { '@type': 'Brand', name: brandName } }),
  ...(isFree && {
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: to(path),
    },
  }),
});
