// Whether our news may come to a contact. The way out is a link that needs no signing in and can do nothing else
// (decision D37); it comes with the first letter.
import { Refusal } from '#contract/refusals.ts';
import { readSigned, signed } from '../at-rest/secret.ts';
import type { Context } from '../calls/context.ts';
import type { Db, Tx } from '../database/db.ts';
import { writeLetter } from '../post/letters.ts';
import { type KeptContact, listContacts, subscribe } from './contacts.ts';

const PURPOSE = 'unsubscribe';

export async function changeSubscription(
  tx: Tx,
  contact: KeptContact,
  { isSubscribed, ctx }: { isSubscribed: boolean; ctx: Context },
): Promise<void> {
  await subscribe(tx, contact, isSubscribed);
  if (isSubscribed && !contact.is_subscribed) await greetSubscriber(tx, contact, ctx);
}

/** Nothing goes to an address that nobody has shown to be theirs; who subscribed first is greeted once they have. */
export async function greetSubscriber(tx: Tx, contact: KeptContact, ctx: Context): Promise<void> {
  if (!contact.is_confirmed) return;
  // It never runs out: a letter may lie unread for years.
  const token = signed(ctx.secret, PURPOSE, String(contact.id));
  const link = `${ctx.browser.origin}/unsubscribe?${new URLSearchParams({ token })}`;
  await writeLetter(tx, { to: contact, name: 'subscribed', link }, ctx);
}

/** Twice is as good as once, and so is a contact that is gone. */
export async function unsubscribeByToken(db: Db, secret: Buffer, token: string): Promise<void> {
  const id = readSigned(secret, PURPOSE, token);
  if (id === undefined) throw new Refusal('InvalidParameter', { invalid_parameters: { token: ['format'] } });
  await db.atomically(async (tx) => {
    const [kept] = await tx.sql<{ id: number; player_id: number }>`
      select id, player_id from contact where id = ${id}`;
    if (kept !== undefined) await subscribe(tx, kept, false);
  });
}

export async function unsubscribeEmails(tx: Tx, playerId: number): Promise<void> {
  for (const contact of await listContacts(tx.sql, playerId))
    if (contact.type === 'email') await subscribe(tx, contact, false);
}
