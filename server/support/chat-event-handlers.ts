import type { chatEvents as contract } from '#contract/chat-events.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { keepChatEvent } from './chat-events.ts';

export const chatEvents: HandlersOf<typeof contract> = {
  async storeChatEvent(told, { db, player, now }) {
    await keepChatEvent(db.sql, player.id, told, now);
    return DONE;
  },
};
