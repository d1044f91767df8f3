import type { seo as contract } from '#contract/seo.ts';
import type { HandlersOf } from '../calls/context.ts';
import { pageSeoOf } from './page-seo.ts';

export const seo: HandlersOf<typeof contract> = {
  getPage: async ({ path }, { content, locale, browser }) =>
    pageSeoOf(content, { path, locale, host: new URL(browser.origin).host }),
};
