// What /nfx/cms-config tells: the content system's settings as one object, in one language (decision D22).
import type { Content } from './content.ts';
import { localised } from './localised.ts';

/** Each is a file of content/cms; a part without a file is empty. */
const parts = {
  auth: 'auth',
  loyalty: 'loyalty',
  functionalSettings: 'functional-settings',
  site: 'site',
  redirects: 'redirects',
  customCode: 'custom-code',
  web: 'web',
  pages: 'pages',
  systemPages: 'system-pages',
  banners: 'banners',
} as const;

/** Those of which there are many; the rest are one object each. */
const lists = new Set(['redirects', 'customCode', 'pages', 'banners']);

export const cmsConfig = (content: Content, locale: string): object =>
  Object.fromEntries(
    Object.entries(parts).map(([name, file]) => {
      const empty = lists.has(name) ? [] : {};
      return [name, content.hasCms(file) ? localised(content, locale, file) : empty];
    }),
  );
