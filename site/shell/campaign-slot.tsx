// Looks for steps after which a campaign may show itself. What asks for it is fetched with the first such step.
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { asksForCampaign, type Step } from '#rules/campaign-popups.ts';
import { orReload } from '../start/reload-once.ts';

const CampaignAsker = lazy(() => orReload(() => import('../campaigns/campaign-asker.tsx')));

export function CampaignSlot() {
  const settled = useRouterState({
    select: ({ status, matches, location: { pathname, search } }) => {
      const route = matches.at(-1)?.staticData.name ?? '';
      const step: Step = { route, path: pathname, popup: (search as { popup?: string }).popup };
      return status === 'idle' ? JSON.stringify(step) : null;
    },
  });
  const before = useRef<Step | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (settled === null) return;
    const now = JSON.parse(settled) as Step;
    if (asksForCampaign(before.current, now)) setAsked((times) => times + 1);
    before.current = now;
  }, [settled]);

  return asked > 0 ? (
    <Suspense>
      <CampaignAsker key={asked} />
    </Suspense>
  ) : null;
}
