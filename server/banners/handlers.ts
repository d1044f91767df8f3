import type { Banner, banners as contract } from '#contract/banners.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';

export const banners: HandlersOf<typeof contract> = {
  async get({ offset = 0, count = PAGE_SIZE, position }, { content, locale, now }) {
    const running = localised<Banner[]>(content, locale, 'banners').filter(
      ({ description, finished_at }) =>
        (position === undefined || description.position === position) &&
        (finished_at === null || new Date(finished_at) > now),
    );
    return { items: running.slice(offset, offset + count), count: running.length };
  },
};
