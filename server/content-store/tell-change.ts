// Telling every server, and every open page, that content is another now.
import * as z from 'zod/mini';
import { type Entry, type EntryKind, entryKinds } from '#contract/content-entries.ts';
import { patchChannel } from '../channels/channels.ts';
import { CONTENT_CHANGED } from '../content/live-content.ts';
import type { Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { defineTask, scheduleAll, scheduled, type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';

interface Told {
  kinds: readonly EntryKind[];
  entries: number;
  by: string;
  now: Date;
}

/** In the transaction of the change: no server is told of what did not happen, and none is left out of what did. */
export async function tellChange(tx: Tx, { kinds, entries, by, now }: Told): Promise<void> {
  const [risen] = await tx.sql<{ version: number }>`
    update content_version set version = version + 1 returning version`;
  const revision = risen!.version;
  await patchChannel(tx, 'content.changed', Object.fromEntries(kinds.map((kind) => [kind, revision])), now);
  await recordFacts(tx, [
    { name: 'content.changed', playerId: null, at: now, data: { kinds, entries, revision, by } },
  ]);
  await tx.sql`select pg_notify(${CONTENT_CHANGED}, ${String(revision)})`;
}

const turn = defineTask('content.turn', z.object({ kinds: z.array(z.enum(entryKinds)) }));

/** What begins or ends by itself changes what is served at that moment, and pages are kept until something changes. */
export async function scheduleTurns(tx: Tx, entries: readonly Entry[], now: Date): Promise<void> {
  const turns = entries.flatMap(({ kind, value }) =>
    momentsOf(value)
      .filter((at) => at > now)
      .map((at) => scheduled(turn, { kinds: [kind] }, at)),
  );
  if (turns.length > 0) await scheduleAll(tx, turns);
}

const moments = ['from', 'until', 'started_at', 'finished_at'];

function momentsOf(value: Entry['value']): Date[] {
  if (typeof value !== 'object' || value === null) return [];
  return moments.flatMap((name) => {
    const at = (value as Record<string, unknown>)[name];
    return typeof at === 'string' ? [new Date(at)] : [];
  });
}

export const contentTurned = ({ clock }: { clock: Clock }): Worker =>
  workerOf(turn, {
    width: 1,
    run:
      async ({ kinds }) =>
      (tx) =>
        tellChange(tx, { kinds, entries: 0, by: 'schedule', now: clock.now() }),
  });
