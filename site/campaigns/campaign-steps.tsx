// Looks for steps after which a campaign may show itself (decision D77).
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { asksForCampaign, type Step } from '#rules/campaign-popups.ts';
import { showCampaign } from './show-campaign.ts';
import { showCashback } from './show-cashback.ts';

/** `from` is the route that the visitor came to first: this is fetched after it, and maybe after the next. */
export function CampaignSteps({ from = '' }: { from: string | undefined }) {
  const router = useRouter();
  const settled = useRouterState({
    select: ({ status, matches, location: { pathname, search } }) => {
      const { name: route = '', isGamePage = false } = matches.at(-1)?.staticData ?? {};
      const step: Step = { route, isGamePage, path: pathname, popup: (search as { popup?: string }).popup };
      return status === 'idle' ? JSON.stringify(step) : null;
    },
  });
  const before = useRef<Step>({ route: from, path: '', popup: undefined });
  useEffect(() => {
    if (settled === null) return;
    const now = JSON.parse(settled) as Step;
    const isAsked = asksForCampaign(before.current, now);
    before.current = now;
    const { context } = router.options;
    if (isAsked) void showCashback(context).then(() => showCampaign(context, router.state.location));
  }, [settled, router]);
  return null;
}
