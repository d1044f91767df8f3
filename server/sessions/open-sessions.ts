// Where a player is signed in, as the player sees it.
import type { SessionInfo } from '#contract/account/security.ts';
import { readDevice } from '#rules/device.ts';
import type { Session } from '../calls/context.ts';
import type { Sql, Tx } from '../database/db.ts';
import { endSession, findLiving, type SessionTerms } from './sessions.ts';

interface Row {
  hash: Buffer;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
}

/** This one first, then the latest seen. */
export async function listSessions(
  sql: Sql,
  playerId: number,
  { current, asked }: { current: Session | null; asked: SessionTerms },
): Promise<SessionInfo[]> {
  const rows = await sql<Row>`
    select hash, user_agent, address, created_at, last_seen_at from session
    where player_id = ${playerId} order by last_seen_at desc, created_at desc`;
  const living = await findLiving(sql, rows.map(nameOf), asked);
  return rows
    .filter((row) => living.has(nameOf(row)))
    .map((row) => ({
      id: nameOf(row),
      ...readDevice(row.user_agent),
      address: row.address,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      is_current: current !== null && row.hash.equals(current.hash),
    }))
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** The hash opens nothing, so it may be told. */
const nameOf = ({ hash }: Pick<Row, 'hash'>) => hash.toString('hex');

/** Somebody else's stays, and is not even admitted to exist. */
export async function endOwnSession(tx: Tx, playerId: number, id: string): Promise<void> {
  const [own] = await tx.sql<Session>`
    select hash from session where player_id = ${playerId} and encode(hash, 'hex') = ${id}`;
  if (own !== undefined) await endSession(tx, own);
}
