// A game session: a game that was opened, by whom and for what. The frame in which it is played asks with its token, and
// with nothing else of the player's. It lasts half an hour after the last question, and no longer than the session of
// the browser it was opened in.
import type { Context, GameSession, Player, Session } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';
import { findSessionByHash, type SessionTerms } from './sessions.ts';

const IDLE_MS = 1_800_000;
/** Writing down every round would cost more than knowing the last to the minute is worth. */
const NOTED_EVERY_MS = 60_000;

interface Wish {
  game: string;
  mode: GameSession['mode'];
}

/** The token. Who has the same game open in another tab goes on here, and no longer there. */
export async function startGameSession(
  tx: Tx,
  { game, mode }: Wish,
  { player, session, now }: Pick<Context, 'player' | 'session' | 'now'>,
): Promise<string> {
  const token = drawSecret();
  await tx.sql`
    insert into game_session (hash, session_hash, player_id, game, mode, started_at, last_seen_at)
    values (${hashSecret(token)}, ${session?.hash ?? null}, ${player?.id ?? null}, ${game}, ${mode}, ${now}, ${now})
    on conflict (player_id, game, mode) do update set
      hash = excluded.hash, session_hash = excluded.session_hash, started_at = excluded.started_at,
      last_seen_at = excluded.last_seen_at`;
  return token;
}

interface GameSessionRow extends GameSession {
  session_hash: Buffer | null;
  last_seen_at: Date;
}

export interface Playing {
  game: GameSession;
  /** Null for a guest, who plays for fun. */
  player: Player | null;
  session: Session | null;
}

export async function findGameSession(sql: Sql, token: string, asked: SessionTerms): Promise<Playing | null> {
  const { now } = asked;
  const [found] = await sql<GameSessionRow>`
    select hash, game, mode, session_hash, last_seen_at from game_session
    where hash = ${hashSecret(token)} and last_seen_at > ${new Date(now.getTime() - IDLE_MS)}`;
  if (found === undefined) return null;
  const { session_hash, last_seen_at, ...game } = found;
  const signedIn = session_hash === null ? null : await findSessionByHash(sql, session_hash, asked);
  if (session_hash !== null && signedIn === null) return null;
  if (now.getTime() - last_seen_at.getTime() > NOTED_EVERY_MS)
    await sql`update game_session set last_seen_at = ${now} where hash = ${found.hash}`;
  return { game, player: signedIn?.player ?? null, session: signedIn?.session ?? null };
}

/** Of those nobody plays any more. */
export const forgetGameSessions = (sql: Sql, now: Date) =>
  sql`delete from game_session where last_seen_at < ${new Date(now.getTime() - IDLE_MS)}`;
