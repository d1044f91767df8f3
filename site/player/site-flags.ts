import { content } from '#contract/content.ts';
import type { SiteFlags } from '#contract/site-flags.ts';
import { useRead } from '../asking/reads.ts';

/** Which parts of a player's own pages there are (spec §3 "Site configuration flags"); unknown yet, they are there. */
export function useSiteFlags(): (part: keyof SiteFlags | undefined) => boolean {
  const { data: settings } = useRead(content.getSettings, {});
  return (part) => part === undefined || settings?.site[part] !== false;
}
