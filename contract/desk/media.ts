// Pictures of the operator. They are sent to an address of their own (server/http/desk/media-upload.ts).
import * as z from 'zod/mini';
import { get } from '../define.ts';

const MediaRow = z.object({
  name: z.string(),
  /** Where it is shown from. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  version: z.int(),
  changed_at: z.string(),
  changed_by: z.string(),
});
export type MediaRow = z.output<typeof MediaRow>;

export const media = {
  list: get('media.list', {
    who: { staff: 'content.edit' },
    input: z.object({}),
    output: z.object({ items: z.array(MediaRow) }),
    shows: ['desk-content'],
  }),
};
