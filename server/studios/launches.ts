// A launch: the token with which a studio's page is opened. It is good once and for a minute, and the studio exchanges it for a
// session of the game, so that nothing in an address can be played with.
import type { Context, Player, Session } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { drawSecret, hashSecret } from '../plumbing/chance.ts';

const LASTS_MS = 60_000;
/** What was used is told from what never was for so long. */
const KEPT_MS = 3_600_000;

interface Launch {
  studio: string;
  game: string;
}

export async function startLaunch(
  tx: Tx,
  { studio, game }: Launch,
  { player, session, now }: Pick<Context, 'now'> & { player: Player; session: Session },
): Promise<string> {
  const token = drawSecret();
  await tx.sql`
    insert into studio_launch (hash, studio, game, player_id, session_hash, expires_at)
    values (${hashSecret(token)}, ${studio}, ${game}, ${player.id}, ${session.hash}, ${later(now, LASTS_MS)})`;
  return token;
}

export interface UsedLaunch {
  game: string;
  session_hash: Buffer;
  expires_at: Date;
}

/** Whoever is first has it. Undefined: there is none, or it was used before. */
export async function useLaunch(
  tx: Tx,
  studio: string,
  token: string,
  now: Date,
): Promise<UsedLaunch | undefined> {
  const [used] = await tx.sql<UsedLaunch>`
    update studio_launch set used_at = ${now}
    where hash = ${hashSecret(token)} and studio = ${studio} and used_at is null
    returning game, session_hash, expires_at`;
  return used;
}

export const forgetLaunches = (sql: Sql, now: Date) =>
  sql`delete from studio_launch where expires_at < ${later(now, -KEPT_MS)}`;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
