// The domain that is served (spec §3 "General info"): a blocked one says so and nothing else, and a mirror is left out by
// search engines, which know the main one.
import type { GeneralInfo } from '#contract/metadata.ts';
import type { Content } from './content.ts';

type Domain = Pick<GeneralInfo, 'domain_state' | 'domain_type'>;

export function domainOf(content: Pick<Content, 'cms'>) {
  const { domain_state: state, domain_type: type } = content.cms<Domain>('general');
  return { isBlocked: state === 'blocked', isMirror: state === 'mirror' || type === 'mirror' };
}
