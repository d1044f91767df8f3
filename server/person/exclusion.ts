// Self-exclusion: at once, everywhere, and not to be taken back (decision D84).
import { type ExclusionPeriod, exclusionEnd } from '#rules/self-exclusion.ts';
import type { Sql, Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { exclusionRefusal } from './barred.ts';
import { bindAccounts, closeAccount } from './bind.ts';
import { lockPerson } from './person-lock.ts';

export interface Exclusion {
  period: ExclusionPeriod;
  set_at: Date;
  /** Null: it has no end. */
  ends_at: Date | null;
}

/** It binds the person, on whichever of their accounts it was set. Call it first in a transaction, within `withPerson`. */
export async function excludePlayer(
  tx: Tx,
  playerId: number,
  period: ExclusionPeriod,
  now: Date,
): Promise<void> {
  // Whatever takes a stake or a deposit holds the same lock while it asks, so none slips in beside this.
  const accounts = await lockPerson(tx, playerId);
  await tx.sql`
    insert into self_exclusion (player_id, period, set_at, ends_at)
    values (${playerId}, ${period}, ${now}, ${exclusionEnd(period, now)})`;
  await recordFacts(tx, [
    {
      ...{ name: 'player.excluded', playerId, at: now },
      data: { until: exclusionEnd(period, now)?.toISOString() ?? null },
    },
  ]);
  await closeAccount(tx, playerId);
  await bindAccounts(tx, accounts, now);
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
  if (standing !== undefined) throw exclusionRefusal(standing.ends_at);
}

export async function findLastExclusion(sql: Sql, playerId: number): Promise<Exclusion | undefined> {
  const [last] = await sql<Exclusion>`
    select period, set_at, ends_at from self_exclusion where player_id = ${playerId} order by id desc limit 1`;
  return last;
}
