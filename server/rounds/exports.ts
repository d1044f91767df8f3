// A player's rounds as a file: asked for, made in the background, and fetched by its player until it expires.
import * as z from 'zod/mini';
import type { HistoryExport } from '#contract/games-history.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import { type DaysAsked, spanOf } from '../calls/days-asked.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { lockPlayer, type Sql } from '../database/db.ts';
import { defineTask, schedule } from '../jobs/tasks.ts';
import { drawSecret } from '../plumbing/chance.ts';

const KEPT_MS = 3 * 24 * 3_600_000;
/** Of one player, made at the same time. */
const PENDING_MAX = 3;

export const exportTask = defineTask('history.export', z.object({ export: z.string() }), {
  lastsMs: KEPT_MS,
});

export const createExport = (
  ctx: Pick<Context, 'db' | 'now' | 'idempotencyKey'>,
  playerId: number,
  asked: DaysAsked,
): Promise<{ id: string; status: 'pending' }> => {
  const { from, to } = spanOf(asked);
  const id = drawSecret();
  return atomicallyOnce(ctx, id, async (tx) => {
    await lockPlayer(tx, playerId);
    const [pending] = await tx.sql<{ count: number }>`
      select count(*)::int as count from history_export where player_id = ${playerId} and status = 'pending'`;
    if (pending!.count >= PENDING_MAX) throw new Refusal('InvalidRequest');
    await tx.sql`
      insert into history_export (id, player_id, starts_at, ends_at, status, created_at, expires_at)
      values (${id}, ${playerId}, ${from}, ${to}, 'pending', ${ctx.now}, ${new Date(ctx.now.getTime() + KEPT_MS)})`;
    await schedule(tx, exportTask, { export: id }, ctx.now);
    return { id, status: 'pending' as const };
  });
};

interface ExportRow {
  id: string;
  status: HistoryExport['status'];
  starts_at: Date | null;
  ends_at: Date | null;
  rounds: number;
  total: number | null;
  created_at: Date;
  expires_at: Date;
}

export async function listExports(sql: Sql, playerId: number, now: Date): Promise<HistoryExport[]> {
  const rows = await sql<ExportRow>`
    select id, status, starts_at, ends_at, rounds, total, created_at, expires_at from history_export
    where player_id = ${playerId} and expires_at > ${now} order by created_at desc, id limit 50`;
  return rows.map(({ id, status, starts_at, ends_at, rounds, total, created_at, expires_at }) => ({
    ...{ id, status, rounds, total },
    from: starts_at?.toISOString() ?? null,
    to: ends_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ...(status === 'ready' && { url: `/history-exports/${id}.csv` }),
  }));
}

/** Its parts in order, or undefined where there is no such file of this player. */
export async function openExport(sql: Sql, id: string, playerId: number, now: Date) {
  const [found] = await sql<{ parts: number }>`
    select (select count(*)::int from history_export_part where export_id = id) as parts from history_export
    where id = ${id} and player_id = ${playerId} and status = 'ready' and expires_at > ${now}`;
  return found && partsOf(sql, id, found.parts);
}

async function* partsOf(sql: Sql, id: string, parts: number): AsyncGenerator<string> {
  for (let number = 0; number < parts; number++) {
    const [part] = await sql<{ text: string }>`
      select text from history_export_part where export_id = ${id} and number = ${number}`;
    if (part === undefined) throw new Error(`part ${number} of export ${id} is gone`);
    yield part.text;
  }
}

export const forgetExports = (sql: Sql, now: Date) =>
  sql`delete from history_export where expires_at < ${now}`;
