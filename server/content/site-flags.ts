// Which parts of the site an operator leaves in (spec §3 "Site configuration flags").
import type { SiteFlags } from '#contract/site-flags.ts';
import type { Config } from '../config/config.ts';
import type { Content } from './content.ts';

/** Where nobody looks at documents there is nothing to show them on. */
export function siteFlags({ sumsub }: Config, content: Content): SiteFlags {
  const flags = content.cms<SiteFlags>('site');
  return { ...flags, identityVerification: flags.identityVerification && sumsub !== null };
}
