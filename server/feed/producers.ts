// Producers: how far each was heard, and whether it can be relied upon. Of one that has been silent for too long nothing is
// offered, until it has told how everything stands.
import { tellEvents } from '../book/tell-events.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Bus } from '../live/bus.ts';

/** A producer that says nothing for so long is down. */
const SILENT_AFTER_MS = 20_000;

export interface ProducerRow {
  sequence: number;
  is_down: boolean;
}

/** One at a time, until the transaction ends. One that was never heard of is down. */
export async function holdProducer(tx: Tx, name: string, now: Date): Promise<ProducerRow> {
  await tx.sql`insert into producer (name, alive_at) values (${name}, ${now}) on conflict do nothing`;
  const [row] = await tx.sql<ProducerRow>`
    select sequence, is_down from producer where name = ${name} for update`;
  return row!;
}

export async function findProducer(sql: Sql, name: string): Promise<ProducerRow | undefined> {
  const [row] = await sql<ProducerRow>`select sequence, is_down from producer where name = ${name}`;
  return row;
}

/** `asOf`: everything that it created until then has been applied. False: it was silent for too long, and has to recover. */
export async function noteAlive(sql: Sql, name: string, now: Date, asOf: Date | null): Promise<boolean> {
  const [row] = await sql<{ is_down: boolean }>`
    update producer set alive_at = ${now}, as_of = case when is_down then as_of else greatest(as_of, ${asOf}) end
    where name = ${name} returning is_down`;
  return row?.is_down === false;
}

/** Events of which it has not told the end. */
export const findOpen = async (sql: Sql, producer: string): Promise<string[]> => {
  const rows = await sql<{ external_id: string }>`
    select external_id from event
    where producer = ${producer} and status in ('scheduled', 'live', 'interrupted', 'ended', 'postponed')
    order by starts_at limit ${OPEN_MAX}`;
  return rows.map(({ external_id }) => external_id);
};

const OPEN_MAX = 5_000;

interface Recovery {
  producer: string;
  sequence: number;
  /** It has told how everything stands, and not only what came since. */
  isWhole: boolean;
  /** All events that are not over; null where it need not know them all. */
  known: readonly string[] | null;
  now: Date;
}

/** It has told all that we missed. False: it was closed, and has to tell how everything stands. */
export async function noteRecovered(
  tx: Tx,
  bus: Bus,
  { producer, sequence, isWhole, known, now }: Recovery,
): Promise<boolean> {
  const { is_down, sequence: before } = await holdProducer(tx, producer, now);
  if (sequence < before || (!isWhole && is_down)) return false;
  if (known !== null) await cancelUnknown(tx, bus, { producer, known, now });
  await tx.sql`
    update producer set is_down = false, sequence = ${sequence}, alive_at = ${now} where name = ${producer}`;
  return true;
}

const silentSince = (now: Date) => new Date(now.getTime() - SILENT_AFTER_MS);

export async function hasSilent(sql: Sql, now: Date): Promise<boolean> {
  const rows = await sql`select from producer where not is_down and alive_at < ${silentSince(now)} limit 1`;
  return rows.length > 0;
}

/** Closes whatever silent producers have open. Any server may find out; the first does it. */
export async function closeSilent(tx: Tx, bus: Bus, now: Date): Promise<string[]> {
  const since = silentSince(now);
  const down = await tx.sql<{ name: string }>`
    update producer set is_down = true where not is_down and alive_at < ${since} returning name`;
  if (down.length === 0) return [];
  const names = down.map(({ name }) => name);
  const closed = await tx.sql<{ id: number }>`
    update event set pause = 'feed', version = version + 1, changed_at = ${now}
    where producer = any(${names}::text[]) and status in ('scheduled', 'live', 'interrupted')
    returning id`;
  await tellEvents(
    tx,
    bus,
    closed.map(({ id }) => id),
    now,
  );
  return names;
}

/** What its producer no longer knows will never be played. */
async function cancelUnknown(
  tx: Tx,
  bus: Bus,
  { producer, known, now }: { producer: string; known: readonly string[]; now: Date },
): Promise<void> {
  const cancelled = await tx.sql<{ id: number }>`
    update event set status = 'cancelled', ending = 'cancelled', pause = 'ended', result = '{}',
      result_revision = result_revision + 1, version = version + 1, changed_at = ${now}
    where producer = ${producer} and status in ('scheduled', 'live', 'interrupted', 'ended', 'postponed')
      and external_id <> all(${known}::text[])
    returning id`;
  await tellEvents(
    tx,
    bus,
    cancelled.map(({ id }) => id),
    now,
  );
}
