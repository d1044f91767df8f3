// What an operator says of a page to search engines and link previews (spec §3 "Page SEO data"). An added call (decision
// M7): the specification names the data, and no call for it.
import * as z from 'zod/mini';
import { get } from './define.ts';

const text = z.optional(z.string());

export const PageSeo = z.object({
  title: text,
  description: text,
  openGraph: z.optional(z.object({ title: text, description: text, image: text, type: text })),
  /** What robots may do with it; without a word they may do all. */
  robots: text,
  meta: z.optional(z.array(z.object({ name: z.string(), content: z.string() }))),
  faq: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  article: z.optional(
    z.object({
      headline: z.string(),
      description: text,
      image: text,
      datePublished: text,
      dateModified: text,
    }),
  ),
  organization: z.optional(
    z.object({
      name: z.string(),
      url: z.string(),
      logo: text,
      contactPoint: z.optional(
        z.object({ contactType: z.string(), url: text, email: text, telephone: text }),
      ),
      sameAs: z.optional(z.array(z.string())),
    }),
  ),
  product: z.optional(
    z.object({ name: z.string(), image: text, description: text, sku: text, brandName: text }),
  ),
  breadcrumbs: z.optional(z.array(z.object({ name: z.string(), link: z.string() }))),
});
export type PageSeo = z.output<typeof PageSeo>;

export const PATH_MAX = 200;

export const seo = {
  /** `path` is bare: without a locale. */
  getPage: get('seo.getPage', {
    who: 'anyone',
    servesBanned: true,
    servesExcluded: true,
    input: z.object({ path: z.string().check(z.maxLength(PATH_MAX)) }),
    output: PageSeo,
    shows: ['content'],
  }),
};
