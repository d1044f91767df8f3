import { redirect } from '@tanstack/react-router';
import { type AccountInfo, account } from '#contract/account/account.ts';
import type { SiteContext } from '../start/site-context.ts';

/** The server's guard once more, for the ways that lead past it: a link pressed here, a step back in the history. */
export function guardGuests({ cache }: SiteContext, { publicHref }: { publicHref: string }): void {
  const info = cache.getQueryData<AccountInfo>([account.getInfo.name, {}]);
  if (info?.uid === 0) throw redirect({ to: '/', search: { redirectUrl: publicHref } });
}
