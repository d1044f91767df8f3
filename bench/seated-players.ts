// Players with money who have a game open, each with the token of its frame.
import { cents } from '#rules/money.ts';
import type { Db } from '#server/database/db.ts';
import { startSession } from '#server/sessions/sessions.ts';
import { makePlayer } from '#tests/player.ts';

const FUNDS = cents(1_000_000_000);

export interface SeatedPlayer {
  id: number;
  /** Of the browser. */
  cookie: string;
  /** Of the frame. */
  token: string;
}

/** Their passwords would take longer to hash than all that is measured, so nobody asks for them. */
export async function seatPlayer(db: Db, origin: string, sysname: string): Promise<SeatedPlayer> {
  const { id } = await makePlayer(db, { balances: { main: FUNDS } });
  const browser = { address: '127.0.0.1', userAgent: 'a measurement' };
  const secret = await db.atomically((tx) => startSession(tx, id, { now: new Date(), browser }));
  const cookie = `sid=${secret}`;
  const response = await fetch(`${origin}/api/play.open`, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams({ sysname, mode: 'real' }),
  });
  const { result } = (await response.json()) as { result?: { token: string } };
  if (result === undefined) throw new Error(`${sysname} was not opened: ${response.status}`);
  return { id, cookie, token: result.token };
}

export async function seatPlayers(
  db: Db,
  origin: string,
  { sysname, count }: { sysname: string; count: number },
): Promise<SeatedPlayer[]> {
  const seated: SeatedPlayer[] = [];
  while (seated.length < count) seated.push(await seatPlayer(db, origin, sysname));
  return seated;
}
