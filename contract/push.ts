// What a browser may be told while no page of ours is open. Added calls (decision M7).
import * as z from 'zod/mini';
import { get, post } from './define.ts';
import { Done } from './wire.ts';

/** As browsers give them: bytes in base64, with the alphabet of addresses. */
const bytes = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`)));

export const push = {
  /** Null: the house sends none. */
  getSettings: get('push.getSettings', {
    who: 'player',
    input: z.object({}),
    output: z.object({
      public_key: z.nullable(z.string()),
      /** This session's browser gets them. */
      is_subscribed: z.boolean(),
    }),
    shows: ['push'],
  }),

  subscribe: post('push.subscribe', {
    who: 'player',
    input: z.object({
      endpoint: z.string().check(z.maxLength(1000)),
      p256dh: bytes(87),
      auth: bytes(22),
    }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['push'],
  }),

  /** Of this session's browser; twice is as good as once. */
  unsubscribe: post('push.unsubscribe', {
    who: 'player',
    input: z.object({}),
    output: Done,
    changes: ['push'],
  }),
};
