import { content } from '#contract/content.ts';
import { useRead } from '../asking/reads.ts';

/** Which parts of a player's own pages there are (spec §3 "Site configuration flags"); unknown yet, they are there. */
export function useSiteFlags(): (part: string) => boolean {
  const { data: settings } = useRead(content.getSettings, {});
  const off = new Set<string>();
  if (settings?.site.identityVerification === false) off.add('verification');
  if (settings?.site.responsibleGaming === false) off.add('limits');
  return (part) => !off.has(part);
}
