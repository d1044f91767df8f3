// What the product writes to players. A letter is written in the transaction it belongs to and leaves after the commit
// (post-office.ts): nobody is told of what did not happen.
import * as z from 'zod/mini';
import type { Context } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { defineTask, scheduleAll, scheduled } from '../jobs/tasks.ts';
import type { Channel } from './carrier.ts';
import { composeLetter, type Letter } from './compose.ts';

/** Names the row, so that nothing a letter says lies in two places. */
const payload = z.object({ letter: z.int() });

/** A task for each channel: nobody waits for another's carrier. */
export const letterTasks = {
  email: defineTask('letter.email', payload),
  sms: defineTask('letter.sms', payload),
};

/** A letter that lies in the outbox. */
export interface Written {
  id: number;
  channel: Channel;
}

export const sendLetters = (tx: Tx, letters: readonly Written[], now: Date): Promise<void> =>
  scheduleAll(
    tx,
    letters.map(({ id, channel }) => scheduled(letterTasks[channel], { letter: id }, now)),
  );

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
  const letters = await tx.sql<Written>`
    insert into message_outbox (recipient, channel, subject, text, html, is_secret, written_at)
    values (${to.contact}, ${to.type === 'email' ? 'email' : 'sms'}, ${subject}, ${text}, ${html}, ${isSecret}, ${now})
    returning id, channel`;
  await sendLetters(tx, letters, now);
}
