// What may be said of a page to search engines: the shape of the contract and nothing beside it, for a tag that the page
// makes of it could lead its visitors elsewhere. Its words may be another in each language.
import * as z from 'zod/mini';

const line = (max: number) => z.string().check(z.maxLength(max));
const words = (max: number) => z.union([line(max), z.strictObject({ $in: z.record(z.string(), line(max)) })]);
const said = z.optional(words(1000));
const noted = z.optional(line(500));
const list = <T extends z.ZodMiniType>(each: T) => z.optional(z.array(each).check(z.maxLength(50)));

export const Seo = z.strictObject({
  path: z.string().check(z.regex(/^\//), z.maxLength(500)),
  place: z.optional(z.int()),
  title: said,
  description: said,
  openGraph: z.optional(z.strictObject({ title: said, description: said, image: noted, type: noted })),
  robots: noted,
  meta: list(z.strictObject({ name: line(100), content: words(1000) })),
  faq: list(z.strictObject({ question: words(1000), answer: words(5000) })),
  article: z.optional(
    z.strictObject({
      headline: words(300),
      description: said,
      image: noted,
      datePublished: noted,
      dateModified: noted,
    }),
  ),
  organization: z.optional(
    z.strictObject({
      name: words(200),
      url: line(500),
      logo: noted,
      contactPoint: z.optional(
        z.strictObject({ contactType: line(100), url: noted, email: noted, telephone: noted }),
      ),
      sameAs: list(line(500)),
    }),
  ),
  product: z.optional(
    z.strictObject({ name: words(200), image: noted, description: said, sku: noted, brandName: said }),
  ),
  breadcrumbs: list(z.strictObject({ name: words(200), link: line(500) })),
});
