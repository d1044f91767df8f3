// Banners: what the house has to say, where, and until when.
import * as z from 'zod/mini';
import { get } from './define.ts';
import { page, paging } from './paging.ts';
import { list } from './wire.ts';

export const bannerPositions = ['home-top', 'home-middle', 'sidebar'] as const;

const Action = z.object({ label: z.string(), link: z.string() });

/** Copy is live text in the visitor's language; the picture is named objects on a backdrop, never baked text. */
export const Banner = z.object({
  id: z.int(),
  /** ISO 8601, in UTC. */
  finished_at: z.nullable(z.string()),
  description: z.object({
    position: z.enum(bannerPositions),
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    actions: z.array(Action),
    scene: z.string(),
    /** A picture of the operator's own in place of the scene's figures: its addresses in all widths, as `srcset` takes them. */
    image: z.optional(z.string()),
  }),
});
export type Banner = z.output<typeof Banner>;

export const banners = {
  get: get('banners.get', {
    who: 'anyone',
    input: z.object({ ...paging, fields: z.optional(list), position: z.optional(z.enum(bannerPositions)) }),
    output: page(Banner),
    shows: ['content'],
  }),
};
