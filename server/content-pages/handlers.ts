import type { ContentPage, content as contract } from '#contract/content.ts';
import { localised } from '../content/localised.ts';
import type { HandlersOf } from '../context.ts';

interface StoredPage {
  slug: string;
  image: string;
  /** One whole text a language: { en: …, ru: … }, already chosen from. */
  text: Omit<ContentPage, 'slug' | 'image'>;
}

export const content: HandlersOf<typeof contract> = {
  async getPage({ slug }, { content: files, locale }) {
    const page = localised<StoredPage[]>(files, locale, 'pages').find((stored) => stored.slug === slug);
    return page === undefined ? null : { slug, image: page.image, ...page.text };
  },
};
