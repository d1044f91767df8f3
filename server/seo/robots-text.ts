// robots.txt of a domain, from its settings.
import { type Locales, localisePath } from '#rules/locale.ts';
import type { SeoSettings } from './settings.ts';

interface Domain {
  settings: SeoSettings;
  locales: Locales;
  origin: string;
  /** Its pages themselves keep search engines off, who must be able to read that: nothing is shut. */
  isMirror: boolean;
}

export function robotsText({ settings, locales, origin, isMirror }: Domain): string {
  const rules = isMirror
    ? ['Allow: /']
    : [...lines('Disallow', settings.disallow, locales), ...lines('Allow', settings.allow, locales)];
  const list = settings.hasSitemap && !isMirror ? ['', `Sitemap: ${origin}/sitemap.xml`] : [];
  return ['User-agent: *', ...(rules.length > 0 ? rules : ['Disallow:']), ...list, ''].join('\n');
}

/** A page exists under every language, and so does its rule. */
const lines = (word: string, rules: readonly string[], locales: Locales): string[] => {
  const all = rules.flatMap((rule) =>
    rule.startsWith('/') ? locales.locales.map(({ code }) => localisePath(rule, code, locales)) : rule,
  );
  return [...new Set(all)].map((rule) => `${word}: ${safe(rule)}`);
};

/** A rule is one line, whatever was typed. */
const safe = (rule: string) => rule.replaceAll(/[\r\n#\s]+/g, '');
