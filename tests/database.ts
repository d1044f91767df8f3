// A database of its own for every test: migrated once into a template, whose files are then copied, which takes
// milliseconds. The usual way, page by page through the log, takes twice as long.
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Connection, connect, databaseAt } from '#server/database/connect.ts';
import { type Db, openDb, type Sql } from '#server/database/db.ts';
import { migrate } from '#server/database/migrate.ts';
import { keyedUrl } from '#server/ledger/ledger-keys.ts';
import type { ReadByRules } from './read-by-rules.ts';

/** Of the books of every test. */
const KEY = Buffer.alloc(32, 'ledger');
const TEMPLATE = 'marigold_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server on which databases may be made. */
    databaseServer: string;
    /** The migrated database that every test copies. */
    databaseTemplate: string;
    /** What each rule of the audit reads. */
    readByRules: ReadByRules;
  }
}

export async function migrateTemplate(server: string): Promise<string> {
  const name = `${TEMPLATE}_${process.pid}`;
  await onServer(server, async ({ run }) => {
    await run(`drop database if exists ${name} with (force)`);
    await run(`create database ${name} template template0 encoding 'UTF8'`);
  });
  await migrate(databaseAt(server, name));
  return name;
}

export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, ({ run }) => run(`drop database if exists ${name} with (force)`));

export interface TestDatabase {
  url: string;
  db: Db;
  drop(): Promise<void>;
}

export async function copyTemplate(): Promise<TestDatabase> {
  const { url, drop } = await makeDatabase(inject('databaseTemplate'));
  const db = openDb(url);
  return {
    url,
    db,
    async drop() {
      await db.close();
      await drop();
    },
  };
}

/** A database with nothing in it, or with all that `template` holds. */
export async function makeDatabase(template = 'template0'): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseServer');
  const name = `world_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, ({ run }) => run(`create database ${name} template ${template} strategy file_copy`));
  return { url: keyedUrl(databaseAt(server, name), [KEY]), drop: () => dropDatabase(server, name) };
}

/** Until somebody in this database waits for a lock, or `work` has come to its end without. */
export async function untilBlocked(sql: Sql, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void work.then(end, end);
  const blocked = () => sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isOver && (await blocked()).length === 0);
}

async function onServer(server: string, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  const connection = await connect(server);
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}
