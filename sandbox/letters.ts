// What the product wrote to players by e-mail and text message, where a tester can read it.
import type { Sql } from '#server/database/db.ts';

export interface Letter {
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
  sent_at: string;
}

const SHOWN_MAX = 100;

/** Newest first; to one recipient, or to all. */
export async function listLetters(sql: Sql, to: string | null): Promise<Letter[]> {
  const rows = await sql<Omit<Letter, 'sent_at'> & { sent_at: Date }>`
    select recipient as to, channel, subject, text, coalesce(sent_at, written_at) as sent_at
    from message_outbox where ${to}::text is null or recipient = ${to}
    order by id desc limit ${SHOWN_MAX}`;
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
}
