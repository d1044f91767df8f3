import { popups } from '#contract/popups.ts';
import type { SiteContext } from '../start/site-context.ts';
import { isDue, markShown } from './shown-campaigns.ts';

interface Place {
  pathname: string;
  hash: string;
  search: object;
}

/** Asks for the campaigns of a page, and shows the first whose turn it is; done when it is closed, or there is none. */
export async function showCampaign({ ask, dialogs }: Pick<SiteContext, 'ask' | 'dialogs'>, place: Place) {
  const popup = Number((place.search as { popup?: string }).popup);
  const preview = popup > 0 && place.hash === 'popup-preview';
  const only = popup > 0 ? { popup } : {};
  try {
    const { items } = await ask(popups.get, { path: place.pathname, ...only, preview });
    const campaign = items.find((one) => preview || isDue(one));
    if (campaign === undefined) return;
    // One that waited behind another and left with its page was not seen.
    const onShown = () => {
      if (!preview) markShown(campaign);
    };
    await dialogs.open('CampaignPopup', { campaign, onShown });
  } catch {
    // A campaign that cannot be asked for is not missed by anybody.
  }
}
