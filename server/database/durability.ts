// A commit that is answered before it is on the disk is a promise that a power cut breaks. A database set up so is
// noticed when a server starts.

import { CannotStart } from '../plumbing/cannot-start.ts';
import { log } from '../plumbing/log.ts';
import type { Sql } from './db.ts';

const settings = ['synchronous_commit', 'fsync', 'full_page_writes'];

/** Production refuses; anywhere else a line in the log must do. */
export async function checkDurability(sql: Sql, { isProduction }: { isProduction: boolean }): Promise<void> {
  const off = await sql<{ name: string }>`
    select name from unnest(${settings}::text[]) as name where current_setting(name) = 'off' order by name`;
  if (off.length === 0) return;
  const names = off.map(({ name }) => name).join(', ');
  if (isProduction)
    throw new CannotStart(
      `The database answers before what it was told is on the disk (off: ${names}): after a power cut payments would be gone. Turn them on.`,
    );
  log.warn('the database answers before what it was told is on the disk', { off: names });
}
