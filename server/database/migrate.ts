// Brings a database up to this program: every migration not yet applied, in order, each in one transaction, and then the
// routines.
import { CannotStart } from '../plumbing/cannot-start.ts';
import { type Connection, connect } from './connect.ts';
import type { Sql } from './db.ts';
import { houseLocks } from './house-locks.ts';
import { applyRoutines, haveRoutines } from './routines.ts';
import { readSchema, type Schema, type SchemaFile } from './schema-files.ts';

/** Gives the names of those it applied. Two processes that start together take turns, so each file runs once. */
export async function migrate(
  url: string,
  { migrations, routines }: Schema = readSchema(),
): Promise<string[]> {
  const connection = await connect(url, { application_name: 'marigold migrations' });
  const { sql } = connection;
  try {
    await sql`select pg_advisory_lock(${houseLocks.migrations})`;
    await sql`
      create table if not exists schema_migration (
        name       text primary key,
        sha256     text not null,
        applied_at timestamptz not null default now()
      )`;
    const applied = await sql<{ name: string; sha256: string }>`select name, sha256 from schema_migration`;
    const pending = pendingOf(migrations, applied);
    for (const migration of pending) await apply(connection, migration);
    const changed = await applyRoutines(connection, routines, { isAfterMigration: pending.length > 0 });
    return [...pending.map(({ name }) => name), ...changed];
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new CannotStart(
      'The database user of DATABASE_URL may not create tables: make it the owner of the database.',
    );
  } finally {
    await connection.close();
  }
}

async function apply({ sql, run }: Connection, { name, text, sha256 }: SchemaFile): Promise<void> {
  await sql`begin`;
  try {
    await run(text);
    await sql`insert into schema_migration (name, sha256) values (${name}, ${sha256})`;
    await sql`commit`;
  } catch (error) {
    await sql`rollback`;
    throw error;
  }
}

export async function isMigrated(
  sql: Sql,
  { migrations, routines }: Schema = readSchema(),
): Promise<boolean> {
  const applied = await sql<{ name: string }>`select name from schema_migration`;
  const names = new Set(applied.map(({ name }) => name));
  return migrations.every(({ name }) => names.has(name)) && haveRoutines(sql, routines);
}

function pendingOf(
  migrations: readonly SchemaFile[],
  applied: readonly { name: string; sha256: string }[],
): SchemaFile[] {
  const known = new Map(applied.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of migrations) {
    if (known.has(name) && known.get(name) !== sha256)
      throw new CannotStart(
        `migrations/${name} was changed after it had been applied: undo that, and write a new file.`,
      );
  }
  const pending = migrations.filter(({ name }) => !known.has(name));
  const newest = [...known.keys()].toSorted().at(-1);
  const late = pending.find(({ name }) => newest !== undefined && name < newest);
  if (late)
    throw new CannotStart(
      `migrations/${late.name} comes before ${newest}, which was applied already: number it anew.`,
    );
  return pending;
}
