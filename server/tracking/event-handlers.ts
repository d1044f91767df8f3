import type { visitorEvents as contract } from '#contract/visitor-events.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { recordEvent } from './visitor-events.ts';

export const events: HandlersOf<typeof contract> = {
  async handle({ event_name: name, event_params: params = {}, ...trail }, { db, player, now }) {
    const source = Object.fromEntries(Object.entries(trail).filter(([, value]) => value !== undefined));
    // The pages name the visitor in a hit alone; here it is who is signed in, or nobody.
    await recordEvent(db.sql, {
      name,
      params,
      source,
      visitor: null,
      playerId: player?.id ?? null,
      at: now,
    });
    return DONE;
  },
};
