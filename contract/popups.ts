// Campaign popups: what a campaign shows by itself as somebody goes from page to page (decision D77).
import * as z from 'zod/mini';
import { get } from './define.ts';
import { page } from './paging.ts';
import { flag, int } from './wire.ts';

export const CampaignPopup = z.object({
  id: z.int(),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  /** The name of one of our objects or characters. */
  image: z.string(),
  /** How often one browser shows it; without a word, once. */
  frequency: z.optional(z.enum(['once', 'session', 'daily', 'always'])),
  action: z.nullable(z.object({ label: z.string(), link: z.string() })),
});
export type CampaignPopup = z.output<typeof CampaignPopup>;

export const popups = {
  get: get('popups.get', {
    who: 'anyone',
    input: z.object({
      path: z.optional(z.string().check(z.maxLength(500))),
      /** Only this one. */
      popup: z.optional(int),
      /** Also one that does not run, or not there: for those who are about to start it. */
      preview: z.optional(flag),
    }),
    output: page(CampaignPopup),
    shows: ['content'],
  }),
};
