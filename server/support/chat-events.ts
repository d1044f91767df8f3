// What was said in the live chat, for those who look after a player's complaint later.
import type { chatEvents as contract } from '#contract/chat-events.ts';
import type { Input } from '#contract/define.ts';
import type { Sql } from '../database/db.ts';

export type ChatEvent = Input<(typeof contract)['storeChatEvent']>;

const KEPT_DAYS = 730;
const DAY_MS = 86_400_000;
const FORGOTTEN_AT_ONCE = 10_000;

export async function keepChatEvent(
  sql: Sql,
  playerId: number,
  { event, message_id: messageId, text = '' }: ChatEvent,
  now: Date,
): Promise<void> {
  await sql`
    insert into chat_event (player_id, event, message_id, text, told_at)
    values (${playerId}, ${event}, ${messageId}, ${text}, ${now})
    on conflict do nothing`;
}

export async function forgetChatEvents(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from chat_event
    where id in (
      select id from chat_event where told_at < ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}
      order by told_at limit ${FORGOTTEN_AT_ONCE})`;
}
