// Support: where to write to, and writing. Open to everyone, blocked and excluded players included: their questions are
// the most urgent.
import * as z from 'zod/mini';
import { chatSettings } from './chat.ts';
import { get, post } from './define.ts';
import { Done } from './wire.ts';

const openToAll = { who: 'anyone', servesBanned: true, servesExcluded: true } as const;

export const support = {
  getsettings: get('support.getsettings', {
    ...openToAll,
    input: z.object({}),
    output: z.object({
      contacts: z.object({ email: z.nullable(z.string()) }),
      ...chatSettings,
    }),
    shows: ['content'],
  }),

  /** Reaches the operator by e-mail, with the player's reference where one is signed in. */
  sendFeedback: post('support.sendFeedback', {
    ...openToAll,
    input: z.object({ email: z.string(), subject: z.string(), message: z.string() }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
  }),
};
