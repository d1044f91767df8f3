import type { RedirectRule } from '#rules/redirects.ts';
import type { Content } from './content.ts';

/** In the order in which they are tried. */
export function redirectsOf(content: Pick<Content, 'cms' | 'hasCms'>): readonly RedirectRule[] {
  const rules = content.hasCms('redirects') ? content.cms<unknown>('redirects') : [];
  return Array.isArray(rules) ? rules : [];
}
