// Work that a transaction schedules: what is to be done, with what, and when (docs/decisions/0027-tasks.md). It is kept
// with everything else of that transaction, so there is none without the other.
import * as z from 'zod/mini';
import type { Tx } from '../database/db.ts';

export interface TaskKind<Payload> {
  /** Kept in the database: a task finds who does it by this. */
  name: string;
  payload: z.ZodMiniType<Payload>;
  /** So long after its moment it is still of use. */
  lastsMs: number;
}

const DAY_MS = 24 * 3_600_000;

export const defineTask = <Payload>(
  name: string,
  payload: z.ZodMiniType<Payload>,
  { lastsMs = DAY_MS }: { lastsMs?: number } = {},
): TaskKind<Payload> => ({ name, payload, lastsMs });

export interface Scheduled {
  name: string;
  /** As JSON. */
  payload: string;
  dueAt: Date;
  endsAt: Date;
}

export const scheduled = <Payload>(
  { name, payload: schema, lastsMs }: TaskKind<Payload>,
  payload: Payload,
  at: Date,
): Scheduled => ({
  name,
  payload: JSON.stringify(z.encode(schema, payload)),
  dueAt: at,
  endsAt: new Date(at.getTime() + lastsMs),
});

/** At that moment, or as soon after it as can be. */
export const schedule = <Payload>(
  tx: Tx,
  kind: TaskKind<Payload>,
  payload: Payload,
  at: Date,
): Promise<void> => scheduleAll(tx, [scheduled(kind, payload, at)]);

/** Asks the database the same thing for none as for many: nobody learns by the time it takes. */
export async function scheduleAll(tx: Tx, tasks: readonly Scheduled[]): Promise<void> {
  tx.signal('tasks');
  await tx.sql`
    insert into task (name, payload, due_at, ends_at)
    select name, payload::jsonb, due_at, ends_at
    from unnest(${tasks.map(({ name }) => name)}::text[], ${tasks.map(({ payload }) => payload)}::text[],
      ${tasks.map(({ dueAt }) => dueAt)}::timestamptz[], ${tasks.map(({ endsAt }) => endsAt)}::timestamptz[]
    ) with ordinality as scheduled (name, payload, due_at, ends_at, place) order by place`;
}

/** What a task does last, in the transaction that strikes it off: it happens once. */
export type Effect = (tx: Tx) => Promise<void>;

interface Doing<Payload> {
  /** Under way at a time on one server: the trouble of one kind is no other's. */
  width: number;
  /** How many may be under way now; fewer while whoever is asked is away. */
  room?: () => number;
  /**
   * Whatever it does outside of the database may happen again, after a crash or when it took longer than `signal` allows.
   * What it gives back is done once. Throws where it is to be tried again.
   */
  run(payload: Payload, signal: AbortSignal): Promise<Effect | undefined>;
}

/** A kind of task with who does it. */
export interface Worker {
  name: string;
  width: number;
  room(): number;
  run(payload: unknown, signal: AbortSignal): Promise<Effect | undefined>;
}

export const workerOf = <Payload>(
  { name, payload: schema }: TaskKind<Payload>,
  { width, room = () => width, run }: Doing<Payload>,
): Worker => ({
  name,
  width,
  room,
  run: async (payload, signal) => run(z.decode(schema, payload as never), signal),
});

/** Of a failure that was told already, in better words than "a task failed". */
export class TriedInVain extends Error {
  override readonly name = 'TriedInVain';
}
