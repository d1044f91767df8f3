// Events with bets on them, and how far these were settled.
import type { Sql, Tx } from '../database/db.ts';
import type { LegRow } from './bet-rows.ts';

/** They are looked at from now on, whenever they change. */
export async function watchEvents(
  tx: Tx,
  legs: readonly Pick<LegRow, 'event_id'>[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(legs.map(({ event_id }) => event_id))].toSorted((a, b) => a - b);
  await tx.sql`
    insert into bet_settlement (event_id, version, state, at)
    select event_id, 0, '', ${now} from unnest(${ids}::bigint[]) as event_id
    on conflict (event_id) do nothing`;
}

interface Due {
  event_id: number;
}

/** Those that have changed since their bets were last settled. */
export const listDue = (sql: Sql, now: Date): Promise<Due[]> => sql<Due>`
  select event_id from bet_settlement join event on event.id = event_id
  where (watched_until is null or watched_until > ${now}) and event.version > bet_settlement.version
  order by event_id`;
