import type { CampaignPopup, popups as contract } from '#contract/popups.ts';
import { isQuiet } from '#rules/campaign-popups.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';

interface Campaign extends CampaignPopup {
  /** Null: it has not been started. */
  started_at: string | null;
  finished_at: string | null;
  /** Where it shows, and below; null: everywhere. */
  paths: string[] | null;
}

export const popups: HandlersOf<typeof contract> = {
  async get({ path = '/', popup, preview = false }, { content, locale, now }) {
    const asked = localised<Campaign[]>(content, locale, 'popups').filter(
      ({ id }) => popup === undefined || id === popup,
    );
    const items = asked.filter((campaign) => preview || (isRunning(campaign, now) && isAt(campaign, path)));
    return { items, count: items.length };
  },
};

const isRunning = ({ started_at, finished_at }: Campaign, now: Date): boolean =>
  started_at !== null && new Date(started_at) <= now && (finished_at === null || new Date(finished_at) > now);

const isAt = ({ paths }: Campaign, path: string): boolean =>
  !isQuiet(path) && (paths === null || paths.some((place) => path === place || path.startsWith(`${place}/`)));
