// A domain's settings for search engines (decision D100): what robots may not visit, and whether they get a list of pages.
import type { RobotRules } from '#rules/robots.ts';
import type { Content } from '../content/content.ts';

export interface SeoSettings extends RobotRules {
  host: string;
  hasSitemap: boolean;
}

type Stored = Partial<Omit<SeoSettings, 'host'>>;

interface StoredSettings {
  default: Stored;
  /** By host name, where a domain is treated otherwise than the rest. */
  hosts: Readonly<Record<string, Stored>>;
}

const silent: Omit<SeoSettings, 'host'> = { disallow: [], allow: [], hasSitemap: true };

/** `host` may come with its port, which is no part of its name. */
export function seoSettingsOf(content: Pick<Content, 'cms' | 'hasCms'>, host: string): SeoSettings {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const none: StoredSettings = { default: {}, hosts: {} };
  const stored = content.hasCms('seo') ? content.cms<StoredSettings>('seo') : none;
  const own = Object.hasOwn(stored.hosts, name) ? stored.hosts[name] : {};
  return { ...silent, ...stored.default, ...own, host: name };
}
