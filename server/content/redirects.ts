import type { RedirectRule } from '#rules/redirects.ts';
import type { Content } from './content.ts';

/** In the order in which they are tried. */
export const redirectsOf = (content: Pick<Content, 'cms' | 'hasCms'>): readonly RedirectRule[] =>
  content.hasCms('redirects') ? content.cms<RedirectRule[]>('redirects') : [];
