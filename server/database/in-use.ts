// Some work needs the database to itself.
import { CannotStart } from '../plumbing/cannot-start.ts';
import { connect } from './connect.ts';

/** Throws `CannotStart` while a server is connected. */
export async function requireUnused(url: string): Promise<void> {
  const { sql, close } = await connect(url, { application_name: 'marigold looks who is there' });
  try {
    const [others] = await sql<{ count: number }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and application_name like 'marigold%' and pid <> pg_backend_pid()`;
    if (others!.count > 0) throw new CannotStart('A server is using this database: stop it first.');
  } finally {
    await close();
  }
}
