import type { ContentPage } from '#contract/content.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

interface StoredPage {
  slug: string;
  image: string;
  /** One whole text a language: { en: …, ru: … }, already chosen from. */
  text: Omit<ContentPage, 'slug' | 'image'>;
}

export function findPage(content: Content, locale: string, slug: string): ContentPage | null {
  const page = localised<StoredPage[]>(content, locale, 'pages').find((stored) => stored.slug === slug);
  return page === undefined ? null : { slug, image: page.image, ...page.text };
}
