// With a pooler there are two addresses of one database: DATABASE_URL for questions, DATABASE_DIRECT_URL for what needs a
// connection of its own, such as LISTEN and locks that outlive a transaction.

import { CannotStart } from '../plumbing/cannot-start.ts';
import { draw } from '../plumbing/chance.ts';
import { connect } from './connect.ts';
import { checkServer } from './outside.ts';

export interface Addresses {
  databaseUrl: string;
  databaseDirectUrl: string | null;
}

/** Throws `CannotStart` where the addresses cannot be used, or where one lies about being direct. */
export async function checkAddresses({ databaseUrl, databaseDirectUrl }: Addresses): Promise<void> {
  await checkServer(databaseUrl);
  if (databaseDirectUrl === null) {
    if (!(await keepsSettings(databaseUrl)))
      throw new CannotStart(
        'DATABASE_URL leads through a pooler that drops what a connection brings, and with it the keys that seal the books: set DATABASE_DIRECT_URL to the address of the database itself.',
      );
    return;
  }
  await checkServer(databaseDirectUrl, 'DATABASE_DIRECT_URL');
  if (!(await keepsSettings(databaseDirectUrl)))
    throw new CannotStart('DATABASE_DIRECT_URL leads through a pooler: it must lead past it.');
  if (!(await isSameDatabase(databaseUrl, databaseDirectUrl)))
    throw new CannotStart(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases: both must name the same one.',
    );
}

const SETTING = 'marigold.is_direct';

/** A pooler refuses a startup setting that it does not know, or drops it without a word. */
async function keepsSettings(url: string): Promise<boolean> {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  address.searchParams.set('options', [...(options === null ? [] : [options]), `-c${SETTING}=yes`].join(' '));
  try {
    const { run, close } = await connect(address.href, { statement_timeout: TIMEOUT_MS });
    const [row] = await run<{ isKept: boolean }>(`
      select coalesce(current_setting('${SETTING}', true), '') = 'yes'
        and current_setting('statement_timeout') = '${TIMEOUT_MS}ms' as "isKept"`);
    await close();
    return row!.isKept;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNSUPPORTED_PARAMETER) return false;
    throw error;
  }
}

const TIMEOUT_MS = 7_001;
/** PostgreSQL's protocol violation, with which a pooler answers. */
const UNSUPPORTED_PARAMETER = '08P01';

/** A lock that is taken on one side is seen on the other, whatever the addresses look like. */
async function isSameDatabase(pooled: string, direct: string): Promise<boolean> {
  const key = draw(2 ** 31);
  const holder = await connect(direct);
  const observer = await connect(pooled);
  try {
    await holder.sql`select pg_advisory_lock(${LOCK_CLASS}, ${key})`;
    const [row] = await observer.run<{ isSeen: boolean }>(`
      select exists (
        select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database() and classid = ${LOCK_CLASS} and objid = ${key}
      ) as "isSeen"`);
    return row!.isSeen;
  } finally {
    await observer.close();
    await holder.close();
  }
}

/** Locks with two numbers are used for nothing else. */
const LOCK_CLASS = 1;
