// A ticket for the live socket: it travels in an address, where a session must never be seen, so it opens one
// connection, once, within a minute, and dies with the session it was drawn for. Decision D93 allows five minutes; a
// browser uses it at once, and what is left lying about for less time is worth less.

import type { Session } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';

const TICKET_MS = 60_000;

interface Drawing {
  playerId: number;
  session: Session | null;
  now: Date;
}

export async function issueTicket(sql: Sql, { playerId, session, now }: Drawing): Promise<string> {
  const ticket = drawSecret();
  await sql`
    insert into live_ticket (hash, player_id, session_hash, expires_at)
    values (${hashSecret(ticket)}, ${playerId}, ${session?.hash ?? null}, ${new Date(now.getTime() + TICKET_MS)})`;
  return ticket;
}

export interface TicketHolder {
  playerId: number;
  /** As the events name it; null for a ticket drawn without a session. */
  session: string | null;
}

/** Undefined when the ticket is unknown, spent or too old, or its player is no longer welcome. */
export async function redeemTicket(sql: Sql, ticket: string, now: Date): Promise<TicketHolder | undefined> {
  const [redeemed] = await sql<{ player_id: number; session_hash: Buffer | null; is_good: boolean }>`
    delete from live_ticket using player
    where hash = ${hashSecret(ticket)} and player.id = player_id
    returning player_id, session_hash, expires_at > ${now} and status = 'active' as is_good`;
  if (!redeemed?.is_good) return undefined;
  return { playerId: redeemed.player_id, session: redeemed.session_hash?.toString('hex') ?? null };
}
