// What is said in the live chat, as far as its widget tells the page (spec §7 "chat events", decision D16).
import * as z from 'zod/mini';
import { post } from './define.ts';
import { Done } from './wire.ts';

export const CHAT_TEXT_MAX = 2_000;

export const chatEvents = {
  /** Told again, a message is kept once. */
  storeChatEvent: post('chatEvents.storeChatEvent', {
    who: 'player',
    servesExcluded: true,
    input: z.object({
      event: z.enum(['sent', 'received']),
      message_id: z.string().check(z.minLength(1), z.maxLength(200)),
      text: z.optional(z.string().check(z.maxLength(CHAT_TEXT_MAX))),
    }),
    output: Done,
    /** A lively talk is no abuse (amendment M13). */
    limit: { max: 120, seconds: 60 },
    refuses: ['TooManyRequests'],
  }),
};
