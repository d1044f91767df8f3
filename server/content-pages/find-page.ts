import type { ContentPage } from '#contract/content.ts';
import type { Content } from '../content/content.ts';
import { localised } from '../content/localised.ts';

interface StoredPage {
  slug: string;
  image: string;
  /** It is shown from then on, and until then; without them always. */
  from?: string | null;
  until?: string | null;
  /** One whole text a language: { en: …, ru: … }, already chosen from; empty where none has one. */
  text: (Omit<ContentPage, 'slug' | 'image' | 'body'> & { body?: string }) | '';
}

export function findPage(
  content: Content,
  locale: string,
  { slug, now }: { slug: string; now: Date },
): ContentPage | null {
  const page = localised<StoredPage[]>(content, locale, 'pages').find((stored) => stored.slug === slug);
  if (page === undefined || page.text === '' || !isShown(page, now)) return null;
  return { slug, image: page.image, body: '', ...page.text };
}

const isShown = ({ from, until }: StoredPage, now: Date): boolean =>
  (from == null || new Date(from) <= now) && (until == null || new Date(until) > now);
