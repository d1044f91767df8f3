// Events with bets on them, and how far these were settled.
import { COMPLETED_WITHIN_HOURS } from '#sports/settle/ending-rules.ts';
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

/** Later nothing of it is waited for, unless its producer is away and may still tell. */
const COMPLETED_WITHIN_MS = COMPLETED_WITHIN_HOURS * 3_600_000;

/** Those that have changed since their bets were last settled, and those that were not completed in time. */
export const listDue = (sql: Sql, now: Date): Promise<Due[]> => sql<Due>`
  select event_id from bet_settlement join event on event.id = event_id left join producer on producer.name = event.producer
  where not is_lapsed and (watched_until is null or watched_until > ${now}) and (
    event.version > bet_settlement.version
    or (watched_until is null and starts_at < ${new Date(now.getTime() - COMPLETED_WITHIN_MS)} and is_down is not true))
  order by event_id`;

/** Of a match that should have been over long ago. */
export const isLate = ({ starts_at }: { starts_at: Date }, now: Date): boolean =>
  now.getTime() - starts_at.getTime() > COMPLETED_WITHIN_MS;
