// Shutting oneself out: at once, everywhere, and not to be taken back (decision D84).
import { Refusal } from '#contract/refusals.ts';
import { type ExclusionPeriod, exclusionEnd } from '#rules/self-exclusion.ts';
import { endSessions } from '../auth/sessions.ts';
import { lockPlayer, type Sql, type Tx } from '../db.ts';

export interface Exclusion {
  period: ExclusionPeriod;
  set_at: Date;
  /** Null: it has no end. */
  ends_at: Date | null;
}

/** Every session ends with it. A player who is shut out gets no letters that tempt them back. */
export async function excludePlayer(
  tx: Tx,
  playerId: number,
  period: ExclusionPeriod,
  now: Date,
): Promise<void> {
  // Whatever takes a stake or a deposit holds the same lock while it asks, so none slips in beside this.
  await lockPlayer(tx, playerId);
  await tx.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at)
    values (${playerId}, ${period}, ${now}, ${exclusionEnd(period, now)})`;
  await tx.sql`update contact set is_subscribed = false where player_id = ${playerId}`;
  await tx.sql`update player set is_subscribed = false where id = ${playerId}`;
  await endSessions(tx, playerId, { except: null });
}

/** Where several stand, the longest. */
export async function findStanding(
  sql: Sql,
  playerId: number,
  now: Date,
): Promise<Pick<Exclusion, 'ends_at'> | undefined> {
  const [standing] = await sql<Pick<Exclusion, 'ends_at'>>`
    select ends_at from self_exclusion
    where player_id = ${playerId} and (ends_at is null or ends_at > ${now})
    order by ends_at desc nulls first limit 1`;
  return standing;
}

/** For whatever lets a player in or takes their money. */
export async function refuseIfExcluded(sql: Sql, playerId: number, now: Date): Promise<void> {
  const standing = await findStanding(sql, playerId, now);
  if (standing === undefined) return;
  throw new Refusal('Authorization', {
    error_data: { self_exclusion_until: standing.ends_at?.toISOString() ?? null },
  });
}

export async function findLastExclusion(sql: Sql, playerId: number): Promise<Exclusion | undefined> {
  const [last] = await sql<Exclusion>`
    select period, set_at, ends_at from self_exclusion where player_id = ${playerId} order by id desc limit 1`;
  return last;
}
