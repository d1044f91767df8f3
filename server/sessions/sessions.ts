// A session: what keeps a browser signed in. Thirty days, and thirty more with every visit (decision D08). The secret
// stays with the browser; here it is known only by its hash.
import { type InactivityTimes, longestInactivityMs } from '#rules/inactivity.ts';
import type { Browser, Context, Player, Session } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { lockPlayer, type Sql, type Tx } from '../database/db.ts';
import { gather } from '../database/gather.ts';
import { tell } from '../live/outbox.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';

const HOUR_MS = 3_600_000;
export const SESSION_MS = 30 * 24 * HOUR_MS;

export interface SignedIn {
  player: Player;
  session: Session;
  /** The thirty days have just begun anew, so the browser's cookie should too. */
  isProlonged: boolean;
}

export async function startSession(
  tx: Tx,
  playerId: number,
  { now, browser }: Pick<Context, 'now'> & { browser: Pick<Browser, 'address' | 'userAgent'> },
): Promise<string> {
  const secret = drawSecret();
  await tx.sql`
    insert into session (hash, player_id, created_at, last_seen_at, ends_at, user_agent, address)
    values (${hashSecret(secret)}, ${playerId}, ${now}, ${now}, ${later(now, SESSION_MS)}, ${browser.userAgent},
      ${browser.address})`;
  return secret;
}

/** As the view signed_in has it. */
export interface SessionRow extends Player {
  last_seen_at: Date;
  has_exclusion: boolean;
  excluded_until: Date | null;
}

export const findSession = (sql: Sql, secret: string, asked: SessionTerms): Promise<SignedIn | null> =>
  findSessionByHash(sql, hashSecret(secret), asked);

export async function findSessionByHash(
  sql: Sql,
  hash: Buffer,
  asked: SessionTerms,
): Promise<SignedIn | null> {
  const found = await readSession(sql, { hash, ...asked });
  return found === undefined ? null : goOnWith(sql, { hash, ...found }, asked);
}

/** What is asked on behalf of a session keeps it alive, as its own questions do. */
export async function goOnWith(
  sql: Sql,
  { hash, last_seen_at, has_exclusion, excluded_until, ...own }: SessionRow & Session,
  asked: SessionTerms,
): Promise<SignedIn> {
  const { now } = asked;
  const isExcluded = has_exclusion && (excluded_until === null || excluded_until > now);
  const player: Player = isExcluded ? { ...own, excludedUntil: excluded_until } : own;
  const isProlonged = now.getTime() - last_seen_at.getTime() > notedEveryMs(asked);
  if (isProlonged)
    await sql`update session set last_seen_at = ${now}, ends_at = ${later(now, SESSION_MS)} where hash = ${hash}`;
  return { player, session: { hash }, isProlonged };
}

/** Whether the player has excluded themselves is asked every time: no session outlives that. */
const readSession = gather<Session & SessionTerms, SessionRow | undefined>(async (sql, asked) => {
  const rows = await sql<SessionRow & { place: number }>`
    select place::int, id, status, locale, currency, country_code, is_verified, is_on_verification,
      is_kyc_block_enabled, last_seen_at, has_exclusion, excluded_until
    from unnest(
      ${asked.map(({ hash }) => hash)}::bytea[], ${asked.map(({ now }) => now)}::timestamptz[],
      ${asked.map(forgottenBefore)}::timestamptz[]
    ) with ordinality as asked (hash, now, forgotten_before, place)
    join signed_in using (hash)
    where ends_at > asked.now and last_seen_at > forgotten_before`;
  const byPlace = new Map(rows.map(({ place, ...found }) => [place, found]));
  return asked.map((_, at) => byPlace.get(at + 1));
});

/** When, and how long a player may do nothing before they are signed out; null for as long as they like. */
export interface SessionTerms {
  now: Date;
  inactivityMs: number | null;
}

export const askedAt = (now: Date, content: Content): SessionTerms => ({
  now,
  inactivityMs: longestInactivityMs(content.cms<InactivityTimes>('general')),
});

/** Writing down every single request would cost more than knowing the last visit to the minute is worth. */
const notedEveryMs = ({ inactivityMs }: Omit<SessionTerms, 'now'>) =>
  Math.min(HOUR_MS, inactivityMs === null ? HOUR_MS : inactivityMs / 20);

/** A visit may be noted a little late, and nobody is signed out early for it. */
export const forgottenBefore = ({ now, inactivityMs }: SessionTerms): Date =>
  later(now, inactivityMs === null ? -SESSION_MS : -inactivityMs - notedEveryMs({ inactivityMs }));

/** Its live sockets close as soon as this commits, on whatever server they are; no stake of it is booked after. */
export async function endSession(tx: Tx, { hash }: Session): Promise<void> {
  // The stake gate reads the session behind this lock.
  await tx.sql`select pg_advisory_xact_lock(player_id) from session where hash = ${hash}`;
  const [ended] = await tx.sql<{
    player_id: number;
  }>`delete from session where hash = ${hash} returning player_id`;
  if (ended === undefined) return;
  await tell(tx, ended.player_id, { name: 'auth.session_ended', data: { session: hash.toString('hex') } });
}

/** The player's others, or all of them: a password was changed, or the player has had enough. */
export async function endSessions(
  tx: Tx,
  playerId: number,
  { except }: { except: Session | null },
): Promise<void> {
  await lockPlayer(tx, playerId);
  const ended = await tx.sql<{ hash: Buffer }>`
    delete from session where player_id = ${playerId} and hash is distinct from ${except?.hash ?? null} returning hash`;
  for (const { hash } of ended)
    await tell(tx, playerId, { name: 'auth.session_ended', data: { session: hash.toString('hex') } });
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Of these sessions, in hex, those that still stand and whose player is welcome. */
export async function findLiving(
  sql: Sql,
  sessions: readonly string[],
  asked: SessionTerms,
): Promise<Set<string>> {
  const rows = await sql<{ session: string }>`
    select encode(hash, 'hex') as session
    from session join player on player.id = player_id
    where hash in (select decode(asked, 'hex') from unnest(${sessions}::text[]) asked) and ends_at > ${asked.now}
      and last_seen_at > ${forgottenBefore(asked)} and status = 'active'`;
  return new Set(rows.map(({ session }) => session));
}
