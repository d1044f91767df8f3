// Taking a new contact back. Those that were there before are sent a link; whoever follows it has the mailbox or the
// phone of the owner, and so it also ends every session and lets them choose a new password.
import { Refusal } from '#contract/refusals.ts';
import { openRestore } from '../auth/restore-tokens.ts';
import type { Context } from '../calls/context.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';
import { endSessions } from '../sessions/sessions.ts';

/** Beyond the waiting time: a letter may lie for a few days. */
const LONGER_MS = 4 * 86_400_000;

/** The address that undoes it. */
export async function openUndo(
  tx: Tx,
  { id }: { id: number },
  { now, config, browser }: Pick<Context, 'now' | 'config' | 'browser'>,
): Promise<string> {
  const token = drawSecret();
  await tx.sql`
    insert into contact_undo (hash, contact_id, expires_at)
    values (${hashSecret(token)}, ${id}, ${new Date(now.getTime() + config.contactWaitMs + LONGER_MS)})`;
  return `${browser.origin}/confirmation/undo?${new URLSearchParams({ token })}`;
}

/** The token with which a new password can be set. */
export function undoContact(token: string, { db, now }: Pick<Context, 'db' | 'now'>): Promise<string> {
  return db.atomically(async (tx) => {
    const [spent] = await tx.sql<{ contact_id: number; player_id: number }>`
      delete from contact_undo using contact
      where hash = ${hashSecret(token)} and expires_at > ${now} and contact.id = contact_id
      returning contact_id, player_id`;
    if (spent === undefined)
      throw new Refusal('InvalidParameter', { invalid_parameters: { token: ['format'] } });
    const { player_id: playerId, contact_id: contactId } = spent;
    await lockPlayer(tx, playerId);
    await removeContact(tx, contactId);
    await tx.sql`delete from one_time_code where player_id = ${playerId}`;
    await endSessions(tx, playerId, { except: null });
    return openRestore(tx, playerId, now);
  });
}

/** With it goes every service that was let in since. A contact one signs in by stays, as one that nobody has shown. */
async function removeContact(tx: Tx, id: number): Promise<void> {
  await tx.sql`
    delete from social_identity using contact
    where contact.id = ${id} and social_identity.player_id = contact.player_id and linked_at >= contact.created_at`;
  await tx.sql`
    update contact set is_confirmed = false, is_proven = false, counts_at = null from player
    where contact.id = ${id} and player.id = player_id and contact = login`;
  await tx.sql`delete from contact using player where contact.id = ${id} and player.id = player_id and contact <> login`;
}
