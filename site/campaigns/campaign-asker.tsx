import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { popups } from '#contract/popups.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { isSeen, markSeen } from './seen-campaigns.ts';

/** Asks once for the campaigns of the page it is on, and shows the first that has not been seen. */
export default function CampaignAsker() {
  const router = useRouter();
  const dialogs = useDialogs();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const { pathname, hash, search } = router.state.location;
    const popup = Number((search as { popup?: string }).popup);
    const preview = popup > 0 && hash === 'popup-preview';

    async function show() {
      const only = popup > 0 ? { popup } : {};
      const { items } = await router.options.context.ask(popups.get, { path: pathname, ...only, preview });
      const campaign = items.find(({ id }) => preview || !isSeen(id));
      if (campaign === undefined) return;
      // One that waited behind another and left with its page was not seen.
      const onShown = () => {
        if (!preview) markSeen(campaign.id);
      };
      await dialogs.open('CampaignPopup', { campaign, onShown });
    }
    // A campaign that cannot be asked for is not missed by anybody.
    show().catch(() => undefined);
  }, [router, dialogs]);
  return null;
}
