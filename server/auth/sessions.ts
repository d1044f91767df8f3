// A session: what keeps a browser signed in. Thirty days, and thirty more with every visit (decision D08). The secret
// stays with the browser; here it is known only by its hash.
import { drawSecret, hashSecret } from '../chance.ts';
import type { Player, Session } from '../context.ts';
import type { Sql, Tx } from '../db.ts';
import { tell } from '../outbox.ts';

const HOUR_MS = 3_600_000;
export const SESSION_MS = 30 * 24 * HOUR_MS;
/** Writing down every single request would cost more than knowing the last visit to the hour is worth. */
const NOTED_EVERY_MS = HOUR_MS;

export interface SignedIn {
  player: Player;
  session: Session;
  /** The thirty days have just begun anew, so the browser's cookie should too. */
  isProlonged: boolean;
}

export async function startSession(tx: Tx, playerId: number, now: Date): Promise<string> {
  const secret = drawSecret();
  await tx.sql`
    insert into session (hash, player_id, created_at, last_seen_at, ends_at)
    values (${hashSecret(secret)}, ${playerId}, ${now}, ${now}, ${later(now, SESSION_MS)})`;
  return secret;
}

export async function findSession(sql: Sql, secret: string, now: Date): Promise<SignedIn | null> {
  const hash = hashSecret(secret);
  const [found] = await sql<Player & { last_seen_at: Date }>`
    select player.id, status, locale, currency, last_seen_at
    from session join player on player.id = player_id
    where hash = ${hash} and ends_at > ${now}`;
  if (found === undefined) return null;

  const { last_seen_at, ...player } = found;
  const isProlonged = now.getTime() - last_seen_at.getTime() > NOTED_EVERY_MS;
  if (isProlonged)
    await sql`update session set last_seen_at = ${now}, ends_at = ${later(now, SESSION_MS)} where hash = ${hash}`;
  return { player, session: { hash }, isProlonged };
}

/** Its live sockets close as soon as this commits, on whatever server they are. */
export async function endSession(tx: Tx, { hash }: Session): Promise<void> {
  const [ended] = await tx.sql<{
    player_id: number;
  }>`delete from session where hash = ${hash} returning player_id`;
  if (ended === undefined) return;
  await tell(tx, ended.player_id, { name: 'auth.session_ended', data: { session: hash.toString('hex') } });
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Of these sessions, in hex, those that still stand and whose player is welcome. */
export async function findLiving(sql: Sql, sessions: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await sql<{ session: string }>`
    select encode(hash, 'hex') as session
    from session join player on player.id = player_id
    where hash in (select decode(asked, 'hex') from unnest(${sessions}::text[]) asked) and ends_at > ${now} and status = 'active'`;
  return new Set(rows.map(({ session }) => session));
}
