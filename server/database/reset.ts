// Empties a database and makes it anew.
import { CannotStart } from './cannot-start.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

export async function emptyDatabase(url: string): Promise<void> {
  const { sql, close } = await connect(url, { application_name: 'marigold reset' });
  try {
    const [others] = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and application_name like 'marigold%' and pid <> pg_backend_pid()`;
    if (others!.count > 0) throw new CannotStart('A server is using this database: stop it first.');
    await sql`drop schema if exists pgboss cascade`;
    await sql`drop schema public cascade`;
    await sql`create schema public`;
  } finally {
    await close();
  }
  await migrate(url);
}
