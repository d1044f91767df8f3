// A database that was once a sandbox says so, and opens neither in production nor for real players without being cleaned.

import type { Config } from '../config/config.ts';
import { CannotStart } from '../plumbing/cannot-start.ts';
import { log } from '../plumbing/log.ts';
import type { Sql } from './db.ts';

type Start = Pick<Config, 'isSandbox' | 'isProduction'>;

/** Before the first visitor: sets the mark where the sandbox is on, and refuses what must not be mixed. */
export async function admitDatabase(sql: Sql, { isSandbox, isProduction }: Start, now: Date): Promise<void> {
  const isMarked = await isSandboxMarked(sql);
  if (isSandbox && !isMarked) return mark(sql, now);
  if (isSandbox || !isMarked) return;
  if (isProduction)
    throw new CannotStart(
      'This database was a sandbox: it has players with a published password and money that nobody paid in. Use an empty database, or run npm run leave-sandbox first.',
    );
  log.warn(
    'this database was a sandbox: its money came from nowhere, and npm run leave-sandbox closes its players',
  );
}

export async function isSandboxMarked(sql: Sql): Promise<boolean> {
  const marks = await sql`select 1 from sandbox_mark`;
  return marks.length > 0;
}

/** Of two first starts at once the second finds the first one's players, but then its mark too. */
async function mark(sql: Sql, now: Date): Promise<void> {
  await sql`
    insert into sandbox_mark (marked_at)
    select ${now}::timestamptz where not exists (select from player) on conflict do nothing`;
  if (!(await isSandboxMarked(sql)))
    throw new CannotStart(
      'This database has players and was never a sandbox: with SANDBOX=on anybody could sign in as them. Use another database.',
    );
}
