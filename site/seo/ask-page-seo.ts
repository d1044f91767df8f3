// What an operator says of a page, asked for with the page's own reads. Fetched by itself: the first page comes with its
// answer, and needs none of this.
import { PATH_MAX, seo } from '#contract/seo.ts';
import { askAll } from '../asking/ask-all.ts';
import { needs } from '../routing/page.ts';
import type { SiteContext } from '../start/site-context.ts';

/** Nothing a page waits for in vain: without an answer it says what it says of itself. */
export const askPageSeo = async (context: SiteContext, path: string): Promise<void> => {
  if (path.length <= PATH_MAX) await Promise.all(askAll(context, [needs(seo.getPage, { path })]));
};
