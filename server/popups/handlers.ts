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

type Content = Pick<CampaignPopup, 'title' | 'text' | 'image'>;

/** What a campaign shows that says nothing of its own (spec §3 "popup fallbacks"). */
interface Fallbacks {
  popupFallbacks?: Partial<Content>;
}

export const popups: HandlersOf<typeof contract> = {
  async get({ path = '/', popup, preview = false }, { content, locale, now }) {
    const asked = localised<Campaign[]>(content, locale, 'popups').filter(
      ({ id }) => popup === undefined || id === popup,
    );
    const found = asked.filter((campaign) => preview || (isRunning(campaign, now) && isAt(campaign, path)));
    const { popupFallbacks = {} } = localised<Fallbacks>(content, locale, 'site');
    const items = found.map((campaign) => ({ ...campaign, ...filled(campaign, popupFallbacks) }));
    return { items, count: items.length };
  },
};

const filled = ({ title, text, image }: Content, fallbacks: Partial<Content>): Content => ({
  title: title || (fallbacks.title ?? ''),
  text: text || (fallbacks.text ?? ''),
  image: image || (fallbacks.image ?? ''),
});

const isRunning = ({ started_at, finished_at }: Campaign, now: Date): boolean =>
  started_at !== null && new Date(started_at) <= now && (finished_at === null || new Date(finished_at) > now);

const isAt = ({ paths }: Campaign, path: string): boolean =>
  !isQuiet(path) && (paths === null || paths.some((place) => path === place || path.startsWith(`${place}/`)));
