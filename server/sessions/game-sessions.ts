// A game session: a game that was opened, by whom and for what. The frame in which it is played asks with its token, and
// with nothing else of the player's. It lasts half an hour after the last question, and no longer than the session of
// the browser it was opened in.
import type { Context, GameSession, Player, Session } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { gather } from '../database/gather.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';
import { forgottenBefore, goOnWith, type SessionRow, type SessionTerms } from './sessions.ts';

const IDLE_MS = 1_800_000;
/** Writing down every round would cost more than knowing the last to the minute is worth. */
const NOTED_EVERY_MS = 60_000;

interface Wish {
  game: string;
  mode: GameSession['mode'];
  /** 1 for a studio's game: by its protocol a new session ends the one before. */
  tabsMax?: number;
}

/** So many tabs may have one game open for money; opening another ends the one that was not played for longest. */
const TABS_MAX = 16;

/** The token. For money the game goes on in other tabs too; for fun it goes on here, and no longer there. */
export async function startGameSession(
  tx: Tx,
  { game, mode, tabsMax = TABS_MAX }: Wish,
  { player, session, now }: Pick<Context, 'player' | 'session' | 'now'>,
): Promise<string> {
  const token = drawSecret();
  await tx.sql`
    insert into game_session (hash, session_hash, player_id, game, mode, started_at, last_seen_at)
    values (${hashSecret(token)}, ${session?.hash ?? null}, ${player?.id ?? null}, ${game}, ${mode}, ${now}, ${now})
    on conflict (player_id, game) where mode = 'demo' do update set
      hash = excluded.hash, session_hash = excluded.session_hash, started_at = excluded.started_at,
      last_seen_at = excluded.last_seen_at`;
  if (mode === 'real' && player !== null)
    await tx.sql`
      delete from game_session where hash in (
        select hash from game_session where player_id = ${player.id} and game = ${game} and mode = 'real'
        order by hash = ${hashSecret(token)} desc, last_seen_at desc offset ${tabsMax})`;
  return token;
}

export interface Playing {
  game: GameSession;
  /** Null for a guest, who plays for fun. */
  player: Player | null;
  session: Session | null;
}

export async function findGameSession(sql: Sql, token: string, asked: SessionTerms): Promise<Playing | null> {
  const hash = hashSecret(token);
  const found = await readGameSession(sql, { hash, ...asked });
  if (found === undefined) return null;
  const { game, mode, session_hash, played_at, ...row } = found;
  const isSignedIn = (row.id as number | null) !== null;
  if (session_hash !== null && !isSignedIn) return null;
  const signedIn = isSignedIn ? await goOnWith(sql, { hash: session_hash!, ...row }, asked) : null;
  if (asked.now.getTime() - played_at.getTime() > NOTED_EVERY_MS)
    await sql`update game_session set last_seen_at = ${asked.now} where hash = ${hash}`;
  return { game: { hash, game, mode }, player: signedIn?.player ?? null, session: signedIn?.session ?? null };
}

/** A guest's game has no session, and one whose session has ended is nobody's any more: then all of `SessionRow` is null. */
interface GameSessionRow extends SessionRow {
  game: string;
  mode: GameSession['mode'];
  session_hash: Buffer | null;
  played_at: Date;
}

/** With the session it was opened in, for every round asks for both: those of one turn make one statement. */
const readGameSession = gather<Session & SessionTerms, GameSessionRow | undefined>(async (sql, asked) => {
  const rows = await sql<GameSessionRow & { place: number }>`
    select place::int, game, mode, session_hash, game_session.last_seen_at as played_at, id, status, locale, currency,
      country_code, is_verified, is_on_verification, is_kyc_block_enabled, signed_in.last_seen_at, has_exclusion,
      excluded_until
    from unnest(
      ${asked.map(({ hash }) => hash)}::bytea[], ${asked.map(({ now }) => now)}::timestamptz[],
      ${asked.map(({ now }) => idleBefore(now))}::timestamptz[], ${asked.map(forgottenBefore)}::timestamptz[]
    ) with ordinality as asked (hash, now, idle_before, forgotten_before, place)
    join game_session using (hash)
    left join signed_in on signed_in.hash = session_hash and signed_in.ends_at > asked.now
      and signed_in.last_seen_at > forgotten_before
    where game_session.last_seen_at > idle_before`;
  const byPlace = new Map(rows.map(({ place, ...found }) => [place, found]));
  return asked.map((_, at) => byPlace.get(at + 1));
});

/** Of those nobody plays any more. */
export const forgetGameSessions = (sql: Sql, now: Date) =>
  sql`delete from game_session where last_seen_at < ${idleBefore(now)}`;

const idleBefore = (now: Date): Date => new Date(now.getTime() - IDLE_MS);
