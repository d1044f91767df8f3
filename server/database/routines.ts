// Functions and views follow their files. When one was changed, or a migration came before, all are applied again: they
// build on each other, and what one had to drop under another comes back.
import { CannotStart } from '../plumbing/cannot-start.ts';
import type { Connection } from './connect.ts';
import type { Sql } from './db.ts';
import type { SchemaFile } from './schema-files.ts';

interface RoutineRow {
  name: string;
  sha256: string;
  /** A later text of the same file took its place. */
  is_replaced: boolean;
}

/** Gives the names of those that were new or changed. The caller holds the lock on migrations. */
export async function applyRoutines(
  { sql, run }: Connection,
  routines: readonly SchemaFile[],
  { isAfterMigration }: { isAfterMigration: boolean },
): Promise<string[]> {
  await sql`
    create table if not exists schema_routine (
      name        text,
      sha256      text,
      applied_at  timestamptz not null default now(),
      replaced_at timestamptz,
      primary key (name, sha256)
    )`;
  const changed = changedOf(routines, await listKept(sql));
  if (changed.length === 0 && !isAfterMigration) return [];
  await sql`begin`;
  try {
    for (const { text } of routines) await run(text);
    for (const { name, sha256 } of changed) {
      await sql`update schema_routine set replaced_at = now() where name = ${name} and replaced_at is null`;
      await sql`insert into schema_routine (name, sha256) values (${name}, ${sha256})`;
    }
    await sql`commit`;
  } catch (error) {
    await sql`rollback`;
    throw error;
  }
  return changed.map(({ name }) => name);
}

/** Also where a newer program has changed some of them since. */
export async function haveRoutines(sql: Sql, routines: readonly SchemaFile[]): Promise<boolean> {
  const known = new Set((await listKept(sql).catch(noneYet)).map(keyOf));
  return routines.every((routine) => known.has(keyOf(routine)));
}

const listKept = (sql: Sql): Promise<RoutineRow[]> =>
  sql<RoutineRow>`select name, sha256, replaced_at is not null as is_replaced from schema_routine`;

/** A database from before there were routines has no list of them. */
function noneYet(error: unknown): RoutineRow[] {
  if ((error as { code?: unknown }).code !== '42P01') throw error;
  return [];
}

const keyOf = ({ name, sha256 }: Pick<SchemaFile, 'name' | 'sha256'>): string => `${name} ${sha256}`;

/** A text that was replaced is an older program's: applied again, it would undo what the newer one needs. */
function changedOf(routines: readonly SchemaFile[], kept: readonly RoutineRow[]): SchemaFile[] {
  const known = new Map(kept.map((one) => [keyOf(one), one]));
  const old = routines.find((routine) => known.get(keyOf(routine))?.is_replaced === true);
  if (old !== undefined)
    throw new CannotStart(
      `The database is newer than this program: ${old.name} was replaced since. Start the newer program; where the earlier text is wanted back, change a comment in it.`,
    );
  return routines.filter((routine) => !known.has(keyOf(routine)));
}
