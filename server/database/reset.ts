// Empties a database and makes it anew.
import { connect } from './connect.ts';
import { requireUnused } from './in-use.ts';
import { migrate } from './migrate.ts';

export async function emptyDatabase(url: string): Promise<void> {
  await requireUnused(url);
  const { sql, close } = await connect(url, { application_name: 'marigold reset' });
  try {
    await sql`drop schema if exists pgboss cascade`;
    await sql`drop schema public cascade`;
    await sql`create schema public`;
  } finally {
    await close();
  }
  await migrate(url);
}
