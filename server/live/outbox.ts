// Live events are written in the transaction that caused them, and published only after it commits: at least once,
// and in order for each player.
//
// The process that wrote them wakes its own sender after the commit. A NOTIFY inside the transaction would wake
// everyone, but it makes all notifying commits of the server wait for one another, and money is moved in these.
import * as z from 'zod/mini';
import { type EventName, events, type LiveEvent } from '#contract/events.ts';
import { type Db, type Tx, together } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { isPassing } from '../plumbing/outage.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { createSweeper } from '../plumbing/sweeper.ts';
import type { Bus } from './bus.ts';

export const tell = (tx: Tx, playerId: number, event: LiveEvent): Promise<void> =>
  tellAll(tx, [{ playerId, event }]);

export interface PlayerEvent {
  playerId: number;
  event: LiveEvent;
}

/** In this order. */
export async function tellAll(tx: Tx, told: readonly PlayerEvent[]): Promise<void> {
  const data = told.map(({ event }) =>
    JSON.stringify(z.encode(events[event.name].data as z.ZodMiniType, event.data)),
  );
  await tx.sql`
    insert into live_outbox (player_id, name, data)
    select player_id, name, data::jsonb
    from unnest(${told.map(({ playerId }) => playerId)}::bigint[], ${told.map(({ event }) => event.name)}::text[],
      ${data}::text[]) as told (player_id, name, data)`;
  tx.signal('outbox');
}

export interface Sender {
  /** Publishes whatever waits; a process that crashed may have left something behind. */
  sweep(): Promise<void>;
  /** Finishes what it is sending. */
  close(): Promise<void>;
}

export function startSender(db: Db, bus: Bus): Sender {
  const { sweep, settled } = createSweeper(AT_ONCE, () => publishSome(db, bus));
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** What cannot be sent stays in the outbox and is tried again: the database or the bus will be back. */
  const wake = () => {
    clearTimeout(retry);
    sweep().catch((error: unknown) => {
      if (isPassing(error)) logOutage('database', 'live events wait', error);
      else log.bug(error);
      // Several may have waited for the sweep that failed: one of them tries again.
      clearTimeout(retry);
      if (!isClosed) retry = setTimeout(wake, RETRY_MS);
    });
  };

  const unhear = db.onSignal('outbox', wake);
  wake();
  return {
    sweep,
    async close() {
      isClosed = true;
      unhear();
      await settled();
      clearTimeout(retry);
    },
  };
}

const RETRY_MS = 1_000;

interface Row {
  id: number;
  player_id: number;
  name: EventName;
  data: unknown;
}

const AT_ONCE = 1_000;

/**
 * One server sends at a time, the oldest first, so nobody overtakes; who comes meanwhile waits, and sees what has been
 * written since. Events are deleted once published; a crash between the two publishes them again.
 */
const publishSome = (db: Db, bus: Bus): Promise<number> =>
  db.atomically(async ({ sql }) => {
    const [, , rows] = await together(
      // Lost in a crash, it is done again; the events themselves are as safe as what caused them.
      sql`set local synchronous_commit = off`,
      sql`select pg_advisory_xact_lock('live_outbox'::regclass::int, 0)`,
      // By name, each: dead rows are many here, and what is known of their number is old. No plan may walk over them.
      sql<Row>`
        delete from live_outbox where id = any(array(select id from live_outbox order by id limit ${AT_ONCE}))
        returning id, player_id, name, data`,
    );
    const inOrder = rows.toSorted((a, b) => a.id - b.id);
    await bus.publish(
      ...inOrder.map(({ player_id, name, data }) => ({ to: player_id, event: { name, data } })),
    );
    return rows.length;
  });
