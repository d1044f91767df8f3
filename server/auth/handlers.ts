import type { auth as contract } from '#contract/auth.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../context.ts';
import { endSession } from './sessions.ts';

export const auth: HandlersOf<typeof contract> = {
  async logout(_input, { db, session }) {
    if (session !== null) await db.atomically((tx) => endSession(tx, session));
    return DONE;
  },
};
