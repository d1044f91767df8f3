import type { Banner, banners as contract } from '#contract/banners.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { screenSet } from '#rules/image-url.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';
import { type WebSettings, webSettingsOf } from '../content/web-settings.ts';

interface StoredBanner extends Banner {
  /** Before then it is not shown. */
  started_at?: string | null;
}

export const banners: HandlersOf<typeof contract> = {
  async get({ offset = 0, count = PAGE_SIZE, position }, { content, locale, now }) {
    const running = localised<StoredBanner[]>(content, locale, 'banners').filter(
      ({ description, started_at, finished_at }) =>
        (position === undefined || description.position === position) &&
        (started_at == null || new Date(started_at) <= now) &&
        (finished_at === null || new Date(finished_at) > now),
    );
    const { images } = webSettingsOf(content, locale);
    const items = running.slice(offset, offset + count).map((banner) => withWidths(banner, images));
    return { items, count: running.length };
  },
};

/** Of a large banner; small ones show its middle. */
const RATIO = 2.5;

/** An operator says which picture; a page needs to know it in all its widths. */
function withWidths(banner: Banner, look: WebSettings['images']): Banner {
  const { image } = banner.description;
  if (image === undefined) return banner;
  return { ...banner, description: { ...banner.description, image: screenSet(image, RATIO, look) } };
}
