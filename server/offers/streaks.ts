// On how many days in a row players have come, by the days on which they signed in.
import type { Tx } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import { dayOf } from './standings.ts';

export const dayKey = (playerId: number, at: Date): string => `${playerId} ${dayOf(at)}`;

/** Of the days that were added, by player and day: how many in a row each makes. */
export async function countDays(tx: Tx, facts: readonly Fact[]): Promise<ReadonlyMap<string, number>> {
  const came = facts.filter(({ name, playerId }) => name === 'player.signed_in' && playerId !== null);
  const days = Map.groupBy(came, ({ at }) => dayOf(at));
  const counted = new Map<string, number>();
  // A batch holds a day or two: one after another, each makes the next longer.
  for (const [day, own] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const players = [...new Set(own.map(({ playerId }) => playerId))].toSorted((a, b) => a! - b!);
    const rows = await tx.sql<{ player_id: number; days: number }>`
      insert into sign_in_streak as held (player_id, last_day, days)
      select player_id, ${day}::date, 1 from unnest(${players}::bigint[]) as player_id
      on conflict (player_id) do update
      set last_day = excluded.last_day, days = case when held.last_day = excluded.last_day - 1 then held.days + 1 else 1 end
      where held.last_day < excluded.last_day
      returning player_id, days`;
    for (const row of rows) counted.set(`${row.player_id} ${day}`, row.days);
  }
  return counted;
}
