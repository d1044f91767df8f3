// Leaving. How one comes in is said in auth-entry.ts.
import * as z from 'zod/mini';
import { get } from '../define.ts';
import { Done } from '../wire.ts';

export const auth = {
  /** The specification makes this a GET; it acts only when our own page asks (decision M8). */
  logout: get('auth.logout', {
    who: 'anyone',
    isProtected: true,
    acts: true,
    servesBanned: true,
    input: z.object({}),
    output: Done,
    refuses: ['InvalidRequest'],
    // Not the balance: a guest may not ask for one, and whatever showed it goes with the player.
    changes: ['session', 'profile'],
  }),
};
