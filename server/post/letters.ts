// What the product writes to players. A letter is written in the transaction it belongs to and leaves after the commit
// (post-office.ts): nobody is told of what did not happen.
import type { Context } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { composeLetter, type Letter } from './compose.ts';

export interface Addressed extends Letter {
  to: { type: 'email' | 'phone'; contact: string };
}

export async function writeLetter(
  tx: Tx,
  { to, ...letter }: Addressed,
  { content, locale, now }: Pick<Context, 'content' | 'locale' | 'now'>,
): Promise<void> {
  const { email, sms, isSecret } = composeLetter(letter, content, locale);
  const { subject, text, html } = to.type === 'email' ? email : { subject: '', text: sms, html: '' };
  await tx.sql`
    insert into message_outbox (recipient, channel, subject, text, html, is_secret, written_at)
    values (${to.contact}, ${to.type === 'email' ? 'email' : 'sms'}, ${subject}, ${text}, ${html}, ${isSecret}, ${now})`;
  tx.signal('letters');
}
