// A database that notes the live events that each of its transactions has written, before they are sent and gone.
import type { Db } from '#server/database/db.ts';

export interface NotedEvent {
  player_id: number;
  name: string;
  data: unknown;
}

export function notingEvents(db: Db): { db: Db; events: NotedEvent[] } {
  const events: NotedEvent[] = [];
  const atomically: Db['atomically'] = (work, terms) =>
    db.atomically(async (tx) => {
      const result = await work(tx);
      events.push(
        ...(await tx.sql<NotedEvent>`
          select player_id, name, data from live_outbox where xmin = pg_current_xact_id()::xid order by id`),
      );
      return result;
    }, terms);
  return { db: { ...db, atomically }, events };
}
