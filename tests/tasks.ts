// A task for tests, whose effect can be counted: a note of what it was given, in a table that counts.
import * as z from 'zod/mini';
import type { Sql } from '#server/database/db.ts';
import { defineTask, type Worker, workerOf } from '#server/jobs/tasks.ts';

export const note = defineTask('test.note', z.object({ text: z.string() }));

interface Noting {
  width?: number;
  /** What it does outside of the database. */
  before?(text: string): Promise<unknown>;
}

export const noting = ({ width = 5, before = async () => undefined }: Noting = {}): Worker =>
  workerOf(note, {
    width,
    async run({ text }) {
      await before(text);
      return async (tx) => {
        await tx.sql`
          insert into daily_total (day, name, count, cents) values ('2026-03-01', ${text}, 1, 0)
          on conflict (day, name, currency) do update set count = daily_total.count + 1`;
      };
    },
  });

/** How often each text was noted. */
export async function notesOf(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; count: number }>`select name, count from daily_total order by name`;
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
