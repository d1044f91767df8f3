// What the content system has to say on a page of its own. An added call (decision M7): the specification names the
// screen, /{slug}, and no call for it.
import * as z from 'zod/mini';
import { area, get } from './define.ts';

const Section = z.object({
  /** The section's own address on the page: /fairness#check. */
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  points: z.optional(z.array(z.string())),
  /** Other sites that can help. */
  links: z.optional(z.array(z.object({ label: z.string(), href: z.url() }))),
});

export const ContentPage = z.object({
  slug: z.string(),
  /** One of our objects, by name. */
  image: z.string(),
  title: z.string(),
  /** For search engines and link previews. */
  description: z.string(),
  intro: z.string(),
  sections: z.array(Section),
});
export type ContentPage = z.output<typeof ContentPage>;

export const content = area('content', {
  /** Null when no page has that name. */
  getPage: get({
    who: 'anyone',
    servesBanned: true,
    input: z.object({ slug: z.string().check(z.maxLength(100)) }),
    output: z.nullable(ContentPage),
    shows: ['content'],
  }),
});
