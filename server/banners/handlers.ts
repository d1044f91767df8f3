import type { Banner, banners as contract } from '#contract/banners.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';

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
    return { items: running.slice(offset, offset + count), count: running.length };
  },
};
