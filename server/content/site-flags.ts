// How an operator has set up the site (spec §3 "Site configuration flags"): content/cms/site.json.
import type { LoyaltySettings } from '#contract/loyalty/settings.ts';
import type { LoaderLook, SiteFlags } from '#contract/site-flags.ts';
import type { Config } from '../config/config.ts';
import type { Content } from './content.ts';

/** Where nobody looks at documents there is nothing to show them on. */
export function siteFlags({ sumsub }: Config, content: Content): SiteFlags {
  const flags = content.cms<SiteFlags>('site');
  const loyalty = content.cms<LoyaltySettings>('loyalty');
  return {
    ...flags,
    identityVerification: flags.identityVerification && sumsub !== null,
    loyalty: loyalty.isEnabled || loyalty.areCharactersEnabled,
  };
}

interface SiteLook {
  /** What the product is called, wherever it says its own name. */
  name: string;
  loader: LoaderLook;
}

export const siteLook = (content: Pick<Content, 'cms'>): SiteLook => content.cms<SiteLook>('site');
